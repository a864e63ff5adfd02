import {useState} from 'react'
import {Button} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'

interface ShareButtonProps {
  title: string
  /** Absolute. */
  address: string
}

/** Hands a link to the device's own sharing, or copies it where there is none. */
export function ShareButton({title, address}: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()

  async function share() {
    if (typeof navigator.share === 'function') {
      // A visitor who closes the sheet has shared nothing, which is no failure.
      await navigator.share({title, url: address}).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
    setTimeout(() => setOutcome(undefined), 2000)
  }

  return (
    <Button type="button" onClick={() => void share()}>
      <Icon name="share" />
      <span aria-live="polite">{outcome ? TEXTS[outcome] : 'Share'}</span>
    </Button>
  )
}

const TEXTS = {copied: 'Link copied', failed: 'Could not copy'}
