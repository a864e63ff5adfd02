import {loadConfig} from '../project/settings.ts'
import {root} from '../project/root.ts'
import {reportAndExit} from '../terminal/terminal.ts'
import {giveBack} from './arrived.ts'

// The command behind `npm start` runs this program of the older version, which knows the form of its own data.
await giveBack(loadConfig(root), process.argv[2] ?? '').then(
  (sentence) =>
    console.log(sentence ?? 'The data are as the newer version left them: it has not changed their form.'),
  reportAndExit,
)
