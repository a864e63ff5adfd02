import {Flex, Spinner} from '@sanity/ui'
import type {ReactNode} from 'react'

/** Content of a pane, or a spinner until it is there. */
export function PaneBody({isLoading, children}: {isLoading: boolean; children: ReactNode}) {
  if (!isLoading) return children
  return (
    <Flex align="center" justify="center" height="fill">
      <Spinner muted />
    </Flex>
  )
}
