import {css} from 'styled-components'
import {from, theme} from './theme.ts'

/** Puts the image, an `ImageFrame`, behind words of class `words`, with the shade in `--shade` between them. */
export const onImage = css`
  position: relative;
  color: ${theme.color.onImage};
  isolation: isolate;

  > .photo {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  > .photo::after {
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
    > .photo {
      position: relative;
      flex: none;
      height: 16rem;
    }
  }
`
