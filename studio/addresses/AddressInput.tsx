import {Stack} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {getPublishedId, useClient, useFormValue, type InputProps} from 'sanity'
import {z} from 'zod'
import type {FormerAddresses} from '../../contract/services/addresses.ts'
import {placePath} from '../../contract/site/addresses.ts'
import {useMessages} from '../languages/use-messages.ts'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {Note, Warning} from '../ui/elements.tsx'
import {formerOwner, readFormer, type Named} from './former.ts'

const place = z.object({category: z.string().nullable(), item: z.string().nullable()}).nullable()

/** What visitors find now: the document's own address, and that of the category of the form. */
const PUBLISHED: LiveQuery<{own: z.infer<typeof place>; slug: string | null}> = {
  groq: `{
    "own": *[_id == $id][0]{"category": coalesce(slug.current, category->slug.current), "item": coalesce(productId, "")},
    "slug": *[_id == $categoryId][0].slug.current
  }`,
  perspective: 'published',
  result: z.object({own: place, slug: z.string().nullable()}),
}

const reference = z.object({_ref: z.string()})
const slug = z.object({current: z.string().catch('')})

/** Whether an input is one whose value is part of an address: of a category, or of a product. */
export const isAddress = (type: unknown, {path}: InputProps) =>
  path.length === 1 && path[0] === (type === 'category' ? 'slug' : type === 'product' && 'productId')

/** Says below an input what becomes of the published address once the typed one is published. */
export function AddressNotice() {
  const document = getPublishedId(String(useFormValue(['_id'])))
  const typedSlug = slug.safeParse(useFormValue(['slug'])).data?.current ?? ''
  const categoryId = reference.safeParse(useFormValue(['category'])).data?._ref ?? ''
  const number = useFormValue(['productId'])
  const found = useLiveQuery(PUBLISHED, {id: document, categoryId})
  if (!found) return null
  const item = typeof number === 'string' ? number : ''
  const category = categoryId === '' ? typedSlug : (found.slug ?? '')
  const {own} = found
  const before = own?.category ? {category: own.category, item: own.item ?? ''} : undefined
  if (category === '' || (categoryId !== '' && item === '')) return null
  if (before && placePath(before) === placePath({category, item})) return null
  return <Change before={before && placePath(before)} typed={{category, item, document}} />
}

function Change({before, typed}: {before: string | undefined; typed: Named}) {
  const t = useMessages()
  const client = useClient({apiVersion: '2025-02-19'})
  const [former, setFormer] = useState<FormerAddresses>()
  useEffect(() => void readFormer(client).then(setFormer), [client])
  const owner = former && formerOwner(former, typed)
  const other = owner?.leadsTo ?? t('address.gone')
  return (
    <Stack gap={3} marginTop={3}>
      {before !== undefined && <Note text={t('address.leads', {before, now: placePath(typed)})} />}
      {owner && (
        <Warning
          text={
            typed.item === ''
              ? t('address.category-taken', {address: placePath(typed), other})
              : t('address.number-taken', {number: typed.item, other})
          }
        />
      )}
    </Stack>
  )
}
