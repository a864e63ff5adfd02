import type {Config} from '../../server/config.ts'
import {contentClient} from '../content/client.ts'
import {assertRoom} from '../project/room.ts'
import {step} from '../terminal/terminal.ts'

/** Bytes on disk for the seeded lake and for the first pictures that it makes. */
const SEED_BYTES = 200_000_000

/**
 * Seeds the embedded lake with the catalogue if the lake has no category, as on a first start.
 * @throws PlainError when the disk has no room for it
 */
export async function seedEmptyLake(config: Config, origin: string): Promise<void> {
  if (config.content.kind === 'hosted') return
  const client = await contentClient(config, origin)
  const categories: unknown = await client.fetch('count(*[_type == "category"])')
  if (categories !== 0) return
  await assertRoom(config.dataDir, {what: 'The catalogue', bytes: SEED_BYTES})
  // Imported here so that only a first start takes the time to load it.
  const {seed} = await import('./seed-lake.ts')
  await step('Seeding the catalogue', (say) => seed({client, log: say}))
}
