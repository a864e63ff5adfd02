import {useQuery} from '@tanstack/react-query'
import {editable} from '../preview/editable.ts'
import {ScaleFigure} from '../scale/ScaleFigure.tsx'
import type {Product} from './ProductCard.tsx'
import {similarQuery} from './similar.queries.ts'
import {measure} from '#messages/measure'
import {prefix} from '#messages/language'
import * as messages from '#messages/product-dialog'
import {styled} from 'styled-components'
import {theme} from '../design/theme.ts'
import {useOnline} from '../enquiry/use-online.ts'
import {paperPath} from '../../contract/site/addresses.ts'

/** The known facts of a product: code, material, finish, size and weight, with its size as a drawing. */
export function Facts({category, product}: {category: string; product: Product}) {
  const {productId, facts} = product
  const {data, isLoading} = useQuery(similarQuery(category, productId))
  return (
    <>
      <FactList product={product} />
      <ScaleFigure category={category} size={facts?.size} outline={isLoading ? 'awaited' : data?.outline} />
      <PdfLink category={category} productId={productId} />
    </>
  )
}

interface Known {
  productId: string
  facts: {
    material: string | null
    finish: string | null
    size?: string | null | undefined
    weight?: string | null | undefined
  } | null
}

/** The facts that are known of a product, its code first. */
export const FactList = ({product}: {product: Known}) => (
  <dl>
    {factRows(product).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd
          {...(import.meta.env.PREVIEW &&
            value === product.productId &&
            editable(product.facts?.material, 'productId'))}
        >
          {value}
        </dd>
      </div>
    ))}
  </dl>
)

const factRows = ({productId, facts}: Known) =>
  [
    [messages.code, productId],
    [messages.material, facts?.material],
    [messages.finish, facts?.finish],
    [messages.size, measure(facts?.size ?? '')],
    [messages.weight, measure(facts?.weight ?? '')],
  ].filter((row): row is [string, string] => Boolean(row[1]))

/** Opens the tear sheet of a product, which the server makes. Without network there is no link. */
function PdfLink({category, productId}: {category: string; productId: string}) {
  if (!useOnline()) return null
  return (
    <Quiet href={prefix + paperPath('pdf', category, productId)} target="_blank" rel="nofollow">
      {messages.savePdf}
    </Quiet>
  )
}

const Quiet = styled.a`
  display: inline-block;
  padding-block: 0.75rem;
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
`
