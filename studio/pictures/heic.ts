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

/** The Studio pastes files into a hidden element beside the field that had the focus. */
const PASTED = `${TARGET} ~ [contenteditable]`

/**
 * Lets the picture fields of forms take a dropped or pasted iPhone photograph that the computer gave no type. A field rejects
 * such a file before the uploader gets it, so it receives the same event with types.
 */
export function acceptHeic(page: Document) {
  const again = (event: DragEvent | ClipboardEvent, files: readonly File[] | undefined) => {
    if (!files) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const held = new DataTransfer()
    for (const file of files) held.items.add(file)
    const init = {bubbles: true, cancelable: true, dataTransfer: held, clipboardData: held}
    const Kind = event instanceof DragEvent ? DragEvent : ClipboardEvent
    event.target?.dispatchEvent(new Kind(event.type, init))
  }
  const drag = (make: (files: DataTransfer) => File[] | undefined) => (event: DragEvent) => {
    const {target, dataTransfer} = event
    if (dataTransfer && target instanceof Element && target.closest(TARGET)) again(event, make(dataTransfer))
  }
  const paste = (event: ClipboardEvent) => {
    const {target, clipboardData} = event
    if (clipboardData && target instanceof Element && target.matches(PASTED))
      again(event, dropped(clipboardData))
  }
  page.addEventListener('dragenter', drag(hovering), true)
  page.addEventListener('drop', drag(dropped), true)
  page.addEventListener('paste', paste, true)
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
