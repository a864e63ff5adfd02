import {createHash} from 'node:crypto'
import {createReadStream, createWriteStream} from 'node:fs'
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {basename, dirname} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {createGunzip, createGzip} from 'node:zlib'
import {createTarPacker} from 'modern-tar'
import {unpackTar} from 'modern-tar/fs'
import {hasCode} from '../../lib/disk/system-error.ts'
import {UNFINISHED} from '../../lib/disk/whole-file.ts'
import {PlainError, type Say} from '../terminal/terminal.ts'
import type {Entry} from './contents.ts'

/** Time of every file in an archive, so that the same files make the same bytes. */
const ALWAYS = new Date('2000-01-01T00:00:00Z')

interface Packing {
  entries: readonly Entry[]
  /** Folder of all files in the archive. */
  folder: string
  /** The archive. An existing one is replaced. */
  file: string
  /** Level of gzip, 1 to 9. */
  level?: number
  say?: Say
}

/** Packs files into a `.tar.gz`. The same files make the same bytes. @returns the SHA-256 of the archive */
export async function pack({entries, folder, file, level = 9, say}: Packing): Promise<string> {
  await mkdir(dirname(file), {recursive: true})
  const {readable, controller} = createTarPacker()
  const add = async () => {
    for (const [index, entry] of entries.entries()) {
      if (index % 100 === 0) say?.(`${index} of ${entries.length} files`)
      const body = await bodyOf(entry)
      const target = controller.add({
        name: `${folder}/${entry.path}`,
        ...('link' in entry ? {type: 'symlink' as const, linkname: entry.link} : {}),
        size: body.length,
        mode: entry.mode,
        mtime: ALWAYS,
        uid: 0,
        gid: 0,
      })
      const writer = target.getWriter()
      if (body.length > 0) await writer.write(body)
      await writer.close()
    }
    controller.finalize()
  }
  const part = `${file}${UNFINISHED}`
  try {
    await Promise.all([add(), pipeline(chunksOf(readable), createGzip({level}), createWriteStream(part))])
    await rename(part, file)
  } finally {
    await rm(part, {force: true})
  }
  const sum = await sha256(file)
  await writeFile(`${file}.sha256`, `${sum}  ${basename(file)}\n`)
  return sum
}

async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
}

async function bodyOf(entry: Entry): Promise<Buffer> {
  if ('source' in entry) return readFile(entry.source)
  return Buffer.from('content' in entry ? entry.content : '')
}

/**
 * Unpacks an archive whose bytes are what the file beside it says.
 * @param folder it gets the files without the folder of the archive
 * @throws PlainError when the archive or its checksum is missing, or they do not belong together
 */
export async function unpack(file: string, folder: string): Promise<void> {
  const noted = await readFile(`${file}.sha256`, 'utf8').catch(() => undefined)
  if (noted === undefined)
    throw new PlainError(`${file}.sha256 is missing. It comes with the release; put both into one folder.`)
  const sum = await sha256(file).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT', 'EISDIR')) throw error
    throw new PlainError(`There is no file ${file}.`)
  })
  if (noted.trim().split(/\s/)[0] !== sum)
    throw new PlainError(
      `${file} is not what was released: its SHA-256 is ${sum}, and ${basename(file)}.sha256 says otherwise. Download both again. Nothing was changed.`,
    )
  await pipeline(createReadStream(file), createGunzip(), unpackTar(folder, {strip: 1}))
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
