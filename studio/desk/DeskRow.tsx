import {Flex} from '@sanity/ui'
import type {ReactNode} from 'react'
import {PreviewCard} from 'sanity'
import {usePaneRouter} from 'sanity/structure'
import {styled} from 'styled-components'

interface DeskRowProps {
  /** Pane that the row opens. */
  childId: string
  /** Path of the field at which the row opens a document. */
  field?: string
  children: ReactNode
}

/** A row of the desk that opens another pane, with the Studio's colours for the open one. */
export function DeskRow({childId, field, children}: DeskRowProps) {
  const {ChildLink, groupIndex, routerPanesState} = usePaneRouter()
  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === childId
  const isLast = routerPanesState.length === groupIndex + 2
  return (
    <PreviewCard
      as={ChildLink}
      childId={childId}
      childParameters={field === undefined ? undefined : {path: field}}
      data-as="a"
      data-ui="PaneItem"
      padding={1}
      pressed={isOpen && !isLast}
      radius={2}
      selected={isOpen && isLast}
      sizing="border"
      tone="inherit"
    >
      <Row align="center" gap={3}>
        {children}
      </Row>
    </PreviewCard>
  )
}

/** High enough for a thumb. */
const Row = styled(Flex)`
  min-height: 44px;
`
