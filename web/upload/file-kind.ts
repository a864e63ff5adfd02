const IMAGES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg'])

/** The view for a file, by the extension of its name. */
export function fileKindOf(slug: string): 'image' | 'pdf' | 'other' {
  const extension = /\.([^.]+)$/.exec(slug)?.[1]?.toLowerCase() ?? ''
  if (IMAGES.has(extension)) return 'image'
  return extension === 'pdf' ? 'pdf' : 'other'
}

/** Address of a file's bytes. */
export const fileAddress = (slug: string) => `/uploads/${encodeURIComponent(slug)}`
