/** Reads the numbers and texts of the packed zone table in order (format: docs/places-and-zones.md). */
export interface ByteReader {
  /** Where the next read begins, in bytes. */
  position: number
  byte(): number
  /** Seven bits a byte, lowest first, the high bit set on all but the last. */
  unsigned(): number
  /** An unsigned number whose lowest bit is the sign. */
  signed(): number
  /** Length, then ASCII. */
  text(): string
}

/** Throws RangeError when reading past the end, which means a broken build, since the table is bundled. */
export function createByteReader(bytes: Uint8Array, position = 0): ByteReader {
  const reader: ByteReader = {
    position,
    byte() {
      const value = bytes[reader.position]
      if (value === undefined) throw new RangeError('The zone table ends too early')
      reader.position += 1
      return value
    },
    unsigned() {
      let value = 0
      // Multiplied, not shifted: steps between transitions can exceed 32 bits.
      for (let scale = 1; ; scale *= 128) {
        const next = reader.byte()
        if (next < 128) return value + next * scale
        value += (next - 128) * scale
      }
    },
    signed() {
      const value = reader.unsigned()
      return value % 2 === 1 ? -(value + 1) / 2 : value / 2
    },
    text() {
      const length = reader.unsigned()
      let value = ''
      for (let index = 0; index < length; index += 1) value += String.fromCharCode(reader.byte())
      return value
    },
  }
  return reader
}
