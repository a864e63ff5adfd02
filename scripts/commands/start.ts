import {root} from '../project/root.ts'
import {loadConfig} from '../project/settings.ts'
import {startShop} from '../setup/start-shop.ts'
import {command} from '../terminal/command.ts'

const HELP = `npm start

Sets up whatever is missing, then serves the site, the Studio and the Content Lake on one port. Ctrl-C stops it.
Prints a one-time sign-in link for the Studio until the owner has a password. After that, npm run owner -- --link prints one.
Settings come from the environment and from the file .env; .env.example lists them.`

await command(HELP, {}, () => startShop(loadConfig(root, {filesFor: 'everybody'})))
