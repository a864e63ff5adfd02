import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {contentClient} from '../content/client.ts'
import {explained} from '../content/failure.ts'
import {seed} from '../seed/seed-lake.ts'
import {loadConfig} from '../project/settings.ts'
import {PlainError, step} from '../terminal/terminal.ts'

const HELP = `npm run seed [-- --replace] [--yes]

Writes the catalogue (20 categories, 601 products, testimonials, settings) into the running shop, or into hosted Sanity
when SANITY_PROJECT_ID is set. What you changed or deleted stays as it is. Pictures that were rendered since the last
seed replace their placeholders.
  --replace   puts the whole catalogue back to its first state; your changes to it are lost
  --yes       needed for hosted Sanity, because that is your live content`

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
      throw explained(error, client, {what: 'the catalogue', again: 'seed again'})
    }),
  )
  console.log(`${created} documents created, ${updated} updated, ${kept} left as they are.`)
}

await command(HELP, {replace: {type: 'boolean'}, yes: {type: 'boolean'}}, ({replace, yes}) =>
  main({replace: Boolean(replace), isSure: Boolean(yes)}),
)
