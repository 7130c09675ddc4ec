const from = Date.UTC(1900, 0, 1)
const to = Date.UTC(2027, 0, 1)

/**
 * Tells which zones kept the same hour from 1900 to the end of 2026, names and daylight saving apart. Before standard
 * time each place has its own mean time, so two zones without one agree.
 * @param {import('../../app/domain/birth/zones/zone-offsets').ZoneTable} zones
 */
export function createZoneHistory(zones) {
  const known = new Map()
  const historyOf = (name) => {
    if (!known.has(name)) {
      const changes = []
      for (const stretch of zones.offsetsAround(name, (from + to) / 2, (to - from) / 2)) {
        const offset = stretch.isLocalMeanTime ? 'sun' : String(stretch.offsetSeconds)
        if (changes.at(-1)?.offset !== offset) changes.push({ at: Math.max(from, stretch.startMs), offset })
      }
      known.set(name, changes.map(({ at, offset }) => `${at} ${offset}`).join())
    }
    return known.get(name)
  }
  const first = new Map()
  for (const name of zones.names()) {
    const history = historyOf(name)
    if (!first.has(history)) first.set(history, name)
  }
  return {
    isSame: (one, other) => one === other || historyOf(one) === historyOf(other),
    /** The first name, in alphabetical order, of the zones that kept this zone's hours. */
    nameOf: (name) => first.get(historyOf(name)),
  }
}
