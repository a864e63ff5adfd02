/**
 * The rooms of the project, and what each may import: an allow-list that counts type imports too. The table in
 * CONTRIBUTING.md says the same (`rooms.test.ts` compares them). `.dependency-cruiser.mjs` has the layers inside a room.
 */

/** What each room may import beside itself. A room that is not in this list may import nothing. */
export const ROOMS = {
  contract: [],
  lib: [],
  lake: ['lib'],
  schemas: ['contract'],
  web: ['contract', 'schemas/generated'],
  studio: ['contract', 'schemas'],
  server: ['contract', 'lake', 'lib'],
  scripts: ['contract', 'lake', 'lib', 'schemas', 'server', 'studio', 'web'],
}

/** The modules of the lake that other rooms may import: those that `lake/package.json` exports. */
const PUBLIC = '^lake/(lake|app|sockets|admin|images-alone|alone/(create-lake|lake-test))\\.ts$'

/** Tests of whole features may import what they test together, and the helpers of other rooms' tests. */
const TESTS = '\\.(test|slow\\.test|e2e)\\.tsx?$|/testing/|/e2e/|/test-[^/]+$'

/** The set-up needs it before any feature is opened, as the settings need their parsers. */
const FINDS_CHROMIUM = '^server/print/chromium-path\\.ts$'

const NO_PACKAGES = {dependencyTypesNot: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'core', 'unknown']}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(ROOMS).map(([room, allowed]) => ({
      name: `${room}/ imports only ${[room, ...allowed].join(', ')}`,
      comment: 'The rooms and their allowed imports are the list in .dependency-cruiser.rooms.mjs.',
      severity: 'error',
      from: {path: `^${room}/`, ...(room === 'lake' ? {} : {pathNot: TESTS})},
      to: {
        path: '^[^/]+/',
        pathNot: [`^(${[room, ...allowed].join('|')})/`, '^node_modules/'],
        ...NO_PACKAGES,
      },
    })),
    {
      name: 'contract/ uses no package but zod',
      severity: 'error',
      from: {path: '^contract/', pathNot: TESTS},
      to: {path: '^node_modules/', pathNot: '^node_modules/zod/'},
    },
    {
      name: 'other rooms use the lake by its public modules',
      severity: 'error',
      from: {pathNot: `^lake/|${TESTS}`},
      to: {path: '^lake/', pathNot: PUBLIC},
    },
    {
      name: 'a feature of the server is entered through its index.ts',
      comment: 'Import from index.ts of the feature, and export there what others need.',
      severity: 'error',
      from: {path: '^(server/[^/]+/|server/[^/]+\\.ts$|scripts/)', pathNot: [TESTS, '^server/config\\.ts$']},
      to: {path: '^server/[^/]+/', pathNot: ['^$1', '^server/[^/]+/index\\.ts$', FINDS_CHROMIUM]},
    },
    {
      name: 'every room has a list of what it may import',
      severity: 'error',
      from: {path: '^[^/]+/', pathNot: `^(tools|node_modules|${Object.keys(ROOMS).join('|')})/`},
      to: {},
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    exclude: {path: ['\\.gz$', '/dist/']},
    doNotFollow: {path: 'node_modules'},
  },
}
