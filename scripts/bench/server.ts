import {serveShop} from '../../server/serve.ts'
import {seedEmptyLake} from '../seed/first-seed.ts'
import {loadConfig} from '../project/settings.ts'

// The shop in a process of its own, so that who measures it does not share its thread.
// Called with the folder that holds `.build/site`; tells its address, then its CPU time each time it is asked.
const [root = ''] = process.argv.slice(2)
const config = loadConfig(root)
const shop = await serveShop(config, root)
await seedEmptyLake(config, shop.localUrl)
process.on('message', () => {
  const {user, system} = process.cpuUsage()
  process.send?.({cpuMs: (user + system) / 1000})
})
process.on('disconnect', () => void shop.close().then(() => process.exit(0)))
process.send?.({url: shop.localUrl})
