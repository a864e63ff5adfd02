declare global {
  interface HTMLElement {
    /** The scripts of the element are there: React handles its events. */
    isAlive?: boolean
  }
}

/**
 * Ref of an element whose taps the inline script (`start/replay-queue.ts`) keeps until React handles them. React calls the ref
 * once the element is hydrated.
 */
export function alive(element: HTMLElement | null): void {
  if (element) element.isAlive = true
}
