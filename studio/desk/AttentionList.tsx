import {useMemo} from 'react'
import {listOf} from './attention.ts'
import {DocumentList} from './DocumentList.tsx'

interface AttentionListProps {
  options?: Record<string, unknown>
}

/** The documents that one check finds. */
export function AttentionList({options}: AttentionListProps) {
  const query = useMemo(() => listOf(String(options?.check)), [options])
  return <DocumentList query={query} />
}
