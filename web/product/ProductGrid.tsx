import {styled} from 'styled-components'
import {from} from '../design/theme.ts'

/** Product cards side by side: two, three or four. */
export const ProductGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(1.75rem, 4vw, 3rem) clamp(0.75rem, 2.5vw, 2rem);
  /* The browser keeps how the cards were painted when something beside them changes, such as the filter. */
  isolation: isolate;

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  /*
   * Below the first screens, the browser lays out a card only when it comes near: on phones from the fifth on, elsewhere
   * from the thirteenth. Lists with appended pages are an exception: Back restores the scroll position, and needs all
   * heights for that.
   */
  &:not([data-appended]) li:nth-of-type(n + 5) {
    content-visibility: auto;
    contain-intrinsic-height: auto 21rem;

    ${from.tablet} {
      contain-intrinsic-height: auto 25rem;
    }
    ${from.wide} {
      contain-intrinsic-height: auto 30rem;
    }
  }
  ${from.tablet} {
    &:not([data-appended]) li:nth-of-type(-n + 12) {
      content-visibility: visible;
    }
  }
`
