import {startShop} from '../setup/start-shop.ts'
import {command} from '../terminal/command.ts'

const HELP = `npm start

Sets up whatever is missing, then serves the site, the Studio and the Content Lake on one port. Ctrl-C stops it.
Settings come from the environment and from the file .env; .env.example lists them.`

await command(HELP, {}, () => startShop())
