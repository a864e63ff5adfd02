const KEY = 'stone-designs.session'

/** The stored token. A browser may have storage turned off; a session then lasts as long as its tab. */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null
  } catch {
    return null
  }
}

export function storeToken(token: string): void {
  try {
    localStorage.setItem(KEY, token)
  } catch {
    // Storage is turned off: the token stays in memory.
  }
}

export function removeToken(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is turned off: it has no token.
  }
}

/** Calls `listener` when another tab signs in or out. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) listener(readToken())
  })
}
