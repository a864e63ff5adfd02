const IMAGES = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg'])

/** How a file is shown, by the extension of its name. */
export function fileKindOf(slug: string): 'image' | 'pdf' | 'other' {
  const extension = /\.([^.]+)$/.exec(slug)?.[1]?.toLowerCase() ?? ''
  if (IMAGES.has(extension)) return 'image'
  return extension === 'pdf' ? 'pdf' : 'other'
}

/** Where a file's bytes are. */
export const fileAddress = (slug: string) => `/uploads/${encodeURIComponent(slug)}`
