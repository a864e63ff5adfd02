import type {HistoryState, useRouter} from '@tanstack/react-router'

/**
 * Shows a dialog over the page once its script is there, as an entry of its own in the history. Does nothing when the
 * visitor has gone on to another page.
 * @param script settles when the script is loaded, or cannot be
 * @param stateOf the state of the history that shows the dialog
 * @param otherwise what happens in place of the dialog
 */
export function showDialog(
  router: ReturnType<typeof useRouter>,
  script: Promise<unknown>,
  stateOf: () => Partial<HistoryState>,
  otherwise: () => void,
): void {
  // The search may change, for example on arrival.
  const path = () => router.history.location.pathname
  const tapped = path()
  const isHere = () => path() === tapped
  const show = (added: Partial<HistoryState>) =>
    void router.navigate({
      to: '.',
      search: (search) => search,
      state: (state) => ({...state, ...added}),
      resetScroll: false,
    })
  script.then(
    () => isHere() && show(stateOf()),
    () => isHere() && otherwise(),
  )
}
