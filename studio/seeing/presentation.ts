import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {presentationTool} from 'sanity/presentation'
import {titled} from '../words.ts'
import {locations, mainDocuments} from './locations.ts'

/**
 * Shows the site with unpublished changes beside the fields. The site's own server checks the secret that this tool makes,
 * and serves the pages at the origin of the Studio.
 */
export const previewTool = presentationTool({
  name: 'preview',
  title: titled('preview.title').title,
  icon: EyeOpenIcon,
  previewUrl: {initial: '/', previewMode: {enable: '/preview/enable', shareAccess: true}},
  resolve: {mainDocuments, locations},
})
