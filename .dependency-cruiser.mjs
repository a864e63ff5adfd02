/**
 * Who may import whom. Layers point one way, between folders as between files, and each room has few doors.
 * `npm run check` fails on any import that breaks a rule; type imports are free where a rule says "value".
 */

/** Folders of `server/lake`, each of which may import values only from those before it. */
const LAKE = [
  'model',
  'limits',
  'write/patch',
  'write/stage',
  'write/documents',
  'write/variants',
  'write/releases',
  'write/parse',
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
  'admission',
  'routes',
]

/** Modules through which the shop and the scripts use the lake: its folder, its HTTP API, its sockets, its commands. */
const LAKE_DOORS = '^server/lake/(lake|app|sockets|admin)\\.ts$'

/** Rooms below both the lake and the shop. */
const SERVER_LEAVES = '^server/(disk|http|process)/'

const VALUE = {dependencyTypesNot: ['type-only']}
const TESTS = '\\.(test|e2e)\\.tsx?$|/testing/|/contract/|/e2e/|/test-[^/]+$'

/** Files of a folder itself, not of the folders in it. */
const filesOf = (root, folder) => `^${root}/${folder}/[^/]+$`

/** Rules that let each folder import values only from the folders before it. */
function layers(root, folders) {
  const known = folders.map((folder) => filesOf(root, folder))
  return [
    ...folders.slice(0, -1).map((folder, index) => ({
      name: `${root}: ${folder} imports only from what is below it`,
      comment: 'The order of layers is the list in .dependency-cruiser.mjs.',
      severity: 'error',
      from: {path: filesOf(root, folder)},
      to: {path: [...known.slice(index + 1), `^${root}/[^/]+$`], ...VALUE},
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
    ...layers('server/lake', LAKE),
    {
      name: 'the lake stands alone',
      comment: 'The lake knows nothing of the shop around it: only the rooms that both stand on.',
      severity: 'error',
      from: {path: '^server/lake/'},
      to: {path: '^(server|web|studio|schemas|scripts)/', pathNot: ['^server/lake/', SERVER_LEAVES]},
    },
    {
      name: 'the lake has four doors',
      comment: 'Use lake.ts, app.ts, sockets.ts or admin.ts of server/lake.',
      severity: 'error',
      from: {path: '^(server|scripts|web|studio|schemas)/', pathNot: '^server/lake/'},
      to: {path: '^server/lake/', pathNot: LAKE_DOORS},
    },
    {
      name: 'leaf rooms of the server know nobody',
      severity: 'error',
      from: {path: SERVER_LEAVES},
      to: {path: '^(server|web|studio|schemas|scripts)/', pathNot: SERVER_LEAVES},
    },
    {
      name: 'no folder cycles',
      comment:
        'Where two folders need each other, one concept is in the wrong room or an interface is missing.',
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
