import {rupees as inRupees} from '../../contract/text/rupees.ts'
import {measure} from '#messages/measure'

/** A price as pages show it, with its unit in the language of the page: `₹20,000`, `₹220 SFT`. */
export const rupees = (price: string | number): string => measure(inRupees(price))

interface Priced {
  /** INR. */
  value: number | null
  /** Usual prices as the owner writes them. Shown where a product has no price of its own. */
  range: string | null
}

/** Price of a product as the site shows it, or its price range; undefined when it has neither. */
export const priceOf = ({value, range}: Priced) => (value === null ? (range ?? undefined) : rupees(value))
