import {Flex, Stack} from '@sanity/ui'
import type {ReactNode} from 'react'
import {Preview, PreviewCard, useSchema, useWorkspace} from 'sanity'
import {IntentLink, Link} from 'sanity/router'
import {styled} from 'styled-components'
import {Note} from './elements.tsx'

interface RowsProps {
  /** Words in place of rows. */
  empty?: string
  children: readonly ReactNode[]
}

/**
 * Rows that open another screen. The rows reach into the tile's padding, so that their text lines up with the tile's
 * title.
 */
export function Rows({empty = '', children}: RowsProps) {
  if (children.length === 0) return <Note text={empty} />
  return (
    <Stack gap={1} style={{margin: '0 -8px'}}>
      {children}
    </Stack>
  )
}

interface DocumentRowProps {
  id: string
  type: 'product' | 'lead'
  /** Beside the preview of the document. */
  children?: ReactNode
}

/** Opens a document in its form. Nothing where the type is unknown. */
export function DocumentRow({id, type, children}: DocumentRowProps) {
  const schemaType = useSchema().get(type)
  if (!schemaType) return null
  return (
    // The preview of a document has a padding of its own.
    <PreviewCard {...ROW} as={IntentLink} intent="edit" padding={0} paddingRight={2} params={{id, type}}>
      <Row align="center" gap={3}>
        <PreviewBox>
          <Preview layout="default" schemaType={schemaType} value={{_id: id, _type: type}} />
        </PreviewBox>
        {children}
      </Row>
    </PreviewCard>
  )
}

/** Opens another screen of the Studio. @param path behind the address of the Studio */
export function ScreenRow({path, children}: {path: string; children: ReactNode}) {
  const {basePath} = useWorkspace()
  return (
    <PreviewCard {...ROW} as={Link} href={`${basePath}/${path}`} paddingX={2}>
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
const PreviewBox = styled.div`
  flex: 1;
  min-width: 0;
`
