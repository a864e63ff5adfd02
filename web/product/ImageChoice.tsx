import {useState, type KeyboardEvent} from 'react'
import {useQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {alive} from '../device/alive.ts'
import {from, theme} from '../design/theme.ts'
import {productKey} from '../device/device-list.ts'
import {ContentImage} from '../image/ContentImage.tsx'
import type {ImageSource} from '../image/image.ts'
import {moreImagesQuery} from './images.queries.ts'
import type {Product} from './ProductCard.tsx'
import {language} from '#messages/language'
import * as messages from '#messages/product-dialog'

/** The images of a product, and the one that its dialog shows large. Another product begins at its first one. */
export function useImages(category: string, {productId, image, more}: Product) {
  const key = productKey(category, productId)
  const {data} = useQuery({...moreImagesQuery(category, productId), enabled: Boolean(more)})
  const [choice, setChoice] = useState({key, index: 0})
  const all: (ImageSource | undefined)[] = [
    image,
    ...(data ?? Array.from({length: more ?? 0}, () => undefined)),
  ]
  const chosen = choice.key === key ? choice.index : 0
  const index = all[chosen] ? chosen : 0
  return {
    all,
    index,
    shown: all[index] ?? image,
    choose: (next: number) => setChoice({key, index: next}),
  }
}

type Images = ReturnType<typeof useImages>

/** The owner's description of an image. It is in English. */
const altOf = (image: ImageSource | undefined) => (language === 'en' ? image?.alt : '')

/** Description of one image: the owner's, or else the name of the product and the image's place. */
export const describe = ({all, index, shown}: Images, name: string) =>
  altOf(shown) || (all.length > 1 ? messages.pictureOfProduct(name, index + 1, all.length) : name)

/**
 * Small images to choose from: by tap, by arrow key, or by a swipe over the large one. Nothing for a product with one
 * image. An image that is not loaded yet already has its frame.
 */
export function ImageChoice({pictures: {all, index, choose}}: {pictures: Images}) {
  if (all.length < 2) return null
  function walk(event: KeyboardEvent<HTMLUListElement>) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    // Here the arrows never step to another product.
    event.preventDefault()
    const button = event.currentTarget.querySelectorAll('button')[index + by]
    button?.focus()
    button?.click()
  }
  return (
    <Choice aria-label={messages.pictures} onKeyDown={walk}>
      {all.map((image, at) => (
        <li key={at}>
          <button
            type="button"
            aria-label={[messages.pictureOf(at + 1, all.length), altOf(image)].filter(Boolean).join(': ')}
            ref={alive}
            data-early=""
            aria-pressed={at === index}
            data-image={at === index - 1 ? 'previous' : at === index + 1 ? 'next' : undefined}
            onClick={() => image && choose(at)}
          >
            <ContentImage image={image} ratio={4 / 5} sizes="3.5rem" alt="" />
          </button>
        </li>
      ))}
    </Choice>
  )
}

const Choice = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  margin-bottom: ${theme.space.m};

  button {
    display: block;
    width: 3.5rem;
    aspect-ratio: 4 / 5;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius};
    background: ${theme.color.raised};
    overflow: hidden;
  }
  [aria-pressed='true'] {
    box-shadow:
      0 0 0 2px ${theme.color.ground},
      0 0 0 4px ${theme.color.accent};
    ${from.forced} {
      border: 4px solid;
    }
  }
  button > .photo {
    height: 100%;
  }
`
