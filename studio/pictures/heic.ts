import type {AssetSource} from 'sanity'

const HEIC_NAME = /\.(hei[cf])$/i

/** An iPhone's photograph with its type: a computer that cannot show HEIC gives such files none. */
export function withType(file: File): File {
  const [, extension] = HEIC_NAME.exec(file.name) ?? []
  if (file.type !== '' || extension === undefined) return file
  return new File([file], file.name, {
    type: `image/${extension.toLowerCase()}`,
    lastModified: file.lastModified,
  })
}

/** The sources of pictures, able to upload an iPhone's photographs too. The lake converts those. */
export const sourcesWithHeic = (sources: AssetSource[]): AssetSource[] =>
  sources.map((source) => {
    const {Uploader} = source
    if (!Uploader) return source
    return {
      ...source,
      Uploader: class extends Uploader {
        override upload(...[files, options]: Parameters<InstanceType<typeof Uploader>['upload']>) {
          return super.upload(files.map(withType), options)
        }
      },
    }
  })

/** The Studio's mark of an element onto which files may be dropped. */
const TARGET = '[data-is-file-target]'

/**
 * Lets the picture fields of forms take a dropped iPhone photograph that the computer gave no type. A field rejects such a
 * file before the uploader gets it, so it receives the same event with types.
 */
export function acceptDroppedHeic(page: Document) {
  const withTypes = (make: (dropped: DataTransfer) => File[] | undefined) => (event: DragEvent) => {
    const {target, dataTransfer, type} = event
    if (!dataTransfer || !(target instanceof Element) || !target.closest(TARGET)) return
    const files = make(dataTransfer)
    if (!files) return
    event.preventDefault()
    event.stopImmediatePropagation()
    target.dispatchEvent(new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer: holding(files)}))
  }
  page.addEventListener('dragenter', withTypes(hovering), true)
  page.addEventListener('drop', withTypes(dropped), true)
}

/** The Studio pastes files into a hidden element beside the field that had the focus. */
const PASTED = `${TARGET} ~ [contenteditable]`

/** Lets the picture fields of forms take a pasted iPhone photograph without a type, as they take a dropped one. */
export function acceptPastedHeic(page: Document) {
  page.addEventListener(
    'paste',
    (event) => {
      const {target, clipboardData} = event
      if (!clipboardData || !(target instanceof Element) || !target.matches(PASTED)) return
      const files = dropped(clipboardData)
      if (!files) return
      event.preventDefault()
      event.stopImmediatePropagation()
      target.dispatchEvent(
        new ClipboardEvent('paste', {bubbles: true, cancelable: true, clipboardData: holding(files)}),
      )
    },
    true,
  )
}

function holding(files: readonly File[]): DataTransfer {
  const held = new DataTransfer()
  for (const file of files) held.items.add(file)
  return held
}

/**
 * Typed stand-ins for hovering files. Browsers hide names until the drop, so every file without a type may be a photograph.
 * @returns undefined when all files have types
 */
function hovering({items}: DataTransfer): File[] | undefined {
  const files = [...items].filter(({kind}) => kind === 'file')
  if (files.every(({type}) => type !== '')) return undefined
  return files.map(({type}) => new File([], '', {type: type || 'image/heic'}))
}

/** @returns undefined when no file gets another type */
function dropped({files}: DataTransfer): File[] | undefined {
  const all = [...files]
  const typed = all.map(withType)
  return typed.every((file, index) => file === all[index]) ? undefined : typed
}
