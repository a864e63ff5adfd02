import {join} from 'node:path'
import {reachableFrom, type Modules} from '../../contract/build/reachable-modules.ts'
import {inFolder} from './patterns.ts'

const anyOf = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({source}) => source).join('|'))

/**
 * Patterns of module ids, by chunk.
 * @param web folder of the site's sources, absolute
 */
function patternsIn(web: string) {
  const site = (...paths: string[]) => paths.map((path) => inFolder(web, path))
  const contract = (path: string) => inFolder(join(web, '../contract'), path)
  return {
    runtime: [
      /rolldown\/runtime/,
      /vite\/preload-helper/,
      ...site(
        'data/(?:route-scripts|patience)\\.ts$',
        'env/saved-mark\\.ts$',
        'messages/[a-z]+/chunks\\.ts$',
      ),
    ],
    react: [/node_modules\/(?:react|react-dom|scheduler)\//, ...site('app/boot\\.react\\.ts$')],
    router: [/node_modules\/(?:@tanstack|seroval|use-sync-external-store)/, ...site('app/boot\\.router')],
    /**
     * Modules that nearly every page shows, and the short queries, which both the loader and the page of a route need.
     * The queries of product lists are excluded: they are long, and few pages need them. The queries of a product's
     * dialog and of a single page are excluded too.
     */
    shared: [
      /node_modules\/groq\//,
      ...site(
        '(?!catalogue/(?:category|index|product)\\.|(?:about|contact|home|product|privacy|testimonial)/).*\\.queries\\.ts$',
        'app/boot\\.site\\.ts$',
        'image/(?!social)',
        'category/CategoryCard\\.tsx$',
        'messages/[a-z]+/(?:category-card|measure)\\.ts$',
        'shop/rupees\\.ts$',
        'design/ImageFrame\\.tsx$',
        'discovery/JsonLd\\.tsx$',
        'discovery/ShopFacts\\.tsx$',
      ),
      contract('(?:site/image|text/rupees)\\.ts$'),
    ],
    products: site(
      'product/(?:ProductCard\\.tsx(?:\\.css)?|ProductGrid\\.tsx|Name\\.tsx)$',
      'catalogue/ProductLink\\.tsx$',
      'enquiry/EnquiryButton\\.tsx$',
      'recent/(?:RecentlyViewed\\.tsx|recent\\.ts)$',
      'messages/[a-z]+/product\\.ts$',
    ),
    ...onDemand(site, contract),
  }
}

/** Patterns of modules that load when something needs them, by chunk. */
function onDemand(site: (...paths: string[]) => RegExp[], contract: (path: string) => RegExp) {
  return {
    /** Everything else about one product. */
    dialog: [
      ...site(
        'product/(?!ProductCard|ProductGrid|Name)[\\w.-]+\\.tsx?$',
        'scale/[\\w.-]+\\.tsx?$',
        'messages/[a-z]+/(?:product-dialog|scale)\\.ts$',
      ),
      contract('(?:site/units|text/price)\\.ts$'),
    ],
    /** What cards of few products need, and dialogs. */
    availability: [
      ...site('availability/', 'messages/[a-z]+/availability\\.ts$'),
      contract('site/availability\\.ts$'),
    ],
    blur: [...site('image/blur\\.ts$'), /node_modules\/blurhash/],
    /** What the work in the background loads, before a dialog needs it. */
    device: site('device/(?:secure|use-copy)\\.ts$', 'design/close-beside\\.ts$'),
    problemLog: site('report/problem-log\\.ts$', 'consent/allowed\\.ts$'),
    designs: site('designs/DesignsPage\\.tsx$'),
    allProducts: site(
      'designs/(?:AllProductsPage|CatalogueFilter|CataloguePages)\\.tsx$',
      'messages/[a-z]+/all-products\\.ts$',
    ),
    enquiry: site(
      'enquiry/(?:EnquiryPage|EnquiryWays|KeepList)\\.tsx$',
      'enquiry/(?:report-enquiry|use-online)\\.ts$',
      'messages/[a-z]+/enquiry-page\\.ts$',
    ),
  }
}

/** Every pattern that has to match a module of the build. */
export const chunkPatterns = (web: string): RegExp[] => Object.values(patternsIn(web)).flat()

/**
 * Chunks of the browser's build. Few chunks compress better than many, so the first load has three: two for the
 * libraries, and one for the modules that every page needs first. `entry.client.ts` starts one after the other, then
 * hydration. Saves 8 kB of the first load.
 * @param web folder of the site's sources, absolute
 */
export function chunkGroups(web: string) {
  const first = join(web, 'app/hydrate.tsx')
  const contract = (path: string) => inFolder(join(web, '../contract'), path)
  const own = [inFolder(web, '(?!app/hydrate)'), contract(''), /@fontsource/]
  const {
    runtime,
    react,
    router,
    shared,
    products,
    dialog,
    availability,
    blur,
    device,
    problemLog,
    designs,
    allProducts,
    enquiry,
  } = patternsIn(web)
  let started: Set<string> | undefined
  return [
    // The entry loads its imports at once, so they must not share a chunk with anything else.
    {name: 'runtime', test: anyOf(runtime), priority: 4},
    {name: 'react', test: anyOf(react), priority: 3},
    {name: 'router', test: anyOf(router), priority: 2},
    {
      name: (id: string, modules: Modules) => {
        started ??= reachableFrom(first, modules)
        return (started.has(id) && anyOf(own).test(id)) || anyOf(shared).test(id) ? 'site' : null
      },
      priority: 1,
    },
    // Modules that every page with products shows. One chunk saves 0.2 kB.
    {name: 'products', test: anyOf(products)},
    // Modules that load on demand. Without these groups the bundler would move them into the first load: 2.9 kB more on a
    // category page, 1.2 kB more on the designs page.
    {name: 'dialog', test: anyOf(dialog)},
    {name: 'availability', test: anyOf(availability)},
    {name: 'blur', test: anyOf(blur), priority: 2},
    {name: 'device', test: anyOf(device)},
    {name: 'problem-log', test: anyOf(problemLog)},
    {name: 'enquiry', test: anyOf(enquiry)},
    {name: 'designs', test: anyOf(designs)},
    {name: 'all-products', test: anyOf(allProducts)},
  ]
}

/**
 * Makes Chromium compile all functions of a script in the background, while the script arrives. Otherwise it compiles
 * each at its first call: a third to a half of the long tasks of hydration. Only the three chunks of the first load
 * get this comment, because nearly all their functions run then.
 */
export const compileHint = ({name}: {name: string}) =>
  /^(?:react|router|site)$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''

/** Modules that act when they are imported, because they start the site. */
const STARTING = ['hydrate\\.tsx$', 'entry\\.client\\.ts$', 'boot\\.react\\.ts$', 'boot\\.site\\.ts$'].map(
  (file) => `app/${file}`,
)

/**
 * Pattern of the modules of the site and the contract that do nothing when they are imported. The bundler then drops what
 * only the server uses.
 * @param web folder of the site's sources, absolute
 */
export const pureModules = (web: string): RegExp =>
  inFolder(join(web, '..'), `(?:web/(?!${STARTING.join('|')})|contract/).*\\.tsx?$`)

/** Patterns of the excepted modules. Each pattern has to match a module of the build. */
export const startingModules = (web: string): RegExp[] => STARTING.map((path) => inFolder(web, path))
