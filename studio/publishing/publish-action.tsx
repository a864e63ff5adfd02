import {useToast} from '@sanity/ui/toast'
import {useEffect, useEffectEvent, useRef} from 'react'
import type {DocumentActionComponent, Path} from 'sanity'
import {useDocumentPane} from 'sanity/structure'
import {useMessages} from '../languages/use-messages.ts'
import {fieldAt} from '../lib/field-at.ts'
import {useAddress} from '../preview-links/open-on-site.ts'

/** Milliseconds for which the link to the page, or the reason against a publication, is shown. */
const SHOWN_MS = 15_000

/**
 * The action that publishes a document. While a field is wrong, the button leads to the first such field and says what to do
 * there. After a publication, a link leads to the page.
 */
export function publishOrLead(publish: DocumentActionComponent): DocumentActionComponent {
  const Publish: DocumentActionComponent = (props) => {
    const t = useMessages()
    const toast = useToast()
    const description = publish(props)
    const {onFocus, onPathOpen, schemaType, validation} = useDocumentPane()
    const noticePublication = useLinkAfter(props.published?._rev, useAddress(props.id, props.type))
    if (!description?.onHandle) return description
    const fault = validation.find(({level}) => level === 'error')
    if (!description.disabled || !fault)
      return {
        ...description,
        onHandle: () => {
          noticePublication()
          description.onHandle?.()
        },
      }
    return {
      ...description,
      disabled: false,
      title: fault.message,
      onHandle: () => {
        onPathOpen(fault.path)
        onFocus(fault.path)
        const field = fieldAt(schemaType, keysOf(fault.path))?.title ?? ''
        toast.push({
          id: 'fault',
          status: 'warning',
          title: t('publish.first', {field}),
          description: fault.message,
          duration: SHOWN_MS,
        })
      },
    }
  }
  Publish.action = 'publish'
  return Publish
}

/** Shows a link to the page of a document when what visitors see has changed. @returns starts to wait for that */
function useLinkAfter(revision: string | undefined, href: string | undefined): () => void {
  const t = useMessages()
  const toast = useToast()
  const before = useRef<string>(undefined)
  const show = useEffectEvent((now: string, page: string) => {
    if (before.current === undefined || before.current === now) return
    before.current = undefined
    const title = (
      <a href={page} rel="noopener" target="_blank">
        {t('publish.see')}
      </a>
    )
    toast.push({id: 'see', status: 'success', title, duration: SHOWN_MS, closable: true})
  })
  useEffect(() => {
    if (revision !== undefined && href !== undefined) show(revision, href)
  }, [revision, href])
  return () => {
    before.current = revision ?? ''
  }
}

const keysOf = (path: Path) => path.map((step) => (typeof step === 'string' ? step : {_key: ''}))
