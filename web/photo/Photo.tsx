import {Picture} from '../design/Picture.tsx'
import {useEnv} from '../EnvContext.tsx'
import {sizePhoto, type PhotoSource} from './photo.ts'

interface PhotoProps {
  photo: PhotoSource | null | undefined
  /** Width divided by height; absent: as the picture is. */
  ratio?: number
  /** Proportions from tablets up, where they differ, and the picture for them, where it is another. */
  wideRatio?: number
  widePhoto?: PhotoSource | null
  /** Set for one that fills the screen: it is cut wide only where that is wider than high. */
  isWholeScreen?: boolean
  /** How wide it is shown, for each layout, as the `sizes` attribute wants it. */
  sizes: string
  /** Read out instead of the picture; absent: the owner's own description. */
  alt?: string
  /** Set for the picture that the visitor sees first. */
  isFirst?: boolean
  /** Set for one that the visitor can magnify. */
  isMagnified?: boolean
}

/** A picture of the catalogue, in the size that the screen needs. */
export function Photo({
  photo,
  ratio,
  wideRatio,
  widePhoto,
  isWholeScreen,
  sizes,
  alt,
  isFirst,
  isMagnified,
}: PhotoProps) {
  const env = useEnv()
  const sized = photo ? sizePhoto(env, photo, ratio) : undefined
  const other = widePhoto ?? photo
  const wide = other && wideRatio ? sizePhoto(env, other, wideRatio) : undefined
  return (
    <Picture
      {...sized}
      hasBlur={Boolean(sized && photo?.blur)}
      wideSrcSet={wide?.srcSet}
      isWholeScreen={isWholeScreen}
      sizes={isMagnified ? sizes : forDensePhones(sizes)}
      alt={alt ?? photo?.alt ?? ''}
      isFirst={isFirst}
    />
  )
}

/** Three dots to a CSS pixel look no sharper on a phone than two and a quarter, and weigh half as much again. */
function forDensePhones(sizes: string) {
  const onPhones = sizes.slice(sizes.lastIndexOf(',') + 1).trim()
  return `(width < 48rem) and (min-resolution: 2.5dppx) calc(0.75 * ${onPhones}), ${sizes}`
}
