import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createZoneTable } from './zone-offsets'

const file = readFileSync(new URL('../../../../workers/chart/zones/zones.bin', import.meta.url))
const bytes = new Uint8Array(file).buffer
const zones = createZoneTable(bytes)

/** Offset in force at an instant, in seconds. */
function offsetAt(zone: string, instant: string) {
  return zones.offsetsAround(zone, Date.parse(instant), 0).map((stretch) => stretch.offsetSeconds)
}

describe('the zone table', () => {
  it('is small enough to be loaded with every request', () => {
    expect(file.length).toBeLessThan(100_000)
  })

  it('knows every canonical zone of the runtime and the old spellings', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => !zones.has(zone))
    expect(unknown).toEqual([])
    for (const name of ['Europe/Kiev', 'Europe/Kyiv', 'US/Eastern', 'W-SU', 'Asia/Calcutta', 'Etc/GMT-14', 'UTC']) {
      expect(zones.has(name), name).toBe(true)
    }
    expect(zones.has('Europe/Atlantis')).toBe(false)
    expect(zones.has('')).toBe(false)
    expect(zones.names()).toEqual([...zones.names()].sort())
  })

  it('gives old spellings the same clock', () => {
    const around = (zone: string) => zones.offsetsAround(zone, Date.parse('1986-06-01T00:00Z'), 4e11)
    expect(around('Europe/Kiev')).toEqual(around('Europe/Kyiv'))
    expect(around('US/Eastern')).toEqual(around('America/New_York'))
    expect(around('Europe/Kyiv')).not.toEqual(around('Europe/Moscow'))
  })

  it('keeps the past of zones that other tables merge, to the second', () => {
    expect(offsetAt('Europe/Amsterdam', '1930-01-01T12:00:00Z')).toEqual([1172])
    expect(offsetAt('Europe/Oslo', '1962-07-01T12:00:00Z')).toEqual([7200])
    expect(offsetAt('Atlantic/Reykjavik', '1960-01-15T12:00:00Z')).toEqual([-3600])
    expect(offsetAt('Africa/Monrovia', '1971-06-01T12:00:00Z')).toEqual([-2670])
  })

  /** Zones and years whose offset differs from the runtime's own table. */
  function differencesFromRuntime(names: string[], years: number[]) {
    const differences: string[] = []
    for (const zone of names) {
      const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
      for (const year of years) {
        for (const month of [0, 3, 6, 9]) {
          const instant = Date.UTC(year, month, 15, 12)
          const [text, sign, hours, minutes] = /GMT(?:([+-])(\d+):(\d+))?/.exec(format.format(instant)) ?? []
          const expected = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60 : 60)
          const [stretch] = zones.offsetsAround(zone, instant, 0)
          if (stretch?.offsetSeconds !== expected) differences.push(`${zone} ${year} ${text}`)
        }
      }
    }
    return differences
  }

  it('agrees with the runtime on every zone from 1973, when the last odd seconds were gone, to 2021', () => {
    const years = Array.from({ length: 17 }, (_, index) => 1973 + index * 3)
    expect(differencesFromRuntime(Intl.supportedValuesOf('timeZone'), years)).toEqual([])
  })

  it('agrees with the runtime on lasting yearly rules as far as 2100', () => {
    const lasting = [
      'Europe/London',
      'Europe/Berlin',
      'Europe/Dublin',
      'Europe/Chisinau',
      'America/New_York',
      'America/St_Johns',
      'America/Havana',
      'America/Santiago',
      'Asia/Jerusalem',
      'Australia/Adelaide',
      'Australia/Lord_Howe',
      'Pacific/Chatham',
      'Europe/Moscow',
      'Asia/Kolkata',
    ]
    expect(differencesFromRuntime(lasting, [2030, 2037, 2038, 2039, 2064, 2099, 2100])).toEqual([])
  })

  it('joins its stretches without a hole, past the last listed transition too', () => {
    for (const [zone, from] of [
      ['America/New_York', '2006-01-01T00:00Z'],
      ['Australia/Sydney', '2095-01-01T00:00Z'],
      ['Europe/Dublin', '1968-01-01T00:00Z'],
    ] as const) {
      const stretches = zones.offsetsAround(zone, Date.parse(from), 5 * 365 * 86_400_000)
      expect(stretches.length).toBeGreaterThan(5)
      for (const [index, stretch] of stretches.entries()) {
        const next = stretches[index + 1]
        if (next) expect(next.startMs).toBe(stretch.endMs)
        expect(stretch.startMs).toBeLessThan(stretch.endMs)
      }
    }
  })

  it('says where local mean time ends', () => {
    const [before, after] = zones.offsetsAround('Asia/Tashkent', Date.parse('1924-05-01T19:22:49Z'), 1000)
    expect(before).toMatchObject({ isLocalMeanTime: true, offsetSeconds: 16_631, abbreviation: 'LMT' })
    expect(after).toMatchObject({ isLocalMeanTime: false, offsetSeconds: 18_000 })
  })

  it('refuses unknown zones and foreign bytes', () => {
    expect(() => zones.offsetsAround('Mars/Olympus', 0, 0)).toThrow(/Unknown time zone/)
    expect(() => createZoneTable(new ArrayBuffer(16)).names()).toThrow(/zone table/)
    expect(() => createZoneTable(bytes.slice(0, 2000)).names()).toThrow(RangeError)
  })
})
