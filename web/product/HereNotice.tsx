import {useSyncExternalStore} from 'react'
import {styled} from 'styled-components'
import {theme} from '../design/theme.ts'
import {measure} from '#messages/measure'
import * as messages from '#messages/product-dialog'

const isHere = () => new URLSearchParams(location.search).get('here') === '1'
/** Subscribes to nothing: the address changes together with the product, and then the dialog is rendered again. */
const never = () => () => undefined

/**
 * Shown over the image to a visitor who scanned the label of the product in the showroom. The server sends every
 * visitor the same page, so it appears with the scripts. It moves nothing.
 */
export function HereNotice({size}: {size: string | null | undefined}) {
  if (!useSyncExternalStore(never, isHere, () => false)) return null
  return (
    <Frame>
      {messages.here}
      {size && <span>{measure(size)}</span>}
    </Frame>
  )
}

const Frame = styled.p`
  position: absolute;
  top: 0.75rem;
  left: 0.75rem;
  max-width: calc(100% - 5.5rem);
  padding: 0.5rem 0.875rem;
  border-radius: ${theme.radius};
  background: ${theme.shade.backdrop};
  color: ${theme.color.onImage};
  pointer-events: none;

  span {
    display: block;
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
  }
`
