import {Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {PreviewCard} from 'sanity'
import {IntentLink, Link} from 'sanity/router'
import {styled} from 'styled-components'

interface TileProps {
  title: string
  children: ReactNode
}

/** One part of the first screen. */
export function Tile({title, children}: TileProps) {
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

/** Rows that open another screen. They reach into the tile's padding, so that their text lines up with its title. */
export const Rows = styled(Stack)`
  margin: 0 -8px;
`

/** Opens a document in its form. */
export function DocumentRow({id, type, children}: {id: string; type: string; children: ReactNode}) {
  return (
    // The preview of a document has a padding of its own.
    <PreviewCard {...ROW} as={IntentLink} intent="edit" padding={0} paddingRight={2} params={{id, type}}>
      <Row align="center" gap={3}>
        {children}
      </Row>
    </PreviewCard>
  )
}

/** Opens another screen of the Studio. */
export function ScreenRow({href, children}: {href: string; children: ReactNode}) {
  return (
    <PreviewCard {...ROW} as={Link} href={href} paddingX={2}>
      <Row align="center" gap={3}>
        {children}
      </Row>
    </PreviewCard>
  )
}

const ROW = {'data-as': 'a', radius: 2, sizing: 'border', tone: 'inherit'} as const

/** High enough for a thumb. */
const Row = styled(Flex)`
  min-height: 44px;
`

/** The preview of a document, beside a figure. A long name does not push the figure away. */
export const PreviewBox = styled.div`
  flex: 1;
  min-width: 0;
`
