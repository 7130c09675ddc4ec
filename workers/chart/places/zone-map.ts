import { type ByteReader, createByteReader } from '~/domain/birth/zones/zone-bytes'

/** The zone of any point on the globe. */
export type ZoneMap = {
  /** Where the outlines come from, for instance "geo-tz 8.1.9". */
  readonly version: string
  /** A name in the time zone database; null outside ±90° and ±180°. On the open sea a whole-hour zone ("Etc/GMT+3"). */
  zoneAt(latitudeDegrees: number, longitudeDegrees: number): string | null
}

/** Cells are halved from these edges on, as the outlines' own index does: a hair inside the poles and the date line. */
const edge = { latitude: 89.9999, longitude: 179.9999 }
const degreesPerHour = 15

type Directory = { version: string; zones: string[]; tileLevel: number; tileStarts: number[] }
type Point = { latitude: number; longitude: number }
type Bounds = { south: number; west: number; north: number; east: number }

/**
 * The packed map of `npm run places:zones` (format: docs/places-and-zones.md). The first question reads the directory,
 * each question one tile.
 */
export function createZoneMap(source: ArrayBuffer): ZoneMap {
  const bytes = new Uint8Array(source)
  let directory: Directory | undefined
  const open = () => {
    directory ??= readDirectory(bytes)
    return directory
  }
  return {
    get version() {
      return open().version
    },
    zoneAt(latitude, longitude) {
      // Written so that NaN is refused too.
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
      const { zones, tileLevel, tileStarts } = open()
      const point = { latitude, longitude }
      const bounds = { south: -edge.latitude, west: -edge.longitude, north: edge.latitude, east: edge.longitude }
      let tile = 0
      for (let level = 0; level < tileLevel; level += 1) tile = tile * 4 + enterQuadrant(bounds, point)
      const zone = readTile(createByteReader(bytes, tileStarts[tile]), bounds, point)
      return zone === 0 ? seaZone(longitude) : (zones[zone - 1] ?? null)
    },
  }
}

function readDirectory(bytes: Uint8Array): Directory {
  const reader = createByteReader(bytes)
  if (reader.text() !== 'HDM1') throw new RangeError('Not a zone map')
  const version = reader.text()
  const zones = reader.text().split(' ')
  const tileLevel = reader.unsigned()
  const lengths = Array.from({ length: 4 ** tileLevel }, () => reader.unsigned())
  let start = reader.position
  const tileStarts = lengths.map((length) => {
    start += length
    return start - length
  })
  return { version, zones, tileLevel, tileStarts }
}

/** Narrows the bounds to the quadrant of the point and returns its number: north-east, north-west, south-west, south-east. */
function enterQuadrant(bounds: Bounds, { latitude, longitude }: Point): number {
  const middle = { latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2 }
  const isNorth = latitude >= middle.latitude
  const isEast = longitude >= middle.longitude
  if (isNorth) bounds.south = middle.latitude
  else bounds.north = middle.latitude
  if (isEast) bounds.west = middle.longitude
  else bounds.east = middle.longitude
  return isNorth ? (isEast ? 0 : 1) : isEast ? 3 : 2
}

/** The zone's number, from 1 on, at a point within a tile; 0 for the sea. */
function readTile(reader: ByteReader, bounds: Bounds, point: Point): number {
  const zones = Array.from({ length: reader.unsigned() }, () => reader.unsigned())
  if (zones.length === 1) return zones[0] ?? 0
  const width = Math.ceil(Math.log2(zones.length))
  const bits = createBitReader(reader)
  const skip = () => {
    if (bits(1) === 0) bits(width)
    else for (let child = 0; child < 4; child += 1) skip()
  }
  while (bits(1) === 1) {
    for (let before = enterQuadrant(bounds, point); before > 0; before -= 1) skip()
  }
  return zones[bits(width)] ?? 0
}

function createBitReader(reader: ByteReader): (width: number) => number {
  let byte = 0
  let left = 0
  return (width) => {
    let value = 0
    for (let bit = 0; bit < width; bit += 1) {
      if (left === 0) {
        byte = reader.byte()
        left = 8
      }
      left -= 1
      value = value * 2 + ((byte >> left) & 1)
    }
    return value
  }
}

/** Etc/GMT counts westward: 30° west is "Etc/GMT+2". */
function seaZone(longitude: number): string {
  const hours = Math.round(longitude / degreesPerHour)
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}
