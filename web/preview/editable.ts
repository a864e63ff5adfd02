import {createDataAttribute} from '@sanity/visual-editing/create-data-attribute'
import {vercelStegaDecode} from '@vercel/stega'

/**
 * Lets a click in the Studio's preview edit a text that cannot carry a mark: numbers, and texts that are parsed or lead
 * out of the page. Visitors' builds leave the call out: `{...(import.meta.env.PREVIEW && editable(…))}`.
 * @param sibling a marked text of the same document
 * @returns attributes of the element; none for a text without a mark
 */
export function editable(sibling: string | null | undefined, field: string): {'data-sanity'?: string} {
  return attributesFrom(sibling, () => field)
}

/** As `editable`, for a text that has translations. It is edited where the marked text is: in English, or in a translation. */
export const editableTranslated = (sibling: string | null | undefined, field: string) =>
  attributesFrom(sibling, (path) => path.replace(/[^.]+$/, field))

/** @param pathFrom field to edit, from the path of the marked text */
function attributesFrom(
  marked: string | null | undefined,
  pathFrom: (path: string) => string,
): {'data-sanity'?: string} {
  const mark = vercelStegaDecode<{href?: unknown}>(marked ?? '')
  const facts = new URLSearchParams(/\?([^#]*)/.exec(String(mark?.href))?.[1])
  const [id, type, baseUrl] = ['id', 'type', 'baseUrl'].map((name) => facts.get(name))
  if (!id || !type || !baseUrl) return {}
  const path = pathFrom(facts.get('path') ?? '')
  return {'data-sanity': createDataAttribute({id, type, baseUrl, path}).toString()}
}

interface Priced {
  name: string
  /** INR. Without one, the page shows the product's range, which is a marked text. */
  value: number | null
}

/** As `editable`, for the price of a product. */
export const editablePrice = ({name, value}: Priced) => (value === null ? {} : editable(name, 'value'))
