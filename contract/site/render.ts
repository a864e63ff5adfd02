import type {QuotationView} from '../quotation/quotation.ts'
import type {Env} from './env.ts'

/** A page, and what its Content-Security-Policy has to allow. */
export interface Markup {
  html: string
  /** Texts of the inline scripts and styles that the site itself put into the page. */
  inline: {scripts: string[]; styles: string[]}
}

export interface RenderedPage extends Markup {
  status: number
  headers: Headers
  /**
   * Sync tags of the content on the page. A change with one of the tags makes the page out of date. Any change does, where
   * the page has no tag.
   */
  tags: string[]
  /** One of the few pages that search engines may list. Searches, unknown products, shared files and missing pages are unlimited. */
  isListed: boolean
  /** The shop whose settings the page has read. Absent for a redirect. */
  shop?: ShopContact | undefined
}

/** Facts of the shop that a failure page shows. */
export interface ShopContact {
  brand: string
  phone: string
}

/** Addresses of one page, as path and parameters. Both lack parameters that the page does not know. */
export interface PageAddress {
  /** With the visitor's advertising parameters, which every link of the page carries. */
  own: string
  /** Without advertising parameters: the same for all visitors. */
  shared: string
}

/** A page for paper, without scripts. */
export interface PrintPage {
  html: string
  /** Texts of its inline styles. */
  styles: string[]
  /** The page of a product or a category, at its own address. Pages of lists are unlimited. */
  isCanonical: boolean
}

/** A request to the content, as `fetch` sends it. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>

/**
 * Addresses of the scripts that the entry script loads until a page is hydrated.
 * @param parts modules and chunks of the page
 */
export type ScriptsOf = (parts: readonly string[]) => string[]

export interface RenderOptions {
  env: Env
  fetch: Fetch
  /** Address of the entry script. */
  script: string
  /** Address of the style sheet. */
  styles: string
  /** Absent in development: the page names no scripts in advance. */
  scriptsOf?: ScriptsOf
  /** Position in the event stream up to which the content includes all changes. */
  position?: string
}

/** Reasons for a page that says what went wrong. */
export type Failure = 'unreachable' | 'broken' | 'unreadable' | 'deleted' | 'ended' | 'tooMany' | 'crowded'

/** Functions that the site's entry for servers exports (`web/app/entry.server.tsx`) and the server calls. */
export interface ServerBundle {
  /** @throws an error that `isUnreachable` knows when the content cannot be read, and any other failure of the page */
  render: (request: Request, options: RenderOptions) => Promise<RenderedPage>
  /** Text of a file for search engines, by its path. Undefined for any other path. */
  renderFile: (path: string, options: RenderOptions) => Promise<string | undefined>
  /** The page for paper at an address: path and parameters. Undefined when nothing is there. */
  renderPrint: (address: string, options: RenderOptions) => Promise<PrintPage | undefined>
  /**
   * The page that asks which of some products a visitor means, without a script.
   * @param search parameters that the links of the page carry on
   */
  renderChoice: (ids: readonly string[], search: string, options: RenderOptions) => Promise<Markup>
  /** The page of a quotation. It needs no content but its own. */
  renderQuotation: (view: QuotationView, env: Env) => Promise<Markup>
  /** Addresses of all images that pages show, in every width. */
  imageAddresses: (options: Pick<RenderOptions, 'env' | 'fetch'>) => Promise<string[]>
  /** @param shop absent: not known yet */
  renderFailure: (kind: Failure, styles: string, shop?: ShopContact) => Markup
  /** Whether a failure means that the content cannot be read, rather than a bug. */
  isUnreachable: (error: unknown) => boolean
  /** Whether a query is one that a page of the site sends. */
  isKnownQuery: (groq: string) => boolean
  openAddresses: (env: Env) => (pathname: string, search: string) => PageAddress
}
