interface ShopAddress {
  town?: string
  region?: string
  /** Six digits. */
  postalCode?: string
}

/** Town, region and postal code, from the last line of an address: `Hyderabad, Telangana 500068`. */
export function shopAddressOf(address: string): ShopAddress {
  const line = address.trim().split('\n').at(-1) ?? ''
  const [, town, region, postalCode] =
    /^([^,\d]+?)(?:,\s*([^,\d]+?))?(?:[\s–-]+(\d{6}))?$/.exec(line.trim()) ?? []
  return {town, region, postalCode}
}
