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
