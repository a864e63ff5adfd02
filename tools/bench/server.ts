import {serveShop} from '../../server/serve.ts'
import {seedEmptyLake} from '../../scripts/seed/first-seed.ts'
import {loadConfig} from '../../scripts/project/settings.ts'

// Serves the shop in its own process, so that measuring it takes no time of its thread. The argument is the folder that
// has `.build/site`. Sends its address to the parent, and its CPU time after each message from the parent.
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
