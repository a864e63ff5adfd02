import {buildWhatIsStale} from '../build/build.ts'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {prerender} from '../prerender/prerender.ts'
import {loadConfig} from '../project/settings.ts'

const HELP = `npm run build [-- --force]

Builds the site and the Studio, each only when its sources have changed. Then writes every page of the site into
web/dist, a folder for any static host. The Studio is in studio/dist.
The pages show the content that the settings name, and have the address in PUBLIC_URL.
  --force   builds both even if nothing has changed`

await command(HELP, {force: {type: 'boolean'}}, async ({force}) => {
  const config = loadConfig(root, {filesFor: 'everybody'})
  await buildWhatIsStale({force})
  await prerender(config)
})
