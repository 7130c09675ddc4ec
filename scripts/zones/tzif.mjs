import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders and files of a zoneinfo tree that hold no zone of their own. */
const notZones = new Set(['posix', 'right', 'posixrules', 'localtime', 'Factory'])

/**
 * Every zone file below `root`, by zone name, sorted.
 * @param {string} root a compiled zoneinfo tree
 * @returns {Map<string, Buffer>}
 */
export function readZoneFiles(root) {
  const found = []
  const walk = (folder, prefix) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (notZones.has(entry.name)) continue
      const name = prefix + entry.name
      if (entry.isDirectory()) {
        walk(join(folder, entry.name), `${name}/`)
        continue
      }
      const bytes = readFileSync(join(folder, entry.name))
      if (bytes.toString('latin1', 0, 4) === 'TZif') found.push([name, bytes])
    }
  }
  walk(root, '')
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const headerBytes = 44

function readCounts(bytes, at) {
  const [isUt, isStandard, leap, time, type, chars] = [20, 24, 28, 32, 36, 40].map((field) =>
    bytes.readUInt32BE(at + field),
  )
  return { isUt, isStandard, leap, time, type, chars }
}

/**
 * The 64-bit part of a TZif file (RFC 8536, version 2 and later): what holds before the first transition, the
 * transitions that change something (seconds since 1970, UTC), and the POSIX rule that goes on after them.
 * @param {Buffer} bytes
 */
export function parseTzif(bytes) {
  const old = readCounts(bytes, 0)
  let at = headerBytes + old.time * 5 + old.type * 6 + old.chars + old.leap * 8 + old.isStandard + old.isUt
  const counts = readCounts(bytes, at)
  at += headerBytes
  const timesAt = at
  const indexesAt = timesAt + counts.time * 8
  const typesAt = indexesAt + counts.time
  const charsAt = typesAt + counts.type * 6
  const footerAt = charsAt + counts.chars + counts.leap * 12 + counts.isStandard + counts.isUt

  const types = Array.from({ length: counts.type }, (_, index) => {
    const typeAt = typesAt + index * 6
    const nameAt = charsAt + bytes.readUInt8(typeAt + 5)
    const abbreviation = bytes.toString('latin1', nameAt, bytes.indexOf(0, nameAt))
    return { offsetSeconds: bytes.readInt32BE(typeAt), isDaylightSaving: bytes[typeAt + 4] === 1, abbreviation }
  })
  const transitions = []
  let current = types[0]
  for (let index = 0; index < counts.time; index += 1) {
    const next = types[bytes[indexesAt + index]]
    if (sameType(current, next)) continue
    transitions.push({ atSeconds: Number(bytes.readBigInt64BE(timesAt + index * 8)), type: next })
    current = next
  }
  return { initial: types[0], transitions, footer: bytes.toString('latin1', footerAt + 1, bytes.length - 1) }
}

/** Whether two types show the same clock under the same name. */
export function sameType(a, b) {
  return (
    a.offsetSeconds === b.offsetSeconds &&
    a.isDaylightSaving === b.isDaylightSaving &&
    a.abbreviation === b.abbreviation
  )
}
