import {Box, Flex, Select, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import {useRouterState} from 'sanity/router'
import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {Unreadable} from '../live/Unreadable.tsx'
import {useMessages} from '../languages/use-messages.ts'
import type {MessageKey} from '../messages/english.ts'

const categories = readEach(z.object({_id: z.string(), title: z.string().nullable()}))

const CATEGORIES: LiveQuery<z.infer<typeof categories>> = {
  groq: '*[_type == "category"] | order(orderRank){_id, title}',
  result: categories,
}

/** The category of the address, until the person chooses another one. */
export function useCategory() {
  const wanted = useRouterState(({categoryId}) => (typeof categoryId === 'string' ? categoryId : ''))
  const [chosen, setChosen] = useState<string>()
  return [chosen ?? wanted, setChosen] as const
}

interface CategoryChoiceProps {
  categoryId: string
  onChoose: (categoryId: string) => void
  isFixed?: boolean
  /** Words of the first option, which is no category. */
  none?: MessageKey
}

/** The category that a tool works in. */
export function CategoryChoice({
  categoryId,
  onChoose,
  isFixed,
  none = 'add-many.choose-category',
}: CategoryChoiceProps) {
  const t = useMessages()
  const id = useId()
  const rows = useLiveQuery(CATEGORIES)
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {t('add-many.category')}
      </Text>
      <Box flex={1}>
        <Select
          disabled={isFixed}
          id={id}
          onChange={(event) => onChoose(event.currentTarget.value)}
          value={categoryId}
        >
          <option value="">{t(none)}</option>
          {rows?.map(({_id, title}) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </Select>
      </Box>
      <Unreadable of={[rows]} type="category" />
    </Flex>
  )
}
