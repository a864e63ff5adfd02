/** Logo of the shop: a carved arch in a block of stone, with a star as behind a jali. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" width="32" height="32" fill="currentColor">
      <path
        fillRule="evenodd"
        d="M0 0h64v64H0zM11 64V34A7.7 7.7 0 0 1 15.2 23.1A7.9 7.9 0 0 1 23.2 14.2C24.4 10 29.8 11.8 32 8C34.2 11.8 39.6 10 40.8 14.2A7.9 7.9 0 0 1 48.8 23.1A7.7 7.7 0 0 1 53 34V64zM16 64V38A6.7 6.7 0 0 1 19.2 28.3A6.5 6.5 0 0 1 25.3 20.5C26.5 16.3 29.8 18.8 32 15C34.2 18.8 37.5 16.3 38.7 20.5A6.5 6.5 0 0 1 44.8 28.3A6.7 6.7 0 0 1 48 38V64zM32 33.5L34.2 35.7L37.3 35.7L37.3 38.8L39.5 41L37.3 43.2L37.3 46.3L34.2 46.3L32 48.5L29.8 46.3L26.7 46.3L26.7 43.2L24.5 41L26.7 38.8L26.7 35.7L29.8 35.7z"
      />
    </svg>
  )
}
