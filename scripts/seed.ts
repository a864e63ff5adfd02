import {join} from 'node:path'
import {ClientError, ServerError} from '@sanity/client'
import type {SanityClient} from '@sanity/client'
import {command} from './command.ts'
import {contentClient} from './content-client.ts'
import {seed} from './seed/seed-lake.ts'
import {loadConfig} from './settings.ts'
import {PlainError, step} from './terminal.ts'

const root = join(import.meta.dirname, '..')

const HELP = `npm run seed [-- --replace] [--yes]

Brings the catalogue (20 categories, 601 products, testimonials, settings) into the running shop, or into
hosted Sanity when SANITY_PROJECT_ID is set. What you changed or deleted stays as you left it; pictures
that were rendered since then take the place of their placeholders.
  --replace   put the whole catalogue back to its first state, your changes to it included
  --yes       needed for hosted Sanity: it is your live content`

async function main({replace, isSure}: {replace: boolean; isSure: boolean}) {
  const config = loadConfig(root)
  const {content} = config
  if (content.kind === 'hosted' && !isSure) {
    throw new PlainError(
      `This would write to the hosted dataset ${content.projectId}/${content.dataset}. Run it with --yes if that is what you want:\n  npm run seed -- --yes`,
    )
  }
  const client = await contentClient(config)
  const {created, updated, kept} = await step('Seeding the catalogue', (log) =>
    seed({client, log, replace}).catch((error: unknown) => {
      throw explained(error, client)
    }),
  )
  console.log(`${created} documents created, ${updated} updated, ${kept} left as they are.`)
}

/** What the person at the terminal can do about it; a bug stays as it is. */
function explained(error: unknown, client: SanityClient): unknown {
  if (error instanceof PlainError || !(error instanceof Error)) return error
  const where = client.config().apiHost
  if (error instanceof ClientError) {
    const {statusCode, message} = error
    if (statusCode === 401 || statusCode === 403) {
      return new PlainError(
        `The token is not accepted at ${where}. Set LAKE_TOKEN (or SANITY_API_TOKEN for hosted Sanity) to one that may write.`,
      )
    }
    return new PlainError(
      `${where} refused the catalogue: ${message}\nNothing is lost; seed again once that is mended.`,
    )
  }
  if (error instanceof ServerError) {
    return new PlainError(
      `${where} could not answer: ${error.message}\nNothing is lost; seed again in a minute.`,
    )
  }
  if (isUnreachable(error)) {
    return new PlainError(
      `Nothing answers at ${where}. Start the shop (npm start) in another terminal, then seed again.`,
    )
  }
  return error
}

function isUnreachable(error: Error): boolean {
  return /fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket hang up/i.test(
    `${error.message} ${String(error.cause)}`,
  )
}

await command(HELP, {replace: {type: 'boolean'}, yes: {type: 'boolean'}}, ({replace, yes}) =>
  main({replace: Boolean(replace), isSure: Boolean(yes)}),
)
