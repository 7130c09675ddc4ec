import { quadrantOf, quadrants, world } from './polygons.mjs'

/** A leaf where no zone is. */
const sea = -1
/** Cells of this level and smaller (0.7° of latitude) take the zone of their coast. */
const coastLevel = 8
/** The file is cut into 2 to this power squared tiles, each read by itself. */
export const tileLevel = 6
/** A cell of this level is a metre and a half high. */
const deepest = 24

/** Four equal leaves are one; a coast's waters go with it. */
function merge(children, level) {
  if (children.some(Array.isArray)) return children
  const zones = new Set(children.filter((zone) => zone !== sea))
  if (zones.size === 0) return sea
  const isWhole = zones.size === 1 && (level >= coastLevel || !children.includes(sea))
  return isWhole ? children.find((zone) => zone !== sea) : children
}

/** For each row of a square raster the zones at the centres of its cells, as lists of the features found there. */
function rasterise(features, [south, west, north, east], size) {
  const cells = Array.from({ length: size * size }, () => [])
  const height = (north - south) / size
  const width = (east - west) / size
  for (const { tzid, rings } of features) {
    const crossings = Array.from({ length: size }, () => [])
    for (const ring of rings) {
      for (let index = 1; index < ring.length; index += 1) {
        const [x1, y1] = ring[index - 1]
        const [x2, y2] = ring[index]
        const first = Math.max(0, Math.ceil((Math.min(y1, y2) - south) / height - 0.5))
        const last = Math.min(size - 1, Math.floor((Math.max(y1, y2) - south) / height - 0.5))
        for (let row = first; row <= last; row += 1) {
          const y = south + (row + 0.5) * height
          if (y1 > y !== y2 > y) crossings[row].push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
        }
      }
    }
    crossings.forEach((found, row) => {
      found.sort((a, b) => a - b)
      for (let pair = 0; pair + 1 < found.length; pair += 2) {
        const first = Math.max(0, Math.ceil((found[pair] - west) / width - 0.5))
        const last = Math.min(size - 1, Math.ceil((found[pair + 1] - west) / width - 0.5) - 1)
        for (let column = first; column <= last; column += 1) cells[row * size + column].push(tzid)
      }
    })
  }
  return cells
}

/**
 * A quadtree of zone numbers over the globe.
 * @param {ReturnType<typeof import('./polygons.mjs').openPolygons>} polygons
 * @param {number} finest level of the smallest cells along borders
 * @param {(zones: string[]) => string} choose one of the zones that overlap somewhere
 * @param {string[]} names a zone's number is its place in here
 */
export function buildZoneMap(polygons, finest, choose, names) {
  const numbers = new Map(names.map((name, index) => [name, index]))
  const numberOf = (zones) => (zones.length === 0 ? sea : numbers.get(choose(zones)))

  const ofRaster = (cells, size, row, column, span, level) => {
    if (span === 1) return numberOf(cells[row * size + column])
    const half = span / 2
    const child = (north, east) =>
      ofRaster(cells, size, row + (north ? half : 0), column + (east ? half : 0), half, level + 1)
    return merge([child(true, true), child(true, false), child(false, false), child(false, true)], level)
  }
  const grow = (node, bounds, level) => {
    if (!node) return sea
    if (Array.isArray(node)) return numberOf(polygons.zonesOf(node))
    if (node.len) {
      const size = 2 ** Math.max(0, finest - level)
      return ofRaster(rasterise(polygons.features(node), bounds, size), size, 0, 0, size, level)
    }
    const children = quadrants(bounds).map((each, index) => grow(node['abcd'[index]], each, level + 1))
    return merge(children, level)
  }
  return { root: grow(polygons.lookup, world, 0), numberOf }
}

/**
 * Divides the cells around a point until the point's own cell has a zone that will do.
 * @param {{ root: unknown, numberOf: (zones: string[]) => number }} map
 * @param {{ latitude: number, longitude: number, zone: number }} point
 * @param {(number: number) => boolean} isRight
 */
export function refine(map, { latitude, longitude, zone }, isRight, polygons) {
  const visit = (node, bounds, level) => {
    if (!Array.isArray(node) && isRight(node)) return node
    if (level === deepest) return zone
    const quadrant = quadrantOf(bounds, latitude, longitude)
    const cells = quadrants(bounds)
    const children = Array.isArray(node)
      ? [...node]
      : cells.map(([south, west, north, east]) => {
          const own = map.numberOf(polygons.zonesAt((south + north) / 2, (west + east) / 2))
          return own === sea ? node : own
        })
    children[quadrant] = visit(children[quadrant], cells[quadrant], level + 1)
    return merge(children, level)
  }
  map.root = visit(map.root, world, 0)
}

function createBits() {
  const bytes = []
  let used = 8
  return {
    bytes,
    write: (value, width) => {
      for (let bit = width - 1; bit >= 0; bit -= 1) {
        if (used === 8) {
          bytes.push(0)
          used = 0
        }
        bytes[bytes.length - 1] |= ((value >> bit) & 1) << (7 - used)
        used += 1
      }
    },
  }
}

function unsigned(bytes, value) {
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

const leavesOf = (node) => (Array.isArray(node) ? node.flatMap(leavesOf) : [node])

function packTile(node) {
  const zones = [...new Set(leavesOf(node))].sort((a, b) => a - b)
  const bytes = []
  unsigned(bytes, zones.length)
  for (const zone of zones) unsigned(bytes, zone + 1)
  if (zones.length === 1) return bytes
  const width = Math.ceil(Math.log2(zones.length))
  const bits = createBits()
  const write = (each) => {
    if (Array.isArray(each)) {
      bits.write(1, 1)
      each.forEach(write)
    } else {
      bits.write(0, 1)
      bits.write(zones.indexOf(each), width)
    }
  }
  write(node)
  // One by one: spreading a large tile would exhaust the stack.
  for (const byte of bits.bytes) bytes.push(byte)
  return bytes
}

/** The file that `createZoneMap` reads; its format is in docs/places-and-zones.md. */
export function packZoneMap(root, names, version) {
  const tiles = []
  const collect = (node, level) => {
    if (level === tileLevel) tiles.push(packTile(node))
    else for (let index = 0; index < 4; index += 1) collect(Array.isArray(node) ? node[index] : node, level + 1)
  }
  collect(root, 0)
  const bytes = []
  const text = (value) => {
    unsigned(bytes, value.length)
    for (const char of value) bytes.push(char.charCodeAt(0))
  }
  text('HDM1')
  text(version)
  text(names.join(' '))
  unsigned(bytes, tileLevel)
  for (const tile of tiles) unsigned(bytes, tile.length)
  for (const tile of tiles) for (const byte of tile) bytes.push(byte)
  return Buffer.from(bytes)
}
