import {Box, Button, Card, Dialog, Flex, Heading, Stack, Text, TextInput} from '@sanity/ui'
import {useEffect, useId, useRef, useState, type ComponentProps, type ReactNode} from 'react'
import {styled} from 'styled-components'
import {useMessages} from '../languages/use-messages.ts'
import type {Place} from '../lib/place.ts'
import type {MessageKey} from '../messages/english.ts'

/** The name of a tool, above everything else. */
export function Title({text}: {text: string | undefined}) {
  return (
    <Heading as="h1" size={2}>
      {text}
    </Heading>
  )
}

/** A part of a tool's page, with a frame and its own title. */
export function Tile({title, children}: {title: string; children: ReactNode}) {
  return (
    <Card as="section" border padding={4} radius={3}>
      <Stack gap={4}>
        <Heading as="h2" size={0}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

interface ToolPageProps {
  /** Pixels that the content takes at most. */
  width: number
  children: ReactNode
}

/** The page of a tool, which scrolls as a whole. A long word does not make the page wider than the screen. */
export function ToolPage({width, children}: ToolPageProps) {
  return (
    <Card as="main" height="fill" overflow="auto" tone="transparent">
      <Page style={{maxWidth: width}}>{children}</Page>
    </Card>
  )
}

const Page = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  margin: 0 auto;
  padding: 12px;
`

/** A line that stands out. */
export function Strong({text}: {text: string}) {
  return (
    <Text size={1} weight="medium">
      {text}
    </Text>
  )
}

/** A sentence that explains, or that stands in place of figures or rows. */
export function Note({text}: {text: string}) {
  return (
    <Text muted size={1}>
      {text}
    </Text>
  )
}

/** A sentence that a person must see, which screen readers say at once. */
export function Warning({text, tone = 'caution'}: {text: string; tone?: 'caution' | 'critical'}) {
  return (
    <Card padding={3} radius={2} role="alert" tone={tone}>
      <Text size={1}>{text}</Text>
    </Card>
  )
}

interface PlaceNoteProps {
  place: Place
  /** Explanation while nothing but drafts is chosen in the bar. */
  otherwise: MessageKey
}

/** Says that changes go into the chosen release, or why nothing can be changed. */
export function PlaceNote({place: {release, refusal}, otherwise}: PlaceNoteProps) {
  const t = useMessages()
  if (refusal !== undefined) return <Warning text={t(refusal)} />
  return release === undefined ? (
    <Note text={t(otherwise)} />
  ) : (
    <Strong text={t('place.release', {release})} />
  )
}

interface LabelledProps {
  /** Id of the field. */
  id: string
  label: string
  children: ReactNode
}

/** A field with its label above. */
export function Labelled({id, label, children}: LabelledProps) {
  return (
    <Flex direction="column" gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <Box>{children}</Box>
    </Flex>
  )
}

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'as' | 'onClick' | 'ref' | 'type'> {
  text: string
  /** Kinds of files, as an input has them. */
  accept: string
  /** One file is chosen, several, or a folder with those inside. */
  choice: 'file' | 'files' | 'folder'
  onFiles: (files: File[]) => void
}

/** A button that opens the browser's own dialog for files. */
export function FileButton({accept, choice, onFiles, ...button}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.webkitdirectory = choice === 'folder'
  }, [choice])
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        accept={accept}
        aria-label={button.text}
        hidden
        multiple={choice !== 'file'}
        onChange={({currentTarget}) => {
          onFiles([...(currentTarget.files ?? [])])
          // Choosing the same files again must count as a change: they may have been corrected.
          currentTarget.value = ''
        }}
        ref={input}
        type="file"
      />
    </>
  )
}

interface ActionDialogProps {
  title: string
  /** The buttons beside “Cancel”. */
  actions: ReactNode
  /** Words of the button that changes nothing. Default: “Cancel”. */
  cancel?: string
  isBusy?: boolean
  onClose: () => void
  /** Default: `onClose`. Escape and a tap outside always call `onClose`. */
  onCancel?: () => void
  width?: 0 | 1
  children: ReactNode
}

/** A dialog that ends with an action, or with none. */
export function ActionDialog(props: ActionDialogProps) {
  const t = useMessages()
  const {title, actions, cancel = t('table.cancel'), isBusy, onClose, onCancel = onClose, width = 0} = props
  const footer = (
    <Flex gap={2} justify="flex-end" padding={3}>
      <Button disabled={isBusy} mode="bleed" onClick={onCancel} text={cancel} />
      {actions}
    </Flex>
  )
  return (
    <Dialog footer={footer} header={title} id={useId()} onClose={onClose} width={width}>
      <Stack gap={4} padding={4}>
        {props.children}
      </Stack>
    </Dialog>
  )
}

interface QuestionProps {
  title: string
  text: string
  /** Words of the two buttons. */
  no: string
  yes: string
  onNo: () => void
  onYes: () => void
  /** Text that the person has to type first, and the words that ask for it. */
  typed?: string | undefined
  typedLabel?: string
}

/** Asks before something is gone for good. The dialog is closed before `onYes` is called. */
export function Question({title, text, no, yes, onNo, onYes, typed, typedLabel = ''}: QuestionProps) {
  const [value, setValue] = useState('')
  const id = useId()
  const confirm = () => {
    onNo()
    onYes()
  }
  return (
    <ActionDialog
      actions={
        <Button
          disabled={typed !== undefined && value.trim() !== typed}
          onClick={confirm}
          text={yes}
          tone="critical"
        />
      }
      cancel={no}
      onClose={onNo}
      title={title}
    >
      <Stack gap={4}>
        <Text>{text}</Text>
        {typed !== undefined && (
          <Labelled id={id} label={typedLabel}>
            <TextInput id={id} onChange={({currentTarget}) => setValue(currentTarget.value)} value={value} />
          </Labelled>
        )}
      </Stack>
    </ActionDialog>
  )
}
