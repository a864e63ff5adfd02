import sharp from 'sharp'

/** A photograph whose random shade no other upload has. @param quality of the JPEG: 35 makes 190 kB */
export async function photograph(name: string, quality = 80) {
  const channel = () => Math.floor(Math.random() * 256)
  const background = {r: channel(), g: channel(), b: channel()}
  const noise = {type: 'gaussian' as const, mean: 120, sigma: 40}
  const buffer = await sharp({create: {width: 960, height: 1200, channels: 3, background, noise}})
    .jpeg({quality})
    .toBuffer()
  return {name, mimeType: 'image/jpeg', buffer}
}
