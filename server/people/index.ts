import type {Identity, Lake} from '@stone-designs/lake'

/** The person or token that sent a request. @returns undefined for a visitor, and for an expired session */
export function staffOf(request: Pick<Request, 'headers'>, lake: Lake | undefined): Identity | undefined {
  try {
    return lake?.people.identify(request.headers)
  } catch {
    return undefined
  }
}

/** The id of the administrator who sent a request; undefined for everybody else. */
export function administratorOf(request: Request, lake: Lake | undefined): string | undefined {
  const found = staffOf(request, lake)
  return found?.role === 'administrator' ? found.id : undefined
}
