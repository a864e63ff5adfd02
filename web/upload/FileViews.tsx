import {useEffect, useRef, useState} from 'react'
import {styled} from 'styled-components'
import {ButtonLink} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {theme} from '../design/theme.ts'
import * as messages from '#messages/file'

interface ViewProps {
  /** Address of the file's bytes. */
  address: string
  name: string
}

const GONE = 410

/**
 * An image, with a skeleton until it is loaded. As served, nothing hides the image, because only a script can show it
 * again.
 */
export function ImageView({address, name}: ViewProps) {
  const image = useRef<HTMLImageElement>(null)
  const [loading, setLoading] = useState<'served' | 'loading' | 'loaded' | 'failed'>('served')

  // The image may have loaded, or failed, before this script ran.
  useEffect(() => {
    const {complete = false, naturalWidth = 0} = image.current ?? {}
    const outcome = !complete ? 'loading' : naturalWidth > 0 ? 'loaded' : 'failed'
    queueMicrotask(() => setLoading((now) => (now === 'served' ? outcome : now)))
  }, [])

  if (loading === 'failed') return <Failed address={address} text={messages.imageFailed} />
  return (
    <Frame data-loading={loading === 'loading' || undefined} aria-busy={loading !== 'loaded'}>
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
 * Whether the browser can show a whole document inside a page. Phones cannot. iPhones claim to, but show only its first
 * page. All of them open documents well on a screen of their own.
 */
const canViewPdf = () =>
  navigator.pdfViewerEnabled && !matchMedia('(hover: none) and (pointer: coarse)').matches

/** A document in the browser's viewer, or a link to it where the browser has no working viewer. */
export function PdfView({address, name}: ViewProps) {
  // A frame does not report whether it shows the document or an error.
  const status = useStatus(address)
  const isLoading = status === undefined
  if (!isLoading && status !== 200) return <Failed address={address} text={messages.pdfFailed} />
  if (!isLoading && !canViewPdf()) {
    return (
      <Message>
        <p>{messages.opensOnItsOwn}</p>
        <ButtonLink href={address} target="_blank" rel="noopener" $tone="primary">
          {messages.openPdf}
        </ButtonLink>
      </Message>
    )
  }
  return (
    <Frame data-loading={isLoading || undefined} aria-busy={isLoading}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers open no PDF in a sandbox, and the server's policy forbids it everything */}
      {!isLoading && <iframe title={name} src={address} />}
      <noscript>
        <a href={address}>{messages.openPdf}</a>
      </noscript>
    </Frame>
  )
}

/**
 * Status of a file's address: 0 without a response, undefined until it is known. A redirect leads to a bucket, which this
 * page may not read, and counts as 200.
 */
function useStatus(address: string): number | undefined {
  const [found, setFound] = useState<number>()
  useEffect(() => {
    const controller = new AbortController()
    const {signal} = controller
    void fetch(address, {method: 'HEAD', redirect: 'manual', signal})
      .then(({ok, status, type}) => setFound(ok || type === 'opaqueredirect' ? 200 : status))
      .catch(() => !signal.aborted && setFound(0))
    return () => controller.abort()
  }, [address])
  return found
}

function Failed({address, text}: {address: string; text: string}) {
  const isDeleted = useStatus(address) === GONE
  return (
    <Message role="alert">
      <p>{isDeleted ? messages.takenDown : text}</p>
      {!isDeleted && (
        <ButtonLink href={address} target="_blank" rel="noopener">
          <Icon shape={shapes.arrow} />
          {messages.openOriginal}
        </ButtonLink>
      )}
    </Message>
  )
}

const Frame = styled.div`
  display: grid;
  min-height: 60svh;
  background: ${theme.color.raised};

  /* The outline is seen in the colours of the system alone, which have no ground. */
  &[data-loading] {
    outline: 2px solid transparent;
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
