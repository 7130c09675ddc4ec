/** Version of the layout below; the evaluator refuses any other. */
const FORMAT = 1
const HEAD = 6
const ENTRY = 9

/** Bits a signed integer column needs. */
const bitsFor = (values) => {
  const most = values.reduce((top, value) => Math.max(top, value < 0 ? -value - 1 : value), 0)
  const bits = most === 0 ? 1 : Math.floor(Math.log2(most)) + 2
  if (bits > 32) throw new Error(`a column of ${bits} bits does not fit`)
  return bits
}

/** Rows of integers as one bit stream of 32-bit words, low bits first, the highest Chebyshev term first in a row. */
function packRows(rows, widths) {
  const rowBits = widths.reduce((sum, width) => sum + width, 0)
  const words = new Uint32Array(Math.ceil((rowBits * rows.length) / 32))
  let bit = 0
  for (const row of rows) {
    for (let k = row.length - 1; k >= 0; k--) {
      const value = (row[k] & (2 ** widths[k] - 1)) >>> 0
      const shift = bit & 31
      words[bit >>> 5] |= value << shift
      if (shift + widths[k] > 32) words[(bit >>> 5) + 1] |= value >>> (32 - shift)
      bit += widths[k]
    }
  }
  return words
}

/**
 * The whole file, little-endian:
 * - float64 × 6: format, number of series, Delta T first day, step in days, count, byte offset of its values;
 * - float64 × 9 a series: first day, days a segment, segments, terms, degrees a unit, degrees a day, degrees at day 0,
 *   byte offset of the column widths, byte offset of the words;
 * - float64 Delta T values in seconds; uint8 widths (lowest term first); uint32 words, each part on a 4-byte border.
 */
export function packTables(series, deltaT) {
  const widths = series.map(({ rows, terms }) =>
    Array.from({ length: terms }, (_, k) => bitsFor(rows.map((row) => row[k]))),
  )
  const words = series.map(({ rows }, i) => packRows(rows, widths[i]))
  const deltaOffset = 8 * (HEAD + ENTRY * series.length)
  const widthsOffset = deltaOffset + 8 * deltaT.values.length
  const widthBytes = widths.flat().length
  const wordsOffset = Math.ceil((widthsOffset + widthBytes) / 4) * 4
  const bytes = new ArrayBuffer(wordsOffset + 4 * words.reduce((sum, part) => sum + part.length, 0))

  const head = [FORMAT, series.length, deltaT.firstDay, deltaT.stepDays, deltaT.values.length, deltaOffset]
  let widthAt = widthsOffset
  let wordAt = wordsOffset
  series.forEach((one, i) => {
    head.push(one.startDay, one.segmentDays, one.segments, one.terms, one.unit, one.rate, one.offset, widthAt, wordAt)
    new Uint8Array(bytes, widthAt).set(widths[i])
    new Uint32Array(bytes, wordAt).set(words[i])
    widthAt += widths[i].length
    wordAt += 4 * words[i].length
  })
  new Float64Array(bytes, 0, head.length).set(head)
  new Float64Array(bytes, deltaOffset, deltaT.values.length).set(deltaT.values)
  return { bytes, sizes: words.map((part) => 4 * part.length) }
}
