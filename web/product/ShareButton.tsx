import {styled} from 'styled-components'
import {Button} from '../design/Button.tsx'
import {shareByDevice} from '../device/secure.ts'
import {useCopy} from '../device/use-copy.ts'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {from} from '../design/theme.ts'
import * as messages from '#messages/product-dialog'

interface ShareButtonProps {
  title: string
  /** Absolute. */
  address: string
}

/** Shares a link through the device, or copies the link where the device cannot share. */
export function ShareButton({title, address}: ShareButtonProps) {
  const {outcome, copy} = useCopy(2000)

  async function share() {
    if (!(await shareByDevice({title, url: address}))) await copy(address)
  }

  return (
    <Alive type="button" onClick={() => void share()}>
      <Icon shape={shapes.share} />
      <span aria-live="polite">{outcome ? TEXTS[outcome] : messages.share}</span>
    </Alive>
  )
}

/** Hidden without script, because sharing needs it. */
const Alive = styled(Button)`
  html:not([data-hydrated]) & {
    visibility: hidden;
  }
  ${from.noScript} {
    display: none;
  }
`

const TEXTS = {copied: messages.linkCopied, failed: messages.couldNotCopy}
