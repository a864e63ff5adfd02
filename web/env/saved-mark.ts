/** Name of the element that says when a copy was saved, and class of the line that shows it. */
export const SAVED_AT = 'saved-copy'

/** Time at which this page was saved, as ISO 8601. Undefined: the page is no copy, or its content is current again. */
export const savedAt = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${SAVED_AT}]`)?.content

/** The content of this page is current from now on. */
export function forgetCopy(): void {
  for (const element of document.querySelectorAll(`meta[name=${SAVED_AT}], .${SAVED_AT}`)) element.remove()
}
