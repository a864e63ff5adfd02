/** Saves a file that this page has made. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  saveFrom(address, name)
  URL.revokeObjectURL(address)
}

/**
 * Saves the file at an address. Navigating to the address would close the page's connections.
 * @param name absent: the name that the server sends
 */
export function saveFrom(address: string, name = '') {
  Object.assign(document.createElement('a'), {href: address, download: name}).click()
}
