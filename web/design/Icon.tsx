const shapes = {
  phone:
    'M5 3.5h3.2l1.6 4.6-2.2 1.5a12 12 0 0 0 6.8 6.8l1.5-2.2 4.6 1.6V19a1.8 1.8 0 0 1-2 1.8A16.4 16.4 0 0 1 3.2 5.5A1.8 1.8 0 0 1 5 3.5Z',
  message: 'M12 3.5a8.5 8.5 0 0 1 0 17c-1.5 0-2.9-.36-4.1-1L3.5 20.5l1-4.4A8.5 8.5 0 0 1 12 3.5Z',
  pin: 'M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21Zm0-8.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  next: 'M9 4.5l7.5 7.5L9 19.5',
  previous: 'M15 4.5L7.5 12l7.5 7.5',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7Z',
  share: 'M12 14.5V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18',
  upload: 'M12 15.5V4M7.5 8L12 3.5 16.5 8M4 15v5.5h16V15',
  download: 'M12 3.5V15M7.5 11L12 15.5 16.5 11M4 15v5.5h16V15',
  copy: 'M8.5 8.5h12v12h-12ZM15.5 8.5v-5h-12v12h5',
  star: 'M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L12 17l-5.4 3.1 1.2-6.1L3.3 9.8l6.1-.7Z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3l5.2 5.2',
  zoomIn: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3l5.2 5.2M10.5 7.5v6M7.5 10.5h6',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3l5.2 5.2M7.5 10.5h6',
  list: 'M6 3.5h12v17l-6-4.2-6 4.2Z',
  add: 'M12 5v14M5 12h14',
  check: 'M4.5 12.5l5 5 10-11',
} as const

interface IconProps {
  name: keyof typeof shapes
  /** Edge in CSS pixels. */
  size?: number
}

/** A line drawing beside words. Assistive technology does not read it. */
export function Icon({name, size = 20}: IconProps) {
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
      <path d={shapes[name]} />
    </svg>
  )
}
