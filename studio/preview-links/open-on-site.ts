import {LaunchIcon} from '@sanity/icons/Launch'
import {useEffect, useState} from 'react'
import {useDocumentPreviewStore, type DocumentActionComponent} from 'sanity'
import {useMessages} from '../languages/use-messages.ts'
import {FACTS, isShownType, pagesOf} from './pages.ts'

/** Opens the page that shows a document, as visitors see it, in a new tab. */
export const OpenOnSite: DocumentActionComponent = ({id, type, published}) => {
  const t = useMessages()
  const address = useAddress(id, type)
  const why = published ? 'open-on-site.no-page' : 'open-on-site.not-published'
  const isOpen = published !== null && address !== undefined
  return {
    label: t('open-on-site.title'),
    icon: LaunchIcon,
    disabled: !isOpen,
    title: isOpen ? undefined : t(why),
    onHandle: () => {
      window.open(address, '_blank', 'noopener')
    },
  }
}

/** Address of the page that shows a published document; undefined when there is none. */
export function useAddress(id: string, type: string): string | undefined {
  const store = useDocumentPreviewStore()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!isShownType(type)) return undefined
    const paths = Object.entries<string>(FACTS[type])
    const found = store.observePaths(
      {_type: 'reference', _ref: id},
      paths.map(([, path]) => path.split('.')),
    )
    const subscription = found.subscribe((value) => {
      const facts = Object.fromEntries(paths.map(([name, path]) => [name, valueAt(value, path.split('.'))]))
      setAddress(pagesOf(type, facts)[0]?.href)
    })
    return () => subscription.unsubscribe()
  }, [store, id, type])
  return address
}

/** Value at a path through nested objects. */
function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, name), rest) : undefined
}
