/** Path of a shared file, without the start of its language. */
export const filePath = (slug: string): string => `/file/${encodeURIComponent(slug)}`
