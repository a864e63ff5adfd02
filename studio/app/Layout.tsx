import type {LayoutProps} from 'sanity'
import {createGlobalStyle} from 'styled-components'
import {SaveNotice} from '../unsent/SaveNotice.tsx'

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
 * Sanity's buttons are 25 or 33 pixels high. On a touch screen they get the size of a thumb, except those inside of forms,
 * where each field has some, and those of the bar at the top, which has no room.
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
