/**
 * Lets pictures that arrive from now on come out of their blur. Nothing is hidden before: a picture that is
 * never told of shows itself all the same.
 */
export function fadePictures() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const fade = ({target}: Event) => {
    if (!(target instanceof HTMLImageElement) || target.loading !== 'lazy') return
    target.animate({opacity: [0, 1]}, {duration: 250, easing: 'ease-out'})
  }
  // Loading does not bubble, but it can be caught on the way down.
  document.addEventListener('load', fade, {capture: true})
}
