import {styled} from 'styled-components'
import {LANDSCAPE, TABLET, theme} from './theme.ts'

interface ImageFrameProps {
  src?: string
  srcSet?: string
  width?: number
  height?: number
  /** The image in wider proportions, for tablets and up. An image that fills the screen uses it on landscape screens. */
  wideSrcSet?: string
  isWholeScreen?: boolean
  sizes: string
  alt: string
  /** Address of the blur that shows until the image is loaded. Hydration of a served page does not need it. */
  blur?: string
  isFirst?: boolean
}

/**
 * An image in a frame of its final size, which styles find by its class `photo`. The blur is an element and no background, because the pages' policy forbids
 * inline styles.
 */
export function ImageFrame({
  src,
  srcSet,
  wideSrcSet,
  width,
  height,
  sizes,
  alt,
  isWholeScreen,
  blur,
  isFirst,
}: ImageFrameProps) {
  return (
    <Frame className="photo">
      {src && (
        <>
          {/* The density keeps audits from reporting the blur as an image that is too small. */}
          <img
            className="blur"
            srcSet={blur && `${blur} 1x`}
            alt=""
            width={4}
            height={4}
            suppressHydrationWarning
          />
          <picture>
            {wideSrcSet && (
              <source media={isWholeScreen ? LANDSCAPE : TABLET} srcSet={wideSrcSet} sizes={sizes} />
            )}
            <img
              src={src}
              srcSet={srcSet}
              sizes={sizes}
              width={width}
              height={height}
              alt={alt}
              loading={isFirst ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : undefined}
              decoding={isFirst ? 'auto' : 'async'}
            />
          </picture>
        </>
      )}
    </Frame>
  )
}

const Frame = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  background: ${theme.color.raised};

  img {
    position: relative;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  picture {
    display: contents;
  }
  /* The browser smooths four pixels into soft light and shade. A CSS filter would slow phones down. */
  .blur {
    position: absolute;
    inset: 0;
    object-fit: fill;
  }
`
