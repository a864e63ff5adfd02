import {useToast} from '@sanity/ui/toast'
import {useCallback, useEffect, useState} from 'react'
import {useClient, useTranslation} from 'sanity'
import {WORDS} from '../languages/words.ts'
import {deleteUploadedFile, listUploadedFiles, NotAllowed} from './uploaded-files.ts'
import type {UploadedFile, UploadedFiles} from './uploaded-files.ts'

type Listing = UploadedFiles | 'loading' | 'failed' | 'not-allowed'

/** The uploaded files, and the way to delete one. A failed deletion is reported. */
export function useUploadedFiles() {
  const {t} = useTranslation(WORDS)
  const toast = useToast()
  const {apiHost, token} = useClient({apiVersion: '2025-02-19'}).config()
  const [listing, setListing] = useState<Listing>('loading')

  const load = useCallback(
    (signal?: AbortSignal) =>
      listUploadedFiles({apiHost, token}, signal).then(setListing, (error: unknown) => {
        if (!signal?.aborted) setListing(error instanceof NotAllowed ? 'not-allowed' : 'failed')
      }),
    [apiHost, token],
  )
  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [load])

  const remove = async ({slug}: UploadedFile) => {
    try {
      await deleteUploadedFile({apiHost, token}, slug)
      toast.push({status: 'success', title: t('uploads.deleted', {file: slug})})
      await load()
    } catch {
      toast.push({status: 'error', title: t('uploads.delete-failed')})
    }
  }
  return {listing, remove, retry: () => void load()}
}
