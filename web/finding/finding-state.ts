declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search dialog is open. Part of a history entry, so that Back closes it. */
    isFinding?: boolean
  }
}

/** Loads the search dialog with its library. */
export const loadFindDialog = () => import('./FindDialog.tsx')
