import {BarChartIcon} from '@sanity/icons/BarChart'
import {BellIcon} from '@sanity/icons/Bell'
import {DashboardIcon} from '@sanity/icons/Dashboard'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {DocumentsIcon} from '@sanity/icons/Documents'
import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {ImagesIcon} from '@sanity/icons/Images'
import {LockIcon} from '@sanity/icons/Lock'
import {SearchIcon} from '@sanity/icons/Search'
import {ThListIcon} from '@sanity/icons/ThList'
import {lazy, type ComponentType} from 'react'
import type {Tool} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {route} from 'sanity/router'
import {eager} from '../build/eager.tsx'
import {said} from '../languages/messages.ts'
import type {StudioSettings} from '../../contract/services/studio-settings.ts'
import {
  ADD_MANY,
  ALERTS_TOOL,
  ENQUIRIES_TOOL,
  HELP,
  QUOTATIONS_TOOL,
  REPORT,
  TABLE,
} from '../lib/tool-names.ts'
import {locations, mainDocuments} from '../preview-links/locations.ts'
import type {MessageKey} from '../messages/english.ts'

/** Screens of tools, each loaded when somebody opens its tool. */
const SCREENS = {
  enquiries: async () => (await import('../enquiries/EnquiriesTool.tsx')).EnquiriesTool,
  report: async () => (await import('../report/ReportTool.tsx')).ReportTool,
  'add-many': async () => (await import('../adding/AddManyTool.tsx')).AddManyTool,
  table: async () => (await import('../table/TableTool.tsx')).TableTool,
  help: async () => (await import('../help/HelpTool.tsx')).HelpTool,
  quotations: async () => (await import('../quotations/QuotationsTool.tsx')).QuotationsTool,
  [ALERTS_TOOL]: async () => (await import('../alerts/AlertsTool.tsx')).AlertsTool,
  uploads: async () => (await import('../uploads/UploadsTool.tsx')).UploadsTool,
  passkeys: async () => (await import('../embedded/passkeys/PasskeysTool.tsx')).PasskeysTool,
  person: async () => (await import('../person/PersonTool.tsx')).PersonTool,
}

const tool = (name: keyof typeof SCREENS, word: MessageKey, icon: ComponentType): Tool => ({
  name,
  title: said(word),
  icon,
  component: lazy(async () => ({default: await SCREENS[name]()})),
})

/** A tool that works in one category. The list of a category opens the tool with the intent of the tool's name. */
const ofCategory = (categoryTool: Tool): Tool => ({
  ...categoryTool,
  router: route.create('/', [route.create('/:categoryId')]),
  canHandleIntent: (intent) => intent === categoryTool.name,
  getIntentState: (_intent, {categoryId}) => ({categoryId}),
})

/** The first screen: enquiries, what needs attention, releases and the state of the server. */
const todayTool: Tool = {
  name: 'today',
  title: said('today.title'),
  icon: DashboardIcon,
  component: eager(async () => ({default: (await import('../today/TodayTool.tsx')).TodayTool})),
}

/** Finds enquiries by their codes, and follows them until they are orders. */
const enquiriesTool: Tool = {
  ...tool(ENQUIRIES_TOOL, 'enquiries.title', EnvelopeIcon),
  router: route.create('/', [route.create('/:enquiryId')]),
  canHandleIntent: isOfEnquiry,
  getIntentState: (_intent, {id}) => ({enquiryId: id}),
}

/** Whether a link opens an enquiry: a hit of the search, a row of Today. */
function isOfEnquiry(intent: string, {type}: Readonly<Record<string, unknown>>): boolean {
  return intent === 'edit' && type === 'lead'
}

/** Writes quotations. The intent of the tool's name opens one. */
const quotationsTool: Tool = {
  ...tool(QUOTATIONS_TOOL, 'quotations.title', DocumentTextIcon),
  router: route.create('/', [route.create('/:quotationId')]),
  canHandleIntent: (intent) => intent === QUOTATIONS_TOOL,
  getIntentState: (_intent, {id}) => ({quotationId: id}),
}

/** Tools that the owner uses every day. On a narrow screen, the tools after them are behind a button; the tour points to Help. */
const DAILY: readonly Tool[] = [
  enquiriesTool,
  tool(REPORT, 'report.title', BarChartIcon),
  ofCategory(tool(ADD_MANY, 'products.add-many', ImagesIcon)),
  ofCategory(tool(TABLE, 'table.title', ThListIcon)),
  tool(HELP, 'help.title', HelpCircleIcon),
]

/** Tools about the shop's server and its people. Absent on hosted Sanity, which signs people in itself. */
const OF_THE_SERVER: readonly Tool[] = [
  quotationsTool,
  tool(ALERTS_TOOL, 'alerts.title', BellIcon),
  tool('uploads', 'uploads.title', DocumentsIcon),
  tool('passkeys', 'passkeys.title', LockIcon),
  tool('person', 'person.title', SearchIcon),
]

/**
 * Sanity's own tools. The one for releases has an English title in every language, and none opens the document of an
 * enquiry in place of its card.
 */
const ofSanity = ({canHandleIntent, ...own}: Tool): Tool => ({
  ...own,
  ...(own.name === 'releases' && {title: said('releases.title')}),
  canHandleIntent: (intent, params, payload) =>
    !isOfEnquiry(intent, params) && (canHandleIntent?.(intent, params, payload) ?? false),
})

/** All tools, in the order of the navigation. The Studio opens with the first one. */
export const toolsOf = (sanitysTools: readonly Tool[], {apiHost}: StudioSettings): Tool[] => [
  todayTool,
  ...sanitysTools.map(ofSanity),
  ...DAILY,
  ...(apiHost === null ? [] : OF_THE_SERVER),
]

/**
 * Shows the site with unpublished changes beside the fields. The site's own server checks the secret that this tool makes,
 * and serves the pages at the origin of the Studio.
 */
export const previewTool = ({apiHost}: StudioSettings) =>
  presentationTool({
    name: 'preview',
    title: said('preview.title'),
    icon: EyeOpenIcon,
    previewUrl: {
      initial: '/',
      async previewMode({client}) {
        if (apiHost !== null) await introduce(client.config().token)
        return {enable: '/preview/enable', shareAccess: true}
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
