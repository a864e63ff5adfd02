import {styled} from 'styled-components'
import {onImage} from './on-image.ts'
import {from, theme} from './theme.ts'

/**
 * An image that fills the screen between header and banner, with words beside or on it. The image is an
 * `ImageFrame`. The words are an element of class `words`, with buttons in one of class `ways`; a button of class `wide`
 * has a row of its own on a phone. The words are above or on the left, where the shop's images are calm.
 */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100svh - ${theme.headerHeight} - ${theme.bannerHeight});
  background: ${theme.color.raised};

  > .photo {
    flex: 1 0 22svh;
    width: 100%;
  }
  > .photo picture img {
    position: absolute;
    inset: 0;
    object-position: 90% 60%;
  }
  .words {
    padding: ${theme.space.m} ${theme.gutter} ${theme.space.l};
  }
  p {
    max-width: 34rem;
    margin-top: 0.75rem;
  }
  .ways {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.75rem;
    max-width: 26rem;
    margin-top: ${theme.space.m};
  }
  .ways > .wide {
    grid-column: 1 / -1;
  }
  /* Two labels of any language fit side by side on the narrowest phone. */
  .ways > * {
    padding-inline: 0.25rem;
  }
  ${from.tablet} {
    p {
      font-size: ${theme.size.lead};
      line-height: 1.45;
    }
    .ways {
      display: flex;
      max-width: none;
    }
    .ways > * {
      min-height: 3.5rem;
      padding-inline: 2rem;
    }
  }
  ${from.desktop} {
    --shade: ${theme.shade.side};
    justify-content: center;
    ${onImage}

    .words {
      width: 100%;
      max-width: calc(${theme.contentWidth} + 2 * ${theme.gutter});
      margin-inline: auto;
    }
    h1 {
      max-width: 9em;
    }
    .ways > :not([data-tone='price']) {
      border-color: currentColor;
      background: ${theme.shade.glass};
      color: inherit;
    }
  }
`
