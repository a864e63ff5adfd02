import {useSyncExternalStore} from 'react'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {from, theme} from '../design/theme.ts'
import {productKey} from '../device/device-list.ts'
import {track} from '../tracking.ts'
import {enquiry} from './enquiry.ts'
import * as words from '#words/product'

interface EnquiryButtonProps {
  /** Slug of the category. */
  category: string
  product: {productId: string; name: string; contentId: string | null}
  /** Text of the button. Absent on pictures: only assistive technology reads the name then. */
  label?: string
}

/** Puts a product on the enquiry list, or takes it off. Hidden without script. */
export function EnquiryButton({category, product, label}: EnquiryButtonProps) {
  const key = productKey(category, product.productId)
  const isListed = useSyncExternalStore(
    enquiry.subscribe,
    () => enquiry.read().includes(key),
    () => false,
  )

  function toggle() {
    if (isListed) {
      enquiry.remove(key)
      return
    }
    enquiry.add(key)
    track('enquiry_add', {content_ids: [product.contentId ?? product.productId]})
  }

  return (
    <Toggle
      type="button"
      aria-pressed={isListed}
      aria-label={label ? undefined : words.onEnquiryList(product.name, product.productId)}
      data-labelled={label ? '' : undefined}
      onClick={toggle}
    >
      <Icon shape={isListed ? shapes.check : shapes.add} />
      {label}
    </Toggle>
  )
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${theme.radius};
  background: ${theme.shade.backdrop};
  color: ${theme.color.onPicture};

  &[data-labelled] {
    height: auto;
    min-height: 3rem;
    padding: 0.5rem 1.5rem;
    border: 1px solid ${theme.color.edge};
    background: none;
    color: ${theme.color.text};
    font-weight: 600;
  }
  &[aria-pressed='true'] {
    border-color: transparent;
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  html:not([data-hydrated]) & {
    visibility: hidden;
  }
  &[data-labelled] {
    ${from.noScript} {
      display: none;
    }
  }
`
