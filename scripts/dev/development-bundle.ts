import {join} from 'node:path'
import {inspect} from 'node:util'
import type {HotPayload} from 'vite'
import {ESModulesEvaluator, ModuleRunner} from 'vite/module-runner'
import type {ServerBundle} from '../../contract/site/render.ts'
import {type Bundle, type BundleSource, readFiles} from '../../server/site/index.ts'
import type {Invoked, PageSources, Sheet} from './protocol.ts'
import {ENTRY, RELOAD} from './paths.ts'

/** Requests of the shop's process to the process that holds Vite. */
export interface Desk {
  sources(): Promise<PageSources>
  invoke(payload: HotPayload): Promise<Invoked>
}

/** Stands for the style sheets in a page until they are put in. */
const STYLES = '/styles-of-development.css'

/**
 * Makes pages of the sources through Vite's module runner. Each change gets a runner of its own, so that a page that is
 * being made sees no module of another version.
 */
export function developmentBundle(root: string, desk: Desk): BundleSource {
  let loaded: {version: number; entry: Promise<ServerBundle>} | undefined
  return {
    isDevelopment: true,
    async load() {
      const {version, sheets} = await desk.sources()
      if (loaded?.version !== version) loaded = {version, entry: importEntry(desk)}
      return bundleOf(root, loaded.entry, sheets)
    },
  }
}

function importEntry(desk: Desk): Promise<ServerBundle> {
  const runner = new ModuleRunner(
    {transport: {invoke: (payload) => desk.invoke(payload)}, hmr: false},
    new ESModulesEvaluator(),
  )
  const entry: Promise<ServerBundle> = runner.import('/app/entry.server.tsx')
  // The page that needs the entry reports the failure.
  entry.catch(() => undefined)
  return entry
}

function bundleOf(root: string, entry: Promise<ServerBundle>, sheets: Sheet[]): Bundle {
  let server: ServerBundle | undefined
  let failure: unknown
  const withStyles = (html: string) =>
    html.replace(`<link rel="stylesheet" href="${STYLES}"/>`, () => sheets.map(styleTag).join(''))

  async function attempt<T>(use: (server: ServerBundle) => Promise<T>): Promise<T> {
    try {
      server = await entry
      return await use(server)
    } catch (error) {
      failure = error
      throw error
    }
  }

  return {
    script: ENTRY,
    styles: STYLES,
    preview: {script: ENTRY, styles: STYLES},
    files: readFiles(join(root, 'web/public')),
    render: (request, options) =>
      attempt(async ({render}) => {
        const page = await render(request, options)
        return {...page, html: withStyles(page.html)}
      }),
    renderFile: (path, options) => attempt(({renderFile}) => renderFile(path, options)),
    renderChoice: (ids, search, options) =>
      attempt(async ({renderChoice}) => {
        const page = await renderChoice(ids, search, options)
        return {...page, html: withStyles(page.html)}
      }),
    renderPrint: (address, options) => attempt(({renderPrint}) => renderPrint(address, options)),
    renderQuotation: (view, env) => attempt(({renderQuotation}) => renderQuotation(view, env)),
    imageAddresses: (options) => attempt(({imageAddresses}) => imageAddresses(options)),
    renderFailure(kind, styles, shop) {
      if (!server || kind === 'broken') return {html: failurePage(failure), inline: {scripts: [], styles: []}}
      const page = server.renderFailure(kind, styles, shop)
      return {...page, html: withStyles(page.html)}
    },
    // No page is cached in development, so addresses need no canonical form.
    openAddresses: () => (pathname, search) => ({own: pathname + search, shared: pathname + search}),
    isKnownQuery: (groq) => server?.isKnownQuery(groq) ?? false,
    isUnreachable: (error) => server?.isUnreachable(error) ?? false,
  }
}

/** As Vite's client makes them, so that it takes them over. */
const styleTag = ({id, css}: Sheet) =>
  `<style data-vite-dev-id="${escaped(id)}">${css.replaceAll('</', String.raw`<\/`)}</style>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** In place of a page that could not be made: why. It loads itself again when a source has changed. */
const failurePage = (failure: unknown) =>
  `<!DOCTYPE html><meta charset="utf-8"><title>This page could not be made</title><h1>This page could not be made</h1><pre>${escaped(inspect(failure))}</pre><script type="module" src="${RELOAD}"></script>`
