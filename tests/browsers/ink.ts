import { inflateSync } from 'node:zlib'

/** Of RGB and of RGBA, by the colour type of a PNG: what browsers write. */
const BYTES_A_PIXEL: Record<number, number> = { 2: 3, 6: 4 }

/** The pixels of a PNG with eight bits a channel, not interlaced (ISO/IEC 15948). */
function readPng(png: Buffer) {
  const [width, height, bytes] = [png.readUInt32BE(16), png.readUInt32BE(20), BYTES_A_PIXEL[png[25]!]!]
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const rows = inflateSync(Buffer.concat(data))
  const stride = width * bytes
  const pixels = Buffer.alloc(height * stride)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]!
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= bytes ? pixels[at - bytes]! : 0
      const above = y > 0 ? pixels[at - stride]! : 0
      const corner = x >= bytes && y > 0 ? pixels[at - stride - bytes]! : 0
      const predicted = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter]!
      pixels[at] = rows[y * (stride + 1) + 1 + x]! + predicted
    }
  }
  return { width, height, pixels, bytes }
}

/** Paeth's predictor. */
function nearest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((it) => Math.abs(left + above - corner - it))
  if (toLeft! <= toAbove! && toLeft! <= toCorner!) return left
  return toAbove! <= toCorner! ? above : corner
}

const DARK = 110
const FRAME = 4

/** How many pixels of a field's picture are above and below the dark ones in its left half, where its text begins. */
export function marginsOfText(png: Buffer): { above: number; below: number } {
  const { width, height, pixels, bytes } = readPng(png)
  const isDark = (x: number, y: number) => {
    const at = (y * width + x) * bytes
    return pixels[at]! + pixels[at + 1]! + pixels[at + 2]! < 3 * DARK
  }
  const rows = []
  for (let y = FRAME; y < height - FRAME; y++) for (let x = FRAME; x < width / 2; x++) if (isDark(x, y)) rows.push(y)
  if (rows.length === 0) throw new Error('The field has no text')
  return { above: Math.min(...rows), below: height - 1 - Math.max(...rows) }
}
