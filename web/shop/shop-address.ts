interface Place {
  town?: string
  region?: string
  /** Six digits. */
  postalCode?: string
}

/** What the last line of an address tells: `Hyderabad, Telangana 500068`. */
export function placeOf(address: string): Place {
  const line = address.trim().split('\n').at(-1) ?? ''
  const [, town, region, postalCode] =
    /^([^,\d]+?)(?:,\s*([^,\d]+?))?(?:[\s–-]+(\d{6}))?$/.exec(line.trim()) ?? []
  return {town, region, postalCode}
}

/** ` in Hyderabad`, to go after a word; empty where the address does not tell the town. */
export function inTown({address}: {address: string}): string {
  const {town} = placeOf(address)
  return town ? ` in ${town}` : ''
}
