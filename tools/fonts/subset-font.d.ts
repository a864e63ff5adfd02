/** Our part of the package. Its published types are those of an older version. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    noHinting: boolean
    /** The text must be absent then. */
    keepAllGlyphs: boolean
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
