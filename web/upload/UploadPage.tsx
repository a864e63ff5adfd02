import {useEffect, useId, useRef, useState, type DragEvent} from 'react'
import {styled} from 'styled-components'
import {Button} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {Container, Heading} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {UploadResult} from './UploadResult.tsx'
import {useUpload, type UploadState} from './use-upload.ts'
import * as messages from '#messages/upload'

/** For the shop's staff: uploads an image or a document that a customer can open. */
export function UploadPage() {
  const {file, state, pick, start, cancel} = useUpload()
  const isRunning = state.step === 'requesting' || state.step === 'uploading'
  const end = useRef<HTMLDivElement>(null)
  usePaste(pick)
  // The banner must not cover the result of a click.
  useEffect(() => {
    if (state.step !== 'idle') end.current?.scrollIntoView({block: 'nearest'})
  }, [state.step])
  return (
    <Page>
      <Heading>
        <h1>{messages.uploadFile}</h1>
        <p>{messages.whatItDoes}</p>
      </Heading>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <DropZone file={file} onPick={pick} />
        <div className="actions">
          <Button type="submit" $tone="primary" aria-busy={isRunning} aria-disabled={isRunning}>
            <Icon shape={shapes.upload} />
            {messages.upload}
          </Button>
          {isRunning && (
            <Button type="button" onClick={cancel}>
              {messages.cancel}
            </Button>
          )}
        </div>
        <Status state={state} />
      </form>
      {state.publicUrl && <UploadResult publicUrl={state.publicUrl} />}
      <div ref={end} />
    </Page>
  )
}

interface DropZoneProps {
  file?: File
  onPick: (file: File | undefined) => void
}

function DropZone({file, onPick}: DropZoneProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  // The browser's own control also shows a file that was dropped or pasted.
  useEffect(() => {
    if (!file || !input.current || input.current.files?.[0] === file) return
    const transfer = new DataTransfer()
    transfer.items.add(file)
    input.current.files = transfer.files
  }, [file])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onPick(dropped)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <Zone data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <label htmlFor={`${id}-file`}>{messages.file}</label>
      <input
        ref={input}
        id={`${id}-file`}
        type="file"
        accept="image/*,application/pdf"
        aria-describedby={`${id}-help`}
        onChange={(event) => onPick(event.target.files?.[0])}
      />
      <p id={`${id}-help`}>{messages.whatIsAccepted}</p>
      {file && (
        <p className="picked">
          <strong>{file.name}</strong> {sizeOf(file.size)}
        </p>
      )}
    </Zone>
  )
}

function Status({state: {step, text, percent}}: {state: UploadState}) {
  return (
    <StatusLine>
      <output data-step={step}>{text}</output>
      {percent !== undefined && <progress value={percent} max={100} aria-label={messages.uploadedSoFar} />}
    </StatusLine>
  )
}

/** Picks a file that is pasted anywhere on the page. */
function usePaste(onPick: (file: File) => void) {
  useEffect(() => {
    const paste = ({clipboardData}: ClipboardEvent) => {
      const [pasted] = clipboardData?.files ?? []
      if (pasted) onPick(pasted)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
}

function sizeOf(bytes: number) {
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? messages.kilobytes(Math.max(1, Math.round(kilobytes)).toFixed())
    : messages.megabytes((kilobytes / 1024).toFixed(1))
}

const Page = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.section};

  form {
    display: grid;
    gap: ${theme.space.m};
    max-width: 44rem;
  }
  .actions {
    display: flex;
    gap: ${theme.space.s};
  }
  ${from.tablet} {
    padding-top: ${theme.space.xl};
  }
`

const Zone = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border: 1px dashed ${theme.color.edge};
  background: ${theme.color.raised};

  &[data-over] {
    border-color: ${theme.color.accent};
    outline: 2px solid ${theme.color.accent};
  }
  label {
    font: 400 ${theme.size.lead} / 1.2 ${theme.font.display};
  }
  input {
    width: 100%;
    min-height: 2.75rem;
  }
  input::file-selector-button {
    min-height: 2.75rem;
    margin-right: ${theme.space.s};
    padding: 0 1.25rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    background: ${theme.color.ground};
    color: ${theme.color.text};
    font: inherit;
    font-weight: 600;
  }
  p {
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
  .picked {
    font-size: ${theme.size.body};
    overflow-wrap: anywhere;
  }
  .picked strong {
    color: ${theme.color.text};
  }
  ${from.tablet} {
    padding: ${theme.space.l};
  }
`

const StatusLine = styled.div`
  min-height: 3rem;
  font-weight: 600;

  output {
    display: block;
    color: ${theme.color.quiet};
  }
  [data-step='requesting'],
  [data-step='uploading'] {
    color: ${theme.color.working};
  }
  [data-step='uploaded'] {
    color: ${theme.color.done};
  }
  [data-step='failed'] {
    color: ${theme.color.danger};
  }
  progress {
    width: 100%;
    height: 0.5rem;
    accent-color: ${theme.color.working};
  }
`
