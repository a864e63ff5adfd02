/**
 * The order of layers: imports point one way, between folders as between files. Type imports do not count. `npm run
 * check` fails on any other import. Allowed imports from public modules are rules of .oxlintrc.json, which counts types too.
 */

/** Folders of `lake`, each of which may import values only from those before it. */
const LAKE = [
  'model',
  'limits',
  'write/patch',
  'write/stage',
  'write/documents',
  'write/variants',
  'write/releases',
  'write',
  'query/parse',
  'query/view',
  'query/text',
  'query/evaluate',
  'query/plan',
  'query/answer',
  'query/process',
  'query',
  'storage',
  'dataset',
  'history',
  'releases',
  'people',
  'assets',
  'http',
  'listen',
  'opening',
  'admission',
  'routes',
]

/** Folders of `web`, each of which may import values only from those before it. Files beside them are checked for cycles. */
const WEB = [
  'messages',
  'messages/en',
  'messages/te',
  'messages/hi',
  'build',
  'design',
  'env',
  'links',
  'data',
  'consent',
  'report',
  'device',
  'offline',
  'image',
  'preview',
  'shop',
  'testimonial',
  'upload',
  'catalogue',
  'owner',
  'ad-clicks',
  'discovery',
  'finding',
  'recent',
  'leads',
  'field',
  'privacy',
  'contact',
  'availability',
  'about',
  'enquiry',
  'scale',
  'calculator',
  'product',
  'print',
  'choice',
  'quotation',
  'category',
  'shell',
  'designs',
  'home',
  'start',
  'routes',
  'app',
]

const VALUE = {dependencyTypesNot: ['type-only']}
const TESTS = '\\.(test|e2e)\\.tsx?$|/testing/|/contract/|/e2e/|/test-[^/]+$'

/** Files of a folder itself, not of the folders in it. */
const filesOf = (root, folder) => `^${root}/${folder}/[^/]+$`

/**
 * Rules that let each folder import values only from the folders before it.
 * @param top further paths that no folder may import, such as the files that put the folders together
 */
function layers(root, folders, top = []) {
  const known = [...folders.map((folder) => filesOf(root, folder)), ...top]
  return [
    ...folders.slice(0, -1).map((folder, index) => ({
      name: `${root}: ${folder} imports only from what is below it`,
      comment: 'The order of layers is the list in .dependency-cruiser.mjs.',
      severity: 'error',
      from: {path: filesOf(root, folder)},
      to: {path: known.slice(index + 1), ...VALUE},
    })),
    {
      name: `${root}: every folder has a place among the layers`,
      comment: 'Add the new folder to the list of layers.',
      severity: 'error',
      from: {path: `^${root}/.+/`, pathNot: known},
      to: {},
    },
  ]
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers('lake', LAKE, ['^lake/[^/]+$', '^lake/alone/']),
    ...layers('web', WEB),
    {
      name: 'no folder cycles',
      comment:
        'Where two folders need each other, one concept is in the wrong folder or an interface is missing.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: {circular: true},
    },
  ],
  options: {
    // Only what is left at run time: type imports do not count.
    tsPreCompilationDeps: false,
    tsConfig: {fileName: 'tsconfig.json'},
    // Tests and their helpers may import everything.
    exclude: {path: [TESTS, 'node_modules', '\\.gz$', '^schemas/generated/', '/dist/']},
    doNotFollow: {path: 'node_modules'},
  },
}
