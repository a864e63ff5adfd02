import {Flex, Spinner} from '@sanity/ui'
import type {ReactNode} from 'react'

interface PaneBodyProps {
  isLoading: boolean
  children: ReactNode
}

/** Content of a pane, or a spinner until it is there. */
export function PaneBody({isLoading, children}: PaneBodyProps) {
  if (!isLoading) return children
  return (
    <Flex align="center" justify="center" height="fill">
      <Spinner muted />
    </Flex>
  )
}
