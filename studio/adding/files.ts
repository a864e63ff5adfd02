/** The part of a drop that says what was dropped. */
interface Drop {
  items: Iterable<Pick<DataTransferItem, 'webkitGetAsEntry'>>
}

/** The files of a drop, with those inside dropped folders, in the order of their names. */
export async function droppedFiles(data: Drop): Promise<File[]> {
  // The list of items is empty after this event, so all entries are read out of it first.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const files = await Promise.all(entries.map((entry) => filesOf(entry)))
  return files.flat().toSorted(byName)
}

/** Camera names count up, so their order is the order of the photographs. */
const byName = (one: File, other: File) => one.name.localeCompare(other.name, 'en', {numeric: true})

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const inside: File[] = []
  // A reader returns up to 100 entries at a time, and none at the end.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (entries.length === 0) return inside
    for (const each of entries) inside.push(...(await filesOf(each)))
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** Names that cameras, phones and messengers give: they say nothing about the product. */
const SAYS_NOTHING = [
  /^(img|image|dsc[nf]?|dscn|pict?|pxl|mvimg|photo|picture|screenshot|screen shot|foto|file|scan|cam|gopr|vid|wa|snapchat|received|signal|telegram|untitled|download|unnamed)?[\s_-]*(\d|$)/i,
  /^whatsapp (image|photo)/i,
  /^[0-9a-f]{8}-[0-9a-f]{4}-/i,
  /^[0-9a-f]{16,}$/i,
  /^screen ?shot/i,
]

/**
 * The name of a product from the name of its photograph: `kota-fountain_two tier (1).jpg` gives `Kota fountain two tier`.
 * @returns `undefined` for a name that says nothing, such as `IMG_1234.jpg`
 */
export function nameFromFile(fileName: string): string | undefined {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .replace(/[\s_-]+copy$/i, '')
    .trim()
  if (SAYS_NOTHING.some((pattern) => pattern.test(words))) return undefined
  const name = words.replaceAll(/[\s_-]+/g, ' ').trim()
  if (!/[\p{L}\p{M}]{3}/u.test(name)) return undefined
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
