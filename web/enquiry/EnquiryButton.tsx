import {useState, useSyncExternalStore, type ReactNode} from 'react'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {from, theme} from '../design/theme.ts'
import {alive} from '../device/alive.ts'
import {productKey} from '../device/device-list.ts'
import {track} from '../report/tracking.ts'
import {enquiry} from './enquiry.ts'
import * as messages from '#messages/product'

interface EnquiryButtonProps {
  /** Slug of the category. */
  category: string
  product: {productId: string; name: string; contentId: string | null}
  /** Text of the button. Absent on images: only assistive technology reads the name then. */
  label?: string
}

/** Milliseconds for which the button says that the list is full. */
const REFUSAL_MS = 4000

/** Puts a product on the enquiry list, or takes it off. Hidden without script. */
export function EnquiryButton({category, product, label}: EnquiryButtonProps) {
  const key = productKey(category, product.productId)
  const isOnList = () => enquiry.read().includes(key)
  const isListed = useSyncExternalStore(enquiry.subscribe, isOnList, () => false)
  const [refusal, setRefusal] = useState<ReactNode>()

  function toggle() {
    if (isListed) return enquiry.remove(key)
    enquiry.add(key)
    if (isOnList()) return track('enquiry_add', {content_ids: [product.contentId ?? product.productId]})
    setRefusal(<span role="alert">{messages.listIsFull}</span>)
    setTimeout(setRefusal, REFUSAL_MS)
  }

  return (
    <Toggle
      ref={alive}
      data-early=""
      type="button"
      aria-pressed={isListed}
      aria-label={label ? undefined : messages.onEnquiryList(product.name, product.productId)}
      onClick={toggle}
    >
      <Icon shape={isListed ? shapes.check : shapes.add} />
      {refusal ?? (label && <span>{label}</span>)}
    </Toggle>
  )
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-width: 2.75rem;
  min-height: 2.75rem;
  border: 0;
  border-radius: ${theme.radius};
  background: ${theme.shade.backdrop};
  color: ${theme.color.onImage};

  &:not([aria-label]) {
    min-height: 3rem;
    padding: 0.5rem 1.5rem;
    border: 1px solid ${theme.color.edge};
    background: none;
    color: ${theme.color.text};
    font-weight: 600;
  }
  &[aria-label] {
    max-width: calc(100% - 1rem);
  }
  svg {
    flex: none;
  }
  &[aria-label] [role='alert'] {
    min-width: 0;
    padding: 0.5rem 0.5rem 0.5rem 0;
    font-size: ${theme.size.small};
    line-height: 1.35;
  }
  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  html:not([data-hydrated]) & {
    visibility: hidden;
  }
  &:not([aria-label]) {
    ${from.noScript} {
      display: none;
    }
  }
`
