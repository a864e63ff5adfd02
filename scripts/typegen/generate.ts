import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {join, relative} from 'node:path'
import {extractSchema, groupProblems, validateSchema} from '@sanity/schema/_internal'
import {createSchema} from 'sanity'
import {schemaTypesIn} from '../../schemas/index.ts'
import {english} from '../../schemas/messages/english.ts'
import {FOR_EVERYBODY, writeWhole} from '../../lib/disk/whole-file.ts'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'
import {PlainError, step} from '../terminal/terminal.ts'

const studio = join(root, 'studio')
const committed = join(root, 'schemas', 'generated')

interface Generated {
  'schema.json': string
  'types.ts': string
  'queries.ts': string
}

/**
 * The compiled schema, as `sanity schema extract --enforce-required-fields` writes it. That command takes seven times
 * as long, because it loads the whole Studio.
 * @throws PlainError with a line for each error in the schemas
 */
export function schemaJson(): string {
  const errors = groupProblems(validateSchema(schemaTypesIn(english)).getTypes())
    .flatMap(({problems}) => problems)
    .filter(({severity}) => severity === 'error')
  if (errors.length > 0) {
    throw new PlainError(`The schemas have errors:\n${errors.map(({message}) => `  ${message}`).join('\n')}`)
  }
  const schema = createSchema({name: 'shop', types: schemaTypesIn(english)})
  return `${JSON.stringify(extractSchema(schema, {enforceRequiredFields: true}), null, 2)}\n`
}

/** Generates into a temporary folder, so that a run that fails or is interrupted changes nothing. */
async function generate(): Promise<Generated> {
  await mkdir(join(root, '.build'), {recursive: true})
  const folder = await mkdtemp(join(root, '.build', 'typegen-'))
  try {
    const schema = schemaJson()
    await writeFile(join(folder, 'schema.json'), schema)
    const types = await generateTypes(folder)
    return {'schema.json': schema, 'types.ts': types, 'queries.ts': queriesOf(types)}
  } finally {
    await rm(folder, {recursive: true})
  }
}

async function generateTypes(folder: string): Promise<string> {
  const here = relative(studio, folder)
  const config = {
    path: '../web/**/*.{ts,tsx}',
    schema: `${here}/schema.json`,
    generates: `${here}/types.ts`,
    overloadClientMethods: true,
    formatGeneratedCode: false,
  }
  const configFile = join(folder, 'typegen.json')
  await writeFile(configFile, JSON.stringify(config))
  const {code, output} = await run('sanity', ['typegen', 'generate', '--config-path', configFile], {
    cwd: studio,
    env: {DO_NOT_TRACK: '1', CI: '1'},
  })
  if (code !== 0 || /error/i.test(output)) {
    throw new PlainError(`The types could not be generated:\n${output.trim()}`)
  }
  const types = await readFile(join(folder, 'types.ts'), 'utf8')
  return types.replaceAll(here, relative(studio, committed))
}

/** A module with the texts of all queries: the keys of the type that names their results. */
export function queriesOf(types: string): string {
  const texts = [...types.matchAll(/^ {4}(?<text>"[^\n]*"): \w+;$/gm)].map(({groups}) => groups?.['text'])
  return `/** Texts of the queries that the site sends. */\nexport const QUERIES: ReadonlySet<string> = new Set([\n${texts.map((text) => `  ${text},\n`).join('')}])\n`
}

/** Names of the generated files that are missing or have another content. */
async function staleFiles(generated: Generated): Promise<string[]> {
  const stale: string[] = []
  for (const [name, text] of Object.entries(generated)) {
    const present = await readFile(join(committed, name), 'utf8').catch(() => undefined)
    if (present !== text) stale.push(name)
  }
  return stale
}

/** Brings `schemas/generated` up to date. @throws PlainError when the schemas have errors */
export async function writeGenerated(): Promise<void> {
  const generated = await step('Generating types', generate)
  if ((await staleFiles(generated)).length === 0) return
  await mkdir(committed, {recursive: true})
  for (const [name, text] of Object.entries(generated))
    await writeWhole(join(committed, name), text, FOR_EVERYBODY)
}

/** @throws PlainError when `schemas/generated` is out of date, or the schemas have errors */
export async function checkGenerated(): Promise<void> {
  const stale = await staleFiles(await step('Generating types', generate))
  if (stale.length === 0) return
  throw new PlainError(
    `Out of date: schemas/generated/${stale.join(', ')}. Run npm run typegen and commit the result.`,
  )
}
