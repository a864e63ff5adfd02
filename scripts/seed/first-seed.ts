import type {Config} from '../../server/config.ts'
import {contentClient} from '../content/client.ts'
import {step} from '../terminal/terminal.ts'

/** Seeds the embedded lake with the catalogue if the lake has no category, as on a first start. */
export async function seedEmptyLake(config: Config, origin: string): Promise<void> {
  if (config.content.kind === 'hosted') return
  const client = await contentClient(config, origin)
  const categories: unknown = await client.fetch('count(*[_type == "category"])')
  if (categories !== 0) return
  // Imported here so that only a first start takes the time to load it.
  const {seed} = await import('./seed-lake.ts')
  await step('Seeding the catalogue', (say) => seed({client, log: say}))
}
