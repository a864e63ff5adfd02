import {useEffect, useRef, useState} from 'react'
import {track} from '../report/tracking.ts'
import {problemOf, typeOf, upload, UploadError} from './upload.ts'
import * as messages from '#messages/upload'

/** State of an upload. `text` is the status line. */
export interface UploadState {
  step: 'idle' | 'requesting' | 'uploading' | 'uploaded' | 'failed' | 'canceled'
  text: string
  /** 0 to 100, while uploading. */
  percent?: number
  /** Once uploaded. */
  publicUrl?: string
}

const IDLE: UploadState = {step: 'idle', text: ''}

/** Uploads one file at a time, and keeps its state. */
export function useUpload() {
  const [file, setFile] = useState<File>()
  const [state, setState] = useState(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function pick(picked: File | undefined) {
    running.current?.abort()
    running.current = undefined
    setFile(picked)
    setState(IDLE)
  }

  async function start() {
    if (running.current) return
    const problem = problemOf(file)
    if (problem || !file) {
      setState({step: 'failed', text: problem ?? ''})
      return
    }
    const controller = new AbortController()
    running.current = controller
    // An upload that another file has replaced must not change the state.
    const show = (next: UploadState) => running.current === controller && setState(next)
    show({step: 'requesting', text: messages.requesting})
    try {
      const publicUrl = await upload(file, {
        signal: controller.signal,
        onProgress: (percent) => show({step: 'uploading', text: messages.uploading(percent), percent}),
      })
      show({step: 'uploaded', text: messages.uploaded, publicUrl})
      track('file_uploaded', {content_type: typeOf(file), bytes: file.size})
    } catch (error) {
      show(controller.signal.aborted ? {step: 'canceled', text: messages.canceled} : failureOf(error))
    } finally {
      if (running.current === controller) running.current = undefined
    }
  }

  return {file, state, pick, start, cancel: () => running.current?.abort()}
}

function failureOf(error: unknown): UploadState {
  if (error instanceof UploadError) return {step: 'failed', text: error.message}
  return {step: 'failed', text: messages.failed(error instanceof Error ? error.message : String(error))}
}
