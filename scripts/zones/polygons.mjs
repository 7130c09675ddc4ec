import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * @typedef {[south: number, west: number, north: number, east: number]} Bounds degrees
 * @typedef {{ tzid: string, rings: number[][][] }} Feature rings of [longitude, latitude]; even-odd
 */

/** The quadrants of a cell in the order of the index: north-east, north-west, south-west, south-east. */
export function quadrants([south, west, north, east]) {
  const latitude = (south + north) / 2
  const longitude = (west + east) / 2
  return [
    [latitude, longitude, north, east],
    [latitude, west, north, longitude],
    [south, west, latitude, longitude],
    [south, longitude, latitude, east],
  ]
}

/** Number of the quadrant that a point is in. */
export function quadrantOf([south, west, north, east], latitude, longitude) {
  const isNorth = latitude >= (south + north) / 2
  const isEast = longitude >= (west + east) / 2
  return isNorth ? (isEast ? 0 : 1) : isEast ? 3 : 2
}

/** @type {Bounds} the whole index; geo-tz leaves a hair out at the poles and the date line */
export const world = [-89.9999, -179.9999, 89.9999, 179.9999]

const ringsOf = ({ type, coordinates }) => (type === 'Polygon' ? coordinates : coordinates.flat())

/** Whether a point is within a feature; a point on a border may be in either or none. */
function isInside(rings, latitude, longitude) {
  let inside = false
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index += 1) {
      const [x1, y1] = ring[index - 1]
      const [x2, y2] = ring[index]
      if (y1 > latitude === y2 > latitude) continue
      if (longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    }
  }
  return inside
}

/**
 * The polygons of the npm package geo-tz in their edition "all", which keeps zones that differ only before 1970: a
 * quadtree whose leaves are lists of zones or the outlines within the leaf.
 * @param {string} folder of the installed package
 */
export function openPolygons(folder) {
  const require = createRequire(join(folder, 'package.json'))
  const { decode } = require('geobuf')
  const pbf = require('pbf')
  const Pbf = pbf.default ?? pbf
  const { timezones, lookup } = JSON.parse(readFileSync(join(folder, 'data/timezones.geojson.index.json'), 'utf8'))
  const file = openSync(join(folder, 'data/timezones.geojson.geo.dat'), 'r')
  const cache = new Map()

  /** @returns {Feature[]} */
  const features = ({ pos, len }) => {
    const known = cache.get(pos)
    if (known) return known
    const bytes = Buffer.alloc(len)
    readSync(file, bytes, 0, len, pos)
    const decoded = decode(new Pbf(bytes))
    const read = decoded.features.map(({ geometry, properties }) => ({
      tzid: properties.tzid,
      rings: ringsOf(geometry),
    }))
    cache.set(pos, read)
    return read
  }
  const zonesOf = (node) => node.map((index) => timezones[index])

  return {
    lookup,
    features,
    zonesOf,
    close: () => closeSync(file),
    /** The zones at a point, several where areas overlap or are disputed; none at sea. */
    zonesAt(latitude, longitude) {
      let node = lookup
      let bounds = world
      for (;;) {
        const quadrant = quadrantOf(bounds, latitude, longitude)
        bounds = quadrants(bounds)[quadrant]
        node = node['abcd'[quadrant]]
        if (!node) return []
        if (Array.isArray(node)) return zonesOf(node)
        if (node.len) {
          return features(node)
            .filter(({ rings }) => isInside(rings, latitude, longitude))
            .map(({ tzid }) => tzid)
        }
      }
    },
  }
}
