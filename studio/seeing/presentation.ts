import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {presentationTool} from 'sanity/presentation'
import type {StudioSettings} from '../../contract/services/studio-settings.ts'
import {said, titled} from '../languages/words.ts'
import {locations, mainDocuments} from './locations.ts'

const PREVIEW_MODE = {enable: '/preview/enable', shareAccess: true}

/**
 * Shows the site with unpublished changes beside the fields. The site's own server checks the secret that this tool makes,
 * and serves the pages at the origin of the Studio.
 */
export const previewTool = ({apiHost}: StudioSettings) =>
  presentationTool({
    name: 'preview',
    title: titled('preview.title').title,
    icon: EyeOpenIcon,
    previewUrl: {
      initial: '/',
      async previewMode({client}) {
        if (apiHost !== null) await introduce(client.config().token)
        return PREVIEW_MODE
      },
    },
    resolve: {mainDocuments, locations},
  })

/** Names this session to the site's server, so that its pages with unpublished changes end with the session. */
async function introduce(token = '') {
  const headers = {Authorization: `Bearer ${token}`}
  const {ok, status} = await fetch('/preview/staff', {method: 'POST', headers})
  if (!ok) throw new Error(said('preview.not-opened', {status}))
}
