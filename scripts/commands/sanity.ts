import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {localOrigin, type Config} from '../../server/config.ts'
import {LAKE_PATH} from '../../server/content/index.ts'
import {root} from '../project/root.ts'
import {readToken} from '../content/client.ts'
import {loadConfig} from '../project/settings.ts'
import {withAbsolutePaths} from '../sanity-cli/file-arguments.ts'
import {reportAndExit} from '../terminal/terminal.ts'

const HELP = `npm run sanity -- <command of Sanity's command line tool>

Runs Sanity's command line tool on the content of the running shop, or on hosted Sanity when SANITY_PROJECT_ID is set.
For example:
  npm run sanity -- dataset list
  npm run sanity -- dataset export production shop.tar.gz
  npm run sanity -- dataset import shop.tar.gz --dataset copy
  npm run sanity -- documents get siteSettings
  npm run sanity -- documents validate
  npm run sanity -- migration run <name>

On the content of this shop, commands that need the hosted service (deploy, hooks, graphql, backup, tokens, …) fail with
an explanation.`

/** Environment that makes the tool use the lake of this machine instead of the hosted service. */
async function lakeEnvironment(config: Config) {
  if (config.content.kind === 'hosted') return {SANITY_AUTH_TOKEN: config.content.token}
  const hook = import.meta.resolve('../sanity-cli/use-lake.ts')
  return {
    LAKE_CLIENT: join(root, 'scripts/sanity-cli/lake-client.ts'),
    LAKE_HOST: `${localOrigin(config)}${LAKE_PATH}`,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning --import=${hook}`,
    SANITY_AUTH_TOKEN: config.content.token ?? (await readToken(join(config.dataDir, 'lake-token'))),
  }
}

async function main(args: string[]): Promise<number> {
  if (args.length === 0 || args[0] === '--help' || args[0] === '-h') {
    console.log(HELP)
    return 0
  }
  const config = loadConfig(root)
  const {projectId, dataset} = config.content
  // npm runs commands in the project's folder, and names the folder where the command was typed.
  const paths = withAbsolutePaths(args, process.env.INIT_CWD ?? process.cwd())
  const tool = spawn(process.execPath, [join(root, 'node_modules/sanity/bin/sanity'), ...paths], {
    // The tool reads its settings from this folder.
    cwd: join(root, 'studio'),
    stdio: 'inherit',
    env: {
      ...process.env,
      DO_NOT_TRACK: '1',
      SANITY_STUDIO_PROJECT_ID: projectId,
      SANITY_STUDIO_DATASET: dataset,
      ...(await lakeEnvironment(config)),
    },
  })
  const [code] = await once(tool, 'close')
  return Number(code ?? 1)
}

process.exitCode = await main(process.argv.slice(2)).catch(reportAndExit)
