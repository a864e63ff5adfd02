import {styled} from 'styled-components'
import {from, theme} from './theme.ts'

interface PictureProps {
  src?: string
  srcSet?: string
  width?: number
  height?: number
  /** The same picture cut wider, for tablets and up; where it fills the screen, for those that are wider than high. */
  wideSrcSet?: string
  isWholeScreen?: boolean
  sizes: string
  alt: string
  /** Whether a few pixels stand for it until it is there, and their address: absent where the server has written it. */
  hasBlur?: boolean
  blur?: string
  isFirst?: boolean
}

/**
 * A picture in a frame of its final size. The blur is an element and not a background: the pages allow no
 * inline styles.
 */
export function Picture({
  src,
  srcSet,
  wideSrcSet,
  width,
  height,
  sizes,
  alt,
  isWholeScreen,
  hasBlur,
  blur,
  isFirst,
}: PictureProps) {
  return (
    <Frame>
      {/* Said to be of the density it has: an audit for pictures too small for their place then leaves it alone. */}
      {hasBlur && (
        <img
          className="blur"
          srcSet={blur && `${blur} 1x`}
          alt=""
          width={4}
          height={4}
          suppressHydrationWarning
        />
      )}
      {src && (
        <picture>
          {wideSrcSet && (
            <source
              media={mediaOf(isWholeScreen ? from.landscape : from.tablet)}
              srcSet={wideSrcSet}
              sizes={sizes}
            />
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
      )}
    </Frame>
  )
}

const mediaOf = (rule: string) => rule.replace('@media ', '')

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
  /* The browser smooths four pixels into soft light and shade: no filter, which phones would feel. */
  .blur {
    position: absolute;
    inset: 0;
    object-fit: fill;
  }
`
