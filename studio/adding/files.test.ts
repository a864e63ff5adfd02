import {expect, test} from 'vitest'
import {droppedFiles, nameFromFile} from './files.ts'

/** Entries that one call of a folder's reader returns at most. */
const AT_ONCE = 100

class TestEntry implements FileSystemEntry {
  readonly isFile: boolean = false
  readonly isDirectory: boolean = false
  readonly fullPath = ''
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  get filesystem(): FileSystem {
    throw new Error('No test uses it.')
  }

  getParent() {}
}

class TestFile extends TestEntry implements FileSystemFileEntry {
  override readonly isFile = true

  file(resolve: FileCallback) {
    resolve(new File([], this.name))
  }
}

/** A folder whose reader returns its entries in parts, as that of a browser does. */
class TestFolder extends TestEntry implements FileSystemDirectoryEntry {
  override readonly isDirectory = true
  private readonly inside: readonly TestEntry[]

  constructor(name: string, inside: readonly TestEntry[]) {
    super(name)
    this.inside = inside
  }

  createReader() {
    const waiting = [...this.inside]
    return {
      readEntries: (resolve: FileSystemEntriesCallback) =>
        queueMicrotask(() => resolve(waiting.splice(0, AT_ONCE))),
    }
  }

  getDirectory() {}
  getFile() {}
}

/**
 * A drop of these entries. As in a browser, its list is empty once the event is over.
 * @returns names of the files that are found
 */
async function namesOf(...entries: (TestEntry | null)[]) {
  const items = entries.map((entry) => ({webkitGetAsEntry: () => entry}))
  const files = droppedFiles({items})
  items.length = 0
  return (await files).map(({name}) => name)
}

const photographs = (count: number) =>
  Array.from({length: count}, (_, index) => new TestFile(`IMG_${index + 1}.jpg`))

test('files of a drop come in the order of their numbers', async () => {
  const dropped = ['IMG_10.jpg', 'IMG_9.jpg', 'IMG_1.jpg'].map((name) => new TestFile(name))
  expect(await namesOf(...dropped)).toEqual(['IMG_1.jpg', 'IMG_9.jpg', 'IMG_10.jpg'])
})

test('a dropped folder gives the files of all folders inside it, and of every part that its reader returns', async () => {
  const fountains = new TestFolder('fountains', [new TestFile('IMG_300.jpg'), new TestFolder('empty', [])])
  const folder = new TestFolder('new', [fountains, ...photographs(250)])
  const names = await namesOf(folder, new TestFile('IMG_301.jpg'))
  expect(names).toEqual([...photographs(250).map(({name}) => name), 'IMG_300.jpg', 'IMG_301.jpg'])
})

test('dropped text is no file', async () => {
  expect(await namesOf(null, new TestFile('IMG_1.jpg'))).toEqual(['IMG_1.jpg'])
})

test.each([
  ['kota-fountain_two tier (1).jpg', 'Kota fountain two tier'],
  ['Makrana Lotus Fountain.HEIC', 'Makrana Lotus Fountain'],
  ['jalli-panel-copy.png', 'Jalli panel'],
  ['फव्वारा सफेद.jpg', 'फव्वारा सफेद'],
  ['Imagination.jpg', 'Imagination'],
  ['Two tier 2.webp', 'Two tier 2'],
])('%s names its product %s', (file, name) => {
  expect(nameFromFile(file)).toBe(name)
})

test.each([
  'IMG_1234.jpg',
  'IMG-20260919-WA0007.jpg',
  'DSC00042.JPG',
  'PXL_20260919_101112.jpg',
  '20260919_101112.jpg',
  'WhatsApp Image 2026-09-19 at 10.11.12.jpeg',
  'Screenshot 2026-09-19.png',
  'image.jpg',
  'image (3).jpg',
  'd9428888-122b-11e1-b85c-61cd3cbb3210.jpg',
  '4f1c2a9b8d7e6f50.png',
  'a1.jpg',
])('%s says nothing', (file) => {
  expect(nameFromFile(file)).toBeUndefined()
})
