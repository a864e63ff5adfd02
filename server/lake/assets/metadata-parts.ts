/** The parts of the metadata that an upload can choose. Size and transparency always come. */
export const METADATA_PARTS = [
  'palette',
  'lqip',
  'blurhash',
  'thumbhash',
  'exif',
  'location',
  'image',
] as const
export type MetadataPart = (typeof METADATA_PARTS)[number]

/** What the hosted service adds unasked: nothing about camera or place. */
export const DEFAULT_PARTS: MetadataPart[] = ['palette', 'lqip', 'blurhash', 'thumbhash']
