/**
 * Fades in pictures that load from now on, over their blur. Pictures are visible before they
 * fade, so one without a load event shows too.
 */
export function fadePictures() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const fade = ({target}: Event) => {
    if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return
    target.animate({opacity: [0, 1]}, {duration: 250, easing: 'ease-out'})
  }
  // Load events do not bubble, but the capture phase sees them.
  document.addEventListener('load', fade, {capture: true})
}
