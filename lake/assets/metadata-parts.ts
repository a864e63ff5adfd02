/** The parts of the metadata that an upload can request. Size and transparency are always included. */
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

/** Parts that the hosted service adds by default: nothing about the camera or the location. */
export const DEFAULT_PARTS: MetadataPart[] = ['palette', 'lqip', 'blurhash', 'thumbhash']
