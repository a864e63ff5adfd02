declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search dialog is open. Part of a history entry, so that Back closes it. */
    isFinding?: boolean
  }
}

/** Loads the search and its library, so that both are there when the dialog opens. */
export const loadFindDialog = () => import('./FindDialog.tsx')
