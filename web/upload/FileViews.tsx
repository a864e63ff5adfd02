import {useEffect, useRef, useState} from 'react'
import {styled} from 'styled-components'
import {ButtonLink} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import {theme} from '../design/theme.ts'

interface ViewProps {
  /** Where the bytes are. */
  address: string
  name: string
}

type Loading = 'loading' | 'loaded' | 'failed'

/** A picture, over its skeleton until it is there. */
export function ImageView({address, name}: ViewProps) {
  const image = useRef<HTMLImageElement>(null)
  const [loading, setLoading] = useState<Loading>('loading')

  // It may have come, or failed, before this script was there to hear of it.
  useEffect(() => {
    const element = image.current
    if (!element?.complete) return
    const outcome = element.naturalWidth > 0 ? 'loaded' : 'failed'
    queueMicrotask(() => setLoading(outcome))
  }, [])

  if (loading === 'failed') return <Failed address={address} text="Could not load image." />
  return (
    <Frame data-loading={loading === 'loading' || undefined} aria-busy={loading === 'loading'}>
      <img
        ref={image}
        src={address}
        alt={name}
        onLoad={() => setLoading('loaded')}
        onError={() => setLoading('failed')}
      />
    </Frame>
  )
}

/**
 * Whether a document can be read inside a page. Phones have no viewer for that, or (iPhones, which claim to) one
 * that shows the first page alone: they open documents full-screen, and well.
 */
const canViewPdf = () =>
  navigator.pdfViewerEnabled && !matchMedia('(hover: none) and (pointer: coarse)').matches

/** A document, in the browser's own viewer where it has one that works; else to be opened or kept. */
export function PdfView({address, name}: ViewProps) {
  const [state, setState] = useState<Loading | 'unviewable'>('loading')

  // A frame does not tell whether what it shows is the document or an error.
  useEffect(() => {
    const controller = new AbortController()
    void canBeHad(address, controller.signal).then((isThere) => {
      if (controller.signal.aborted) return undefined
      setState(isThere ? (canViewPdf() ? 'loaded' : 'unviewable') : 'failed')
      return undefined
    })
    return () => controller.abort()
  }, [address])

  if (state === 'failed') return <Failed address={address} text="Could not load PDF." />
  if (state === 'unviewable') {
    return (
      <Message>
        <p>This device shows documents on a screen of their own.</p>
        <ButtonLink href={address} target="_blank" rel="noopener" $tone="primary">
          Open PDF
        </ButtonLink>
      </Message>
    )
  }
  return (
    <Frame data-loading={state === 'loading' || undefined} aria-busy={state === 'loading'}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers open no PDF in a sandbox; the server lets it do nothing */}
      {state === 'loaded' && <iframe title={name} src={address} />}
      <noscript>
        <a href={address}>Open PDF</a>
      </noscript>
    </Frame>
  )
}

/** Files in a bucket are elsewhere, where this page may not look: those are taken to be there. */
async function canBeHad(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const {ok, type} = await fetch(address, {method: 'HEAD', redirect: 'manual', signal})
    return ok || type === 'opaqueredirect'
  } catch {
    return false
  }
}

function Failed({address, text}: {address: string; text: string}) {
  return (
    <Message role="alert">
      <p>{text}</p>
      <ButtonLink href={address} target="_blank" rel="noopener">
        <Icon name="arrow" />
        Open original
      </ButtonLink>
    </Message>
  )
}

const Frame = styled.div`
  display: grid;
  min-height: 60svh;
  background: ${theme.color.raised};

  &[data-loading] {
    animation: breathe 1.6s ease-in-out infinite alternate;
  }
  &[data-loading] img {
    opacity: 0;
  }
  img {
    max-height: 85svh;
    margin: auto;
  }
  iframe {
    width: 100%;
    height: 85svh;
    border: 0;
  }
`

const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  padding: ${theme.space.l};
  background: ${theme.color.raised};

  &[role='alert'] p {
    color: ${theme.color.danger};
  }
`
