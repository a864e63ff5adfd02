import {PublishIcon} from '@sanity/icons/Publish'
import {UndoIcon} from '@sanity/icons/Undo'
import {Box, Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {CategoryChoice, useCategory} from '../adding/CategoryChoice.tsx'
import {useLiveQuery} from '../live/live-query.ts'
import {WORDS} from '../words.ts'
import {ROWS} from './rows.ts'
import type {Row} from './rows.ts'
import {Sheet} from './Sheet.tsx'
import {useTable} from './use-table.ts'

const NONE: Row[] = []

/** A tool in which the products of a category are changed cell by cell, as in a spreadsheet. */
export function TableTool() {
  const {t} = useTranslation(WORDS)
  const [categoryId, setCategoryId] = useCategory()
  const rows = useLiveQuery(ROWS, {categoryId}) ?? NONE
  const table = useTable(rows, categoryId)
  const drafts = rows.filter(({isDraft}) => isDraft).map(({_id}) => _id)
  const count = table.chosen.size
  return (
    <Flex direction="column" height="fill">
      <Card as="header" borderBottom padding={4}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            {t('table.title')}
          </Heading>
          <Text muted size={1}>
            {t('table.explanation')}
          </Text>
          <Flex align="center" gap={2} wrap="wrap">
            <CategoryChoice categoryId={categoryId} onChoose={setCategoryId} />
            <Button
              disabled={drafts.length === 0}
              mode="ghost"
              onClick={() => table.choose(drafts, true)}
              text={t('table.choose-drafts')}
            />
            <Button
              disabled={count === 0 || table.isBusy}
              icon={PublishIcon}
              onClick={() => void table.publish()}
              text={t('table.publish', {count})}
              tone="positive"
            />
            <Button
              disabled={!table.undo || table.isBusy}
              icon={UndoIcon}
              mode="ghost"
              onClick={() => void table.undo?.()}
              text={t('table.undo')}
            />
          </Flex>
        </Stack>
      </Card>
      <Box flex={1} overflow="auto">
        <Sheet rows={rows} table={table} />
      </Box>
    </Flex>
  )
}
