import {css} from 'styled-components'
import {from, theme} from './theme.ts'

/** Puts the first child, an image, behind words of class `words`, with the shade in `--shade` between them. */
export const onImage = css`
  position: relative;
  color: ${theme.color.onImage};
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
    outline-color: ${theme.shade.focusOnImage};
  }
  /* Paper has the words below the picture. */
  ${from.print} {
    > span {
      position: relative;
      flex: none;
      height: 16rem;
    }
  }
`
