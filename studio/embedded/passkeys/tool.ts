import {LockIcon} from '@sanity/icons/Lock'
import {lazy} from 'react'
import type {Tool} from 'sanity'
import type {StudioSettings} from '../../../contract/services/studio-settings.ts'
import {titled} from '../../languages/words.ts'

const passkeysTool: Tool = {
  name: 'passkeys',
  title: titled('passkeys.title').title,
  icon: LockIcon,
  component: lazy(async () => ({default: (await import('./PasskeysTool.tsx')).PasskeysTool})),
}

/** The passkeys of the person who is signed in. Absent on hosted Sanity, which signs people in itself. */
export const passkeysTools = ({apiHost}: StudioSettings): Tool[] => (apiHost === null ? [] : [passkeysTool])
