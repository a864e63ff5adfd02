/** An image in the colour space CIE Lab, in which equal distances look equally different. One plane for each channel. */
export interface LabImage {
  width: number
  height: number
  lightness: Float32Array
  /** From green to red. */
  a: Float32Array
  /** From blue to yellow. */
  b: Float32Array
}

/** Pixels of three bytes each: red, green, blue (sRGB). */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** White point of daylight, D65. */
const WHITE = {x: 0.95047, y: 1, z: 1.08883}

/** Light of each value of a channel. */
const LINEAR = Float32Array.from({length: 256}, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const curve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)

export function toLab({data, width, height}: Pixels): LabImage {
  const size = width * height
  const lab = {
    width,
    height,
    lightness: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  }
  for (let at = 0; at < size; at++) {
    const red = LINEAR[data[at * 3] ?? 0] ?? 0
    const green = LINEAR[data[at * 3 + 1] ?? 0] ?? 0
    const blue = LINEAR[data[at * 3 + 2] ?? 0] ?? 0
    const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / WHITE.x)
    const y = curve((0.2126 * red + 0.7152 * green + 0.0722 * blue) / WHITE.y)
    const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / WHITE.z)
    lab.lightness[at] = 116 * y - 16
    lab.a[at] = 500 * (x - y)
    lab.b[at] = 200 * (y - z)
  }
  return lab
}
