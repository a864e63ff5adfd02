/**
 * Projection of an image for queries, without its braces. Descriptions are in English: a query that has one in the
 * page's language adds it.
 */
export const IMAGE = `"ref": asset._ref, "alt": select($language == "en" => alt), hotspot{x, y}, crop{top, bottom, left, right},
  "blur": asset->metadata.blurHash`
