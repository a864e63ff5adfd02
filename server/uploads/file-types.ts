/** Extension by the stored and served type. The file viewer decides by the extension, as specified. */
export const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
  ['application/pdf', 'pdf'],
  ['image/avif', 'avif'],
  ['image/heic', 'heic'],
  ['image/heif', 'heif'],
  ['image/bmp', 'bmp'],
  ['image/tiff', 'tiff'],
])

/** Other names that devices and detectors give to the same types. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/apng', 'image/png'],
  ['image/x-png', 'image/png'],
  ['image/x-ms-bmp', 'image/bmp'],
  ['image/heic-sequence', 'image/heic'],
  ['image/heif-sequence', 'image/heif'],
  ['application/x-pdf', 'application/pdf'],
])

/** Types that browsers cannot show. They are stored as JPEG. */
const CONVERTED = new Set(['image/heic', 'image/heif', 'image/bmp', 'image/tiff'])

/** @returns the extension that a file will have, without a dot, or undefined for a type that uploads may not have */
export function extensionOf(type: string): string | undefined {
  const announced = canonical(type)
  return EXTENSIONS.get(CONVERTED.has(announced) ? 'image/jpeg' : announced)
}

/** The name under which uploads know a type. */
export function canonical(type: string): string {
  const bare = type.split(';', 1).join('').trim().toLowerCase()
  return ALIASES.get(bare) ?? bare
}

/** The type of an extension. Undefined for one that uploads do not have. */
export const typeOfExtension = (extension: string): string | undefined =>
  [...EXTENSIONS].find(([, known]) => known === extension)?.[0]
