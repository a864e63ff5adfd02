import {styled} from 'styled-components'
import {from, theme} from './theme.ts'

interface PictureProps {
  src?: string
  srcSet?: string
  width?: number
  height?: number
  /** The same picture cut wider, for tablets and up. */
  wideSrcSet?: string
  sizes: string
  alt: string
  /** Shown until the picture is there: its main colour, and for large ones a miniature. */
  colour?: string | null
  blur?: string | null
  isFirst?: boolean
}

/**
 * A picture in a frame of its final size. Placeholders are elements and attributes, never `style`: the
 * pages allow no inline styles.
 */
export function Picture({
  src,
  srcSet,
  wideSrcSet,
  width,
  height,
  sizes,
  alt,
  colour,
  blur,
  isFirst,
}: PictureProps) {
  return (
    <Frame>
      {colour && (
        <svg aria-hidden="true" width="100%" height="100%" preserveAspectRatio="none">
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      {blur && <img className="blur" src={blur} alt="" width={width} height={height} />}
      {src && (
        <picture>
          {wideSrcSet && <source media={WIDE} srcSet={wideSrcSet} sizes={sizes} />}
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

const WIDE = from.tablet.replace('@media ', '')

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
  svg,
  .blur {
    position: absolute;
    inset: 0;
    max-width: none;
  }
  svg {
    opacity: 0.45;
  }
  .blur {
    filter: blur(16px);
    transform: scale(1.1);
  }
`
