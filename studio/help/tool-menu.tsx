import {BehaviorSubject} from 'rxjs'
import type {ToolMenuProps} from 'sanity'
import {styled} from 'styled-components'

/** The navigation that is on the screen. `null` while the navigation is folded away, as on a phone. */
export const toolMenu = new BehaviorSubject<HTMLElement | null>(null)

/** Sanity's navigation. The tour points to the links in the bar at the top. */
export const ToolMenu = (props: ToolMenuProps) =>
  props.context === 'topbar' ? (
    <Whole ref={(element) => toolMenu.next(element)}>{props.renderDefault(props)}</Whole>
  ) : (
    props.renderDefault(props)
  )

/** Without a box of its own: the bar lays out the links. */
const Whole = styled.div`
  display: contents;
`
