import {useEffect, useState} from 'react'
import {useRouter, useRouterState} from 'sanity/router'

/** A tap on the row of an enquiry. */
export interface Tap {
  id: string
  row: HTMLElement
}

/** Opens an enquiry; an empty id closes it. `row` is the row that somebody tapped. */
export type Open = (id: string, row?: HTMLElement) => void

/** The enquiry of the address, and the tap that opened it. An empty id means no enquiry. */
export function useOpen() {
  const router = useRouter()
  const openId = useRouterState(({enquiryId}) => (typeof enquiryId === 'string' ? enquiryId : ''))
  const [tap, setTap] = useState<Tap>()
  useEffect(() => {
    // When a card closes, the element with the focus is gone.
    if (openId === '' && document.activeElement === document.body) tap?.row.focus()
  }, [openId, tap])
  const open: Open = (id, row) => {
    setTap(row && {id, row})
    router.navigate(id === '' ? {} : {enquiryId: id})
  }
  return {openId, tap: tap?.id === openId ? tap : undefined, open}
}
