/**
 * Whether an address is one of the shop's site, so that the Studio may link to it. Anybody can send an enquiry with any
 * address.
 * @param publicUrl address of the site
 */
export const isOnSite = (address: string, publicUrl: string): boolean =>
  URL.parse(address)?.href.startsWith(`${new URL(publicUrl).origin}/`) ?? false
