import {Box, Flex, Stack} from '@sanity/ui'
import {useMemo} from 'react'
import {Preview, useSchema, useValuePreview, type SchemaType} from 'sanity'
import {styled} from 'styled-components'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {SiteLink} from '../preview-links/SiteLink.tsx'
import {PAGES_OF, useSitePages} from '../preview-links/use-site-pages.ts'
import {useMessages} from '../languages/use-messages.ts'
import type {Found} from './attention.ts'
import {DeskRow} from './DeskRow.tsx'
import {PaneBody} from './PaneBody.tsx'
import {Note} from '../ui/elements.tsx'

interface DocumentListProps {
  query: LiveQuery<Found>
  /** Path of the field at which a document is opened. */
  field?: string
}

/** The documents that a query finds. A document leaves the list when it is mended. */
export function DocumentList({query, field}: DocumentListProps) {
  const t = useMessages()
  const schema = useSchema()
  const found = useLiveQuery(query)
  const ids = useMemo(() => ({ids: found?.first.map(({_id}) => _id) ?? []}), [found])
  const pages = useSitePages(PAGES_OF, ids)
  return (
    <PaneBody isLoading={found === undefined}>
      <Stack gap={1} padding={2}>
        {found?.first.map(({_id, _type}) => {
          const schemaType = schema.get(_type)
          return (
            schemaType && (
              <Flex align="center" key={_id}>
                <Row>
                  <DeskRow childId={_id} field={field}>
                    <Box flex={1}>
                      <Preview layout="default" schemaType={schemaType} value={{_id, _type}} />
                    </Box>
                  </DeskRow>
                </Row>
                <PageLink href={pages.get(_id)} id={_id} schemaType={schemaType} />
              </Flex>
            )
          )
        })}
        {found && (found.count === 0 || found.count > found.first.length) && (
          <Box padding={3}>
            <Note
              text={
                found.count === 0
                  ? t('attention.none')
                  : t('attention.more', {shown: found.first.length, count: found.count})
              }
            />
          </Box>
        )}
      </Stack>
    </PaneBody>
  )
}

interface PageLinkProps {
  /** Address of the page on the site; undefined while visitors do not see the document. */
  href: string | undefined
  id: string
  schemaType: SchemaType
}

/** Leads to the page on the site, beside the row that opens the document. */
function PageLink({href, id, schemaType}: PageLinkProps) {
  const {value} = useValuePreview({schemaType, value: {_id: id, _type: schemaType.name}})
  return href === undefined ? null : <SiteLink href={href} name={value?.title ?? id} />
}

/** Beside the link to the site. A long name does not push the link away. */
const Row = styled.div`
  flex: 1;
  min-width: 0;
`
