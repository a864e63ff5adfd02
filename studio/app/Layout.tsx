import type {LayoutProps} from 'sanity'
import {createGlobalStyle, styled} from 'styled-components'
import {Card, Text} from '@sanity/ui'
import {useSubject} from '../live/use-subject.ts'
import {lacksSockets} from '../embedded/stream-fetch.ts'
import {useMessages} from '../languages/use-messages.ts'
import {saveTrouble} from '../pending-edits/watched-fetch.ts'

/** The Studio, with the notice above it and with targets that a thumb hits. */
export function Layout(props: LayoutProps) {
  return (
    <>
      <Thumbs />
      {props.renderDefault(props)}
      <SaveNotice />
    </>
  )
}

/**
 * Sanity's buttons are 25 or 33 pixels high. On a touch screen they get the size of a thumb. Buttons inside of forms do
 * not, because each field has some, and buttons of the bar at the top do not, because it has no room.
 */
const Thumbs = createGlobalStyle`
  @media (pointer: coarse) {
    :is([data-ui='ToolScreen'], [role='dialog'])
      :is([data-ui='Button'], [data-ui='MenuButton']):not(
        [data-testid='form-view'] *,
        [data-testid='studio-navbar'] *
      ) {
      min-width: 44px;
      min-height: 44px;
    }
  }
`

/** A sentence above the Studio while what somebody typed cannot be stored, or nothing can be typed. */
function SaveNotice() {
  const trouble = useSubject(saveTrouble)
  const isBlocked = useSubject(lacksSockets)
  const t = useMessages()
  if (!trouble && !isBlocked) return null
  return (
    <Notice padding={4} radius={3} role="alert" shadow={3} tone="caution">
      <Text size={1}>
        {trouble
          ? `${t('save.failed')} ${trouble.reason ?? t('save.no-answer')} ${t('save.kept')}`
          : t('save.no-sockets')}
      </Text>
    </Notice>
  )
}

/** Below the bar of the Studio, so that the buttons of a form stay free. */
const Notice = styled(Card)`
  position: fixed;
  z-index: 1000;
  inset: 3.75rem 0.5rem auto;
  max-width: 36rem;
  margin-inline: auto;
`
