/** An image that is damaged or too large. Its message is a sentence for the sender. */
export class RefusedImage extends Error {
  override name = 'RefusedPicture'
}
