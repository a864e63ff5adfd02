import {mkdir, rm, symlink} from 'node:fs/promises'
import {join} from 'node:path'
import {assertBuilt} from '../../scripts/build/build.ts'
import {run} from '../../scripts/terminal/run.ts'
import {PlainError, step} from '../../scripts/terminal/terminal.ts'
import {byTurns, median, type Figure} from './measure.ts'
import {startShop, type ShopProcess} from './shop-process.ts'
import {renderMs} from './uncached.ts'

const CATEGORY = '/designs/fountain'
const TURNS = 20

/** Builds the site of its own project, which is the working directory. */
const BUILD = "import('./scripts/build/build.ts').then((own) => own.buildWhatIsStale({studio: false}))"

/**
 * CPU time of a category page that is not in the cache, against the site of an older commit in the same run. The older
 * site uses the installed packages.
 * @throws PlainError for an unknown commit, or one that cannot be built with these packages
 */
export async function benchBefore(
  root: string,
  {dataDir, port, commit}: {dataDir: string; port: number; commit: string},
): Promise<Figure[]> {
  const before = join(dataDir, 'before')
  await step(`The site of ${commit}`, () => checkOut(root, {commit, folder: before}))
  const old = await startShop(before, join(dataDir, 'data-before'), port, before)
  const shop = await startShop(root, dataDir, port + 1)
  try {
    const pages: [ShopProcess, string][] = [
      [old, CATEGORY],
      [shop, CATEGORY],
      [shop, `/te${CATEGORY}`],
      [shop, `/hi${CATEGORY}`],
    ]
    const [reference = [], ...times] = await step('A page by turns', () =>
      byTurns(
        TURNS,
        pages.map((page) => () => renderMs(...page)),
      ),
    )
    const against = (index: number) =>
      median((times[index] ?? []).map((ms, turn) => (ms / (reference[turn] ?? Number.NaN)) * 100))
    return [
      {name: `category page of ${commit}`, value: median(reference), unit: 'ms CPU'},
      ...['English', 'Telugu', 'Hindi'].map((language, index) => ({
        name: `  now, in ${language}`,
        value: against(index),
        unit: '%',
      })),
    ]
  } finally {
    await shop.close()
    await old.close()
  }
}

async function checkOut(root: string, {commit, folder}: {commit: string; folder: string}) {
  await rm(folder, {recursive: true, force: true})
  await mkdir(folder, {recursive: true})
  const archive = join(folder, 'commit.tar')
  const packed = await run('git', ['archive', '--output', archive, commit], {cwd: root})
  if (packed.code !== 0) throw new PlainError(`git does not know the commit ${commit}:\n${packed.output}`)
  await run('tar', ['-xf', archive], {cwd: folder})
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  assertBuilt(`site of ${commit}`, await run(process.execPath, ['-e', BUILD], {cwd: folder}))
}
