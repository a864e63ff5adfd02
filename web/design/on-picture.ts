import {css} from 'styled-components'
import {theme} from './theme.ts'

/** A picture, the first child, behind words of class `words`, with the veil between them that `--shade` holds. */
export const onPicture = css`
  position: relative;
  color: ${theme.color.onPicture};
  isolation: isolate;

  > span {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  > span::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--shade);
  }
  .words {
    text-shadow: ${theme.shade.words};
  }
  :focus-visible {
    outline-color: ${theme.shade.focusOnPicture};
  }
`
