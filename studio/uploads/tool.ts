import {DocumentsIcon} from '@sanity/icons/Documents'
import {lazy} from 'react'
import type {Tool} from 'sanity'
import type {StudioSettings} from '../../contract/services/studio-settings.ts'
import {titled} from '../languages/words.ts'

const uploadsTool: Tool = {
  name: 'uploads',
  title: titled('uploads.title').title,
  icon: DocumentsIcon,
  component: lazy(async () => ({default: (await import('./UploadsTool.tsx')).UploadsTool})),
}

/**
 * Lists and deletes the files that visitors and staff have uploaded. Absent on hosted Sanity, because this server does not
 * know its members.
 */
export const uploadsTools = ({apiHost}: StudioSettings): Tool[] => (apiHost === null ? [] : [uploadsTool])
