/** How a customer can have a product, as its document or that of its category says. */
export const AVAILABILITIES = ['ready', 'toOrder', 'oneOfAKind', 'reserved', 'sold'] as const

export type Availability = (typeof AVAILABILITIES)[number]

/** The availabilities in the words of schema.org and of each network, whose feeds have to say what the page says. */
export const AVAILABILITY_NAMES = {
  ready: {schema: 'InStock', google: 'in_stock', local: 'in_stock', meta: 'in stock'},
  toOrder: {
    schema: 'BackOrder',
    google: 'backorder',
    local: 'on_display_to_order',
    meta: 'available for order',
  },
  oneOfAKind: {schema: 'InStock', google: 'in_stock', local: 'in_stock', meta: 'in stock'},
  reserved: {schema: 'OutOfStock', google: 'out_of_stock', local: 'out_of_stock', meta: 'out of stock'},
  sold: {schema: 'SoldOut', google: 'out_of_stock', local: 'out_of_stock', meta: 'out of stock'},
} as const satisfies Record<Availability, object>

/** Weeks for a product that is made to order, where no product, category or setting says how many. */
const USUAL_WEEKS = 4
/** Google takes no date that is more than a year ahead. */
export const MAX_WEEKS = 52

const DAY_MS = 86_400_000

/** The availability that a stored value means. Anything unknown is made to order, as nearly all products of the shop. */
export const availabilityOf = (value: unknown): Availability =>
  AVAILABILITIES.find((known) => known === value) ?? 'toOrder'

/** Whether nobody else can have the product: the shop makes one like it instead. */
export const isTaken = (value: unknown): boolean => value === 'reserved' || value === 'sold'

/** The weeks that a stored value means, from 1 to a year. */
export const weeksOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_WEEKS
    ? value
    : USUAL_WEEKS

/** The day on which a product that is ordered now will be ready, such as `2026-12-26`. */
export const readyOn = (weeks: number, now: number): string =>
  new Date(now + weeks * 7 * DAY_MS).toISOString().slice(0, 10)
