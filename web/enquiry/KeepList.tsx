import {useQuery, useQueryClient} from '@tanstack/react-query'
import {useState} from 'react'
import {Button} from '../design/Button.tsx'
import {workers} from '../device/secure.ts'
import {useEnv} from '../env/EnvContext.tsx'
import {dropList, keepList, keptQuery} from './keep-list.ts'
import * as messages from '#messages/enquiry-page'

type Work = 'none' | 'running' | 'failed'

/** Button that keeps the enquiry list for use without network, or keeps it no longer. */
export function KeepList() {
  const env = useEnv()
  const client = useQueryClient()
  const {data: kept} = useQuery(keptQuery())
  const [work, setWork] = useState<Work>('none')
  if (env.offline === 'off' || env.preview || !workers() || kept === undefined) return null

  async function toggle() {
    setWork('running')
    try {
      await (kept ? dropList(client) : keepList(client, env))
      setWork('none')
    } catch {
      setWork('failed')
    }
  }

  return (
    <div className="keep">
      <Button type="button" aria-busy={work === 'running'} onClick={() => void toggle()}>
        {kept ? messages.keepNoLonger : messages.keepForShowroom}
      </Button>
      {/* Assistive technology reads a change of an element that was there before. */}
      <output>{statusOf(work, kept !== null)}</output>
    </div>
  )
}

function statusOf(work: Work, isKept: boolean) {
  if (work === 'failed') return messages.keepingFailed
  return isKept ? messages.keptForShowroom : ''
}
