import {editable} from '../preview/editable.ts'
import {ScaleFigure} from '../scale/ScaleFigure.tsx'
import {PdfLink} from './PdfLink.tsx'
import type {Product} from './ProductCard.tsx'
import {measure} from '#words/measure'
import * as words from '#words/product-dialog'

/** What is known of a product: code, material, finish, size and weight, with its size as a drawing. */
export function Facts({category, product: {productId, facts}}: {category: string; product: Product}) {
  const rows = [
    [words.code, productId],
    [words.material, facts?.material],
    [words.finish, facts?.finish],
    [words.size, measure(facts?.size ?? '')],
    [words.weight, measure(facts?.weight ?? '')],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  return (
    <>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd
              {...(import.meta.env.PREVIEW && value === productId && editable(facts?.material, 'productId'))}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <ScaleFigure category={category} size={facts?.size} />
      <PdfLink category={category} productId={productId} />
    </>
  )
}
