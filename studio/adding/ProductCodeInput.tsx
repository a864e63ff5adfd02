import {useEffect, useEffectEvent, useRef, useState} from 'react'
import {getPublishedId, set, useClient, useFormValue, type InputProps, type StringInputProps} from 'sanity'
import {z} from 'zod'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {proposeCodes, idOf} from './create-products.ts'

const API_VERSION = '2025-02-19'

const reference = z.object({_ref: z.string()})

/** Whether an input is the one for the code of a product. */
export const isProductCode = (props: InputProps): props is StringInputProps =>
  props.path.length === 1 && props.path[0] === 'productId' && props.schemaType.jsonType === 'string'

/**
 * The code of a product. An empty field gets the next free code of the category that a person chooses. Choosing another
 * category replaces that proposal. A code that a person typed stays.
 */
export function ProductCodeInput(props: StringInputProps) {
  const {value, readOnly, onChange} = props
  const client = useClient({apiVersion: API_VERSION})
  const category = reference.safeParse(useFormValue(['category'])).data?._ref
  const id = getPublishedId(String(useFormValue(['_id'])))
  const [proposed, setProposed] = useState<string>()
  const before = useRef(category)

  const use = useEffectEvent((code: string) => {
    if (readOnly || (value && value !== proposed)) return
    setProposed(code)
    onChange(set(code))
  })
  const propose = useEffectEvent(async (categoryId: string) => {
    const [code] = await proposeCodes(client, categoryId, 1).catch(() => [])
    if (code !== undefined) use(code)
  })
  useEffect(() => {
    if (category !== before.current && category !== undefined) void propose(category)
    before.current = category
  }, [category])

  return (
    <>
      {props.renderDefault(props)}
      {category !== undefined && value !== undefined && value === proposed && (
        <Twins category={category} code={value} id={id} key={value} onFound={() => void propose(category)} />
      )}
    </>
  )
}

interface TwinsProps {
  category: string
  code: string
  id: string
  onFound: () => void
}

/** Notices that somebody else got the same code at the same moment, and calls `onFound` if this product has to change. */
function Twins({category, code, id, onFound}: TwinsProps) {
  const twins = useLiveQuery(EARLIER_TWINS, twinsOf(category, code, id)) ?? 0
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (twins > 0) found()
  }, [twins])
  return null
}

/**
 * Number of other products with the same code that take precedence: the one whose id was made from the code, which always
 * keeps it, and those with a smaller id. When two people were proposed one code, only the person whose product counts above
 * 0 gets another code.
 */
export const EARLIER_TWINS: LiveQuery<number> = {
  groq: `count(*[_type == "product" && category._ref == $category && lower(productId) == lower($code) && _id != $id
    && $id != $own && (_id < $id || _id == $own)])`,
  result: z.number(),
}

/** Parameters of that query, for a product that was proposed a code. */
export const twinsOf = (category: string, code: string, id: string) => ({
  category,
  code,
  id,
  own: idOf(category, code),
})
