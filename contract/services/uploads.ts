import {z} from 'zod'

/** `GET /upload-service/files`, for staff: the newest uploaded files. */
export const uploadedFiles = z.object({
  files: z.array(
    z.object({slug: z.string(), type: z.string(), bytes: z.number(), storedAt: z.string(), url: z.string()}),
  ),
  /** Number of all files. */
  count: z.number(),
  mayDelete: z.boolean(),
  /** Days after which files are deleted; null: never. */
  keptDays: z.number().nullable(),
})

export type UploadedFiles = z.infer<typeof uploadedFiles>
