import {z} from 'zod'
import {categoryPath, productPath} from '../../contract/site/addresses.ts'
import {startOf, type Language} from '../../contract/text/languages.ts'
import {rupees} from '../../contract/text/rupees.ts'
import type {LiveQuery} from '../live/live-query.ts'
import type {Piece} from './pieces.ts'

/** The answer where the settings have none in the visitor's language. */
const OUR_WORDS: Readonly<Record<Language, string>> = {
  en: 'Hello {name},\nthank you for asking {shop}.\n\n{products}\n\nIf you have a question, write to us here.\n{code}',
  te: 'నమస్తే {name},\n{shop} ను అడిగినందుకు ధన్యవాదాలు.\n\n{products}\n\nఏమైనా సందేహం ఉంటే ఇక్కడే రాయండి.\n{code}',
  hi: 'नमस्ते {name},\n{shop} से पूछने के लिए धन्यवाद।\n\n{products}\n\nकोई सवाल हो तो यहीं लिखिए।\n{code}',
}

const text = z.string().nullish().catch(null)

const shop = z.object({brand: text, answer: text}).nullable()

/** The name of the shop and its own words for an answer in `$language`. */
export const ANSWERS: LiveQuery<z.infer<typeof shop>> = {
  groq: `*[_type == "siteSettings"][0]{
    brand, "answer": select($language == "en" => answerText, translations[language == $language][0].answerText)
  }`,
  watched: '*[_type == "siteSettings"]',
  perspective: 'published',
  result: shop,
}

interface Answered {
  language: Language
  person: string
  ref: string | null
  pieces: readonly Piece[]
  /** Address of the category, where the enquiry names no product. */
  slug: string | null | undefined
  publicUrl: string
}

/** The message that WhatsApp opens with, in the visitor's language. A word in braces without a value leaves no trace. */
export function answerText(settings: z.infer<typeof shop> | undefined, answered: Answered): string {
  const {language, person, ref, pieces, slug, publicUrl} = answered
  const start = publicUrl + startOf(language)
  const products = pieces.map((piece) => lineOf(piece, language, start))
  const values: Readonly<Record<string, string>> = {
    name: person.trim(),
    shop: settings?.brand ?? '',
    products: pieces.length > 0 ? products.join('\n') : slug ? start + categoryPath(slug) : '',
    code: ref ? `Ref ${ref}` : '',
  }
  return (settings?.answer?.trim() || OUR_WORDS[language])
    .replaceAll(/( ?)\{(\w+)\}/g, (whole, space: string, name: string) => {
      const value = values[name]
      return value === undefined ? whole : value && space + value
    })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** `Lotus fountain (FOU-001): ₹20,000`, and its address on a line of its own. */
function lineOf({slug, productId = '', product}: Piece, language: Language, start: string): string {
  const name = product?.names?.find((each) => each.language === language)?.name ?? product?.name
  const price = product?.value == null ? product?.range : rupees(product.value)
  const number = product?.productId ?? productId
  const category = product?.category ?? slug
  return [
    [name ? `${name} (${number})` : number, price].filter(Boolean).join(': '),
    category && start + productPath(category, number),
  ]
    .filter(Boolean)
    .join('\n')
}
