import sharp, {type Sharp} from 'sharp'

interface Canvas {
  width?: number
  height?: number
  background?: string
  channels?: 3 | 4
}

/** Images for tests, and functions that examine images. */
export const canvas = ({width = 80, height = 100, background = '#a0522d', channels = 3}: Canvas = {}) =>
  sharp({create: {width, height, channels, background}})

export const bytes = async (image: Sharp) => new Uint8Array(await image.toBuffer())

export const jpeg = (options?: Canvas) => bytes(canvas(options).jpeg())

/** Left half red, right half blue, so that rotations, flips and crops are visible. */
export const halves = async () =>
  bytes(
    canvas({width: 200, height: 100, background: '#f00'})
      .composite([
        {
          input: await canvas({width: 100, height: 100, background: '#00f'}).png().toBuffer(),
          left: 100,
          top: 0,
        },
      ])
      .png(),
  )

export const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: {type: 'gaussian', mean: 100, sigma: 60},
    },
  })

export async function size(response: Response) {
  const {width, height, format} = await sharp(await response.arrayBuffer()).metadata()
  return {width, height, format}
}

/** Colours in the middle of the left, right, upper and lower edge. */
export async function edges(response: Response) {
  const {data, info} = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  const at = (x: number, y: number) =>
    data
      .readUIntBE((y * info.width + x) * info.channels, 3)
      .toString(16)
      .padStart(6, '0')
  const [right, bottom] = [info.width - 1, info.height - 1]
  const [x, y] = [Math.floor(right / 2), Math.floor(bottom / 2)]
  return {
    left: at(0, y),
    right: at(right, y),
    top: at(x, 0),
    bottom: at(x, bottom),
    width: info.width,
    height: info.height,
  }
}
