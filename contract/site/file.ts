/** Bytes of the largest file that visitors can upload: less than 20 MB minus 2 kB. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024 - 2048 - 1

/** Path of a shared file, without the start of its language. */
export const filePath = (slug: string): string => `/file/${encodeURIComponent(slug)}`

/** Path of the bytes of an uploaded file. */
export const uploadPath = (slug: string): string => `/uploads/${encodeURIComponent(slug)}`
