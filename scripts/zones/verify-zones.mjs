import { importDomainModule } from '../places/domain-module.mjs'
import { parsePosixRule, ruleTransitions } from './posix-rule.mjs'
import { parseTzif } from './tzif.mjs'

const firstYear = 1800
const lastYear = 2110

/** Every change that a zone file means between the two years: those listed and those its rule makes after them. */
function allTransitions(zone) {
  const last = zone.transitions.at(-1)?.atSeconds ?? Number.NEGATIVE_INFINITY
  const rule = parsePosixRule(zone.footer)
  const made = []
  for (let year = firstYear; year <= lastYear; year += 1) {
    made.push(...ruleTransitions(rule, year).filter((transition) => transition.atSeconds > last))
  }
  return [...zone.transitions, ...made]
}

/**
 * Reads the packed table with the product's own reader and compares it with the source files, for every zone, one
 * second before and at every transition from 1800 to 2110, and at noon of each 1 January and 1 July.
 * @returns {Promise<number>} how many instants were compared; throws on the first difference
 */
export async function verifyZones(packed, files) {
  const { createZoneTable } = await importDomainModule('app/domain/birth/zones/zone-offsets.ts')
  const table = createZoneTable(packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.length))
  if (table.names().join() !== [...files.keys()].join()) throw new Error('The names differ')
  let checked = 0
  for (const [name, bytes] of files) {
    const zone = parseTzif(bytes)
    const transitions = allTransitions(zone)
    const clockAt = (seconds) => transitions.findLast((each) => each.atSeconds <= seconds)?.type ?? zone.initial
    const instants = transitions.flatMap(({ atSeconds }) => [atSeconds - 1, atSeconds])
    for (let year = firstYear; year < lastYear; year += 1) {
      instants.push(Date.UTC(year, 0, 1, 12) / 1000, Date.UTC(year, 6, 1, 12) / 1000)
    }
    for (const seconds of instants) {
      const expected = clockAt(seconds)
      const around = table.offsetsAround(name, seconds * 1000, 0)
      const actual = around.find((each) => each.startMs <= seconds * 1000 && seconds * 1000 < each.endMs)
      const same =
        around.length === 1 &&
        actual?.offsetSeconds === expected.offsetSeconds &&
        actual.isDaylightSaving === expected.isDaylightSaving &&
        actual.abbreviation === expected.abbreviation
      if (!same) throw new Error(`${name} differs at ${new Date(seconds * 1000).toISOString()}`)
      checked += 1
    }
  }
  return checked
}
