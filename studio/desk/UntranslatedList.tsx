import {useMemo} from 'react'
import {DocumentList} from './DocumentList.tsx'
import {untranslatedList} from './untranslated.ts'

interface UntranslatedListProps {
  options?: Record<string, unknown>
}

/** The documents of one list. Each is opened at its translations. */
export function UntranslatedList({options}: UntranslatedListProps) {
  const query = useMemo(() => untranslatedList(String(options?.list)), [options])
  return <DocumentList field="translations" query={query} />
}
