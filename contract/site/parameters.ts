// Parameters of the site's addresses. Carried in links, and kept in records, is only what stands in these lists.

/** Parameters that choose what a page shows. */
export const PAGE = 'item|view|q|category|price|sort|page|here|items'
/** Parameters that name a campaign. */
export const CAMPAIGN = '(?:utm_|hsa_)[^=]*|gclsrc'
/** Parameters in which Google names the click on an advertisement. */
export const GOOGLE_CLICKS = ['gclid', 'gbraid', 'wbraid'] as const
/** Parameters that name a visitor's click. */
export const CLICK = `${GOOGLE_CLICKS.join('|')}|_gl|_ga|dclid|fbclid`

const ADVERTISING = new RegExp(`^(?:${CAMPAIGN}|${CLICK})$`)

/** Whether a parameter belongs to an advertisement. Such parameters stay in the address from page to page. */
export const isAdvertising = (name: string): boolean => ADVERTISING.test(name)
