const KEY = 'stone-designs.session'

/** Storage may be switched off in a browser; signing in then lasts as long as the tab. */
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
    // Kept in memory only.
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There is nothing to forget.
  }
}

/** Signing in or out in one tab does the same in all others. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) listener(readToken())
  })
}
