import {ImageFrame} from '../design/ImageFrame.tsx'
import {useEnv} from '../env/EnvContext.tsx'
import {sizeImage, type ImageSource} from './image.ts'

interface ContentImageProps {
  image: ImageSource | null | undefined
  /** Width divided by height. Absent: the image's own. */
  ratio?: number
  /** Proportions from tablets up, if different. `wideImage` is another image for these screens, if there is one. */
  wideRatio?: number
  wideImage?: ImageSource | null
  /** The image fills the screen. The wide proportions then apply only to screens that are wider than high. */
  isWholeScreen?: boolean
  /** Width of the image in each layout, in the form of the `sizes` attribute, with `, ` between layouts only. */
  sizes: string
  /** Text for assistive technology. Absent: the owner's description. */
  alt?: string
  /** The visitor sees this image first, so it loads first. */
  isFirst?: boolean
  /** The visitor can enlarge this image, so it loads in full density. */
  isMagnified?: boolean
}

/** An image of the content, in the size that the screen needs. */
export function ContentImage({
  image,
  ratio,
  wideRatio,
  wideImage,
  isWholeScreen,
  sizes,
  alt,
  isFirst,
  isMagnified,
}: ContentImageProps) {
  const env = useEnv()
  const sized = image ? sizeImage(env, image, ratio) : undefined
  const other = wideImage ?? image
  const wide = other && wideRatio ? sizeImage(env, other, wideRatio) : undefined
  return (
    <ImageFrame
      {...sized}
      wideSrcSet={wide?.srcSet}
      isWholeScreen={isWholeScreen}
      sizes={isMagnified ? sizes : forDensePhones(sizes)}
      alt={alt ?? image?.alt ?? ''}
      isFirst={isFirst}
    />
  )
}

/** Phones get 2.25 instead of 3 dots per CSS pixel. The smaller image looks as sharp and saves a third of the bytes. */
function forDensePhones(sizes: string) {
  const onPhones = sizes.split(', ').at(-1)
  return `(width < 48rem) and (min-resolution: 2.5dppx) calc(0.75 * ${onPhones}), ${sizes}`
}
