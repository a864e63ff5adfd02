import {css} from 'styled-components'

/** Breaks compound words, each in a span, only where they are longer than a line: no line ends with “Two-”. */
export const wholeWords = css`
  span {
    display: inline-block;
    max-width: 100%;
  }
`
