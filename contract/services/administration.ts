import {z} from 'zod'

/** `GET /backups`, for administrators. */
export const backupState = z.object({
  isAutomatic: z.boolean(),
  newest: z.object({madeAt: z.string(), bytes: z.number()}).nullable(),
  data: z.object({bytes: z.number(), freeBytes: z.number()}),
})

export type BackupState = z.infer<typeof backupState>

/** `POST /backups/downloads`: the path at which a browser downloads the backup within a minute. */
export const preparedDownload = z.object({path: z.string()})

export type PreparedDownload = z.infer<typeof preparedDownload>

/** `GET /audit` of the lake, for administrators: the record of access, newest first. */
export const auditRecord = z.object({
  entries: z.array(
    z.object({
      at: z.string(),
      event: z.string(),
      actor: z.string(),
      /** Name of the actor; absent when nobody has this id any more. */
      actorName: z.string().optional(),
      subject: z.string(),
      sender: z.string(),
      count: z.number(),
    }),
  ),
})

export type AuditEntry = z.infer<typeof auditRecord>['entries'][number]

const record = z.record(z.string(), z.unknown())

/** `POST /privacy-service/find` and `/erase`, for administrators: what the shop holds about a person, by kind. */
export const personData = z.object({
  /** Enquiries, with their drafts, and quotations. */
  leads: z.array(record),
  /** Enquiries that wait to be saved, and those that wait to be reported to Meta. */
  waiting: z.array(record),
  errors: z.array(record),
  /** Choices about privacy that were sent with the enquiries. */
  consents: z.array(record),
  /** Names of uploaded files. A file says nothing of its sender, so only its name is compared. */
  files: z.array(z.string()),
  /** Failed sign-ins from the address. */
  audit: z.array(record),
  /** Settings of staff in the Studio that hold the searched text: their recent searches. */
  searches: z.array(record),
})

export type PersonData = z.infer<typeof personData>
