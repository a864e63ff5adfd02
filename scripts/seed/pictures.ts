import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import sharp from 'sharp'
import {z} from 'zod'
import {isMissing} from '../../lib/disk/system-error.ts'
import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'
import {PlainError} from '../terminal/terminal.ts'
import {makePlaceholder} from './placeholder.ts'
import type {PictureSeed} from './picture.ts'

const UPLOADS_AT_ONCE = 4
const PLACEHOLDER_PREFIX = 'placeholder-'

const presentAssets = z.array(
  z.object({_id: z.string(), sha1hash: z.string(), originalFilename: z.string().nullish()}),
)

interface PictureOptions {
  client: SanityClient
  /** Folder that holds the rendered masters. */
  folder: string
  /** Called after each picture. */
  onProgress: (done: number, total: number) => void
}

/**
 * Uploads every wanted picture that the lake does not have: the rendered master if there is one, else a labelled
 * placeholder.
 * @returns asset ids by picture file
 * @throws PlainError that names a master which is not a picture
 */
export async function uploadPictures(
  wanted: PictureSeed[],
  {client, folder, onProgress}: PictureOptions,
): Promise<Map<string, string>> {
  const present = presentAssets.parse(
    await client.fetch<unknown>('*[_type == "sanity.imageAsset"]{_id, sha1hash, originalFilename}'),
  )
  const byHash = new Map(present.map(({_id, sha1hash}) => [sha1hash, _id]))
  const byName = new Map(present.map(({_id, originalFilename}) => [originalFilename, _id]))
  const assets = new Map<string, string>()
  const assetOf = async (picture: PictureSeed) => {
    const master = await readMaster(join(folder, `${picture.file}.webp`))
    const name = `${master ? '' : PLACEHOLDER_PREFIX}${picture.file.replaceAll('/', '-')}.webp`
    const known = master ? byHash.get(sha1(master)) : byName.get(name)
    if (known) return known
    const bytes = master ?? (await makePlaceholder(picture))
    const {_id} = await client.assets.upload('image', bytes, {filename: name, contentType: 'image/webp'})
    return _id
  }
  await forEachAtOnce(wanted, UPLOADS_AT_ONCE, async (picture) => {
    assets.set(picture.file, await assetOf(picture))
    onProgress(assets.size, wanted.length)
  })
  return assets
}

async function readMaster(path: string): Promise<Buffer | undefined> {
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
  // The lake would reject a damaged file too, but without its path.
  await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new PlainError(
        `${path} is not a picture. Render it again (node tools/catalogue/render.ts) or delete it.`,
      )
    })
  return bytes
}

function sha1(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex')
}
