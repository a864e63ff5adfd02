/** An image whose structure cannot be followed, although its type is known. */
export class Malformed extends Error {
  override name = 'Malformed'
}
