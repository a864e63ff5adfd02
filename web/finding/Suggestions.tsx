/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- elements such as select cannot hold images, and the field handles the keys: the combobox pattern requires these roles */
import {styled} from 'styled-components'
import {useProducts} from '../catalogue/use-products.ts'
import {theme} from '../design/theme.ts'
import {productKey} from '../device/device-list.ts'
import {editablePrice} from '../preview/editable.ts'
import {ContentImage} from '../image/ContentImage.tsx'
import type {ImageSource} from '../image/image.ts'
import {priceOf} from '../shop/rupees.ts'
import type {Entry} from '../catalogue/find.ts'
import * as messages from '#messages/find-dialog'

interface SuggestionsProps {
  /** Id of the list. The id of an option adds a hyphen and its index. */
  id: string
  found: readonly Entry[]
  /** Index of the option that the arrow keys have chosen, or -1. */
  active: number
  onOpen: (entry: Entry) => void
}

/** Results of a search. The words appear at once, the images when they are loaded. */
export function Suggestions({id, found, active, onOpen}: SuggestionsProps) {
  const {products} = useProducts(found.map(({category, productId}) => productKey(category, productId)))
  const images = new Map(
    products.map(({category, productId, image}) => [productKey(category, productId), image]),
  )
  return (
    <List id={id} role="listbox" aria-label={messages.designs}>
      {found.map((entry, index) => {
        const key = productKey(entry.category, entry.productId)
        return (
          <li
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onOpen(entry)}
          >
            <Words entry={entry} image={images.get(key)} />
          </li>
        )
      })}
    </List>
  )
}

function Words({entry: {productId, name, title, value}, image}: {entry: Entry; image?: ImageSource}) {
  const facts = [productId, title.replaceAll('-', ' '), priceOf({value, range: null})]
  return (
    <>
      <ContentImage image={image} ratio={4 / 5} sizes="2.5rem" alt="" />
      <span>
        {name}
        <span className="facts" {...(import.meta.env.PREVIEW && editablePrice({name, value}))}>
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  )
}

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    min-height: 2.75rem;
    padding: 0.25rem 0.5rem;
    line-height: 1.3;
    cursor: pointer;
  }
  li > .photo {
    flex: none;
    width: 2.5rem;
    aspect-ratio: 4 / 5;
  }
  li[aria-selected='true'],
  li:hover {
    background: ${theme.color.raised};
  }
  li[aria-selected='true'] {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -2px;
  }
  .facts {
    display: block;
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
`
