/** Key of an entry of a list, from its English text. */
export function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
