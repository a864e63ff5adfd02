/** Reason why a file cannot be read. */
type Reason = 'large' | 'long' | 'unpacked' | 'locked' | 'encoding' | 'quotes' | 'unknown'

/** A file that is not a spreadsheet, or that cannot be read here. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(`The file cannot be read: ${reason}`)
    this.reason = reason
  }
}
