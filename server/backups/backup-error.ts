/** A failure of a backup that the person who runs the shop can correct. The message says how. */
export class BackupError extends Error {
  override name = 'BackupError'
}
