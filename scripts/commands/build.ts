import {buildWhatIsStale} from '../build/build.ts'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {prerender} from '../prerender/prerender.ts'
import {loadConfig} from '../project/settings.ts'

const HELP = `npm run build [-- --force]

Builds the site and the Studio (studio/dist), each only when its sources have changed, and writes every page of the
site into web/dist, from the content that the settings name: a folder for any static host. PUBLIC_URL is its address.
  --force   build both whatever has changed`

await command(HELP, {force: {type: 'boolean'}}, async ({force}) => {
  const config = loadConfig(root)
  await buildWhatIsStale({force})
  await prerender(config)
})
