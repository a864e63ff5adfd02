interface IconProps {
  /** A shape of `shapes.ts`. */
  shape: string
  /** Edge in CSS pixels. */
  size?: number
}

/** A line drawing beside words. Assistive technology does not read it. */
export function Icon({shape, size = 20}: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape} />
    </svg>
  )
}
