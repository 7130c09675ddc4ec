import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readWallClock } from './read-wall-clock'
import { type LocalBirthTime, resolveInstant } from './resolve-instant'
import { createZoneTable } from './zones/zone-offsets'

const root = new URL('../../../', import.meta.url)
const zones = createZoneTable(new Uint8Array(readFileSync(new URL('workers/chart/zones/zones.bin', root))).buffer)
const now = Date.parse('2026-11-21T00:00:00Z')

interface Case {
  zone: string
  local: string
  kind: 'unique' | 'ambiguous' | 'gap'
  offsetSeconds: number
  utc: string
  utcLater?: string
  utcIfOffsetAfter?: string
}
const { cases }: { cases: Case[] } = JSON.parse(readFileSync(new URL('tests/fixtures/tz-cases.json', root), 'utf8'))

function resolve(local: string, zone: string, more: Partial<LocalBirthTime> = {}, nowMs = Number.POSITIVE_INFINITY) {
  const [date = '', time = ''] = local.split('T')
  return resolveInstant({ date, time, zone, ...more }, zones, nowMs)
}

describe('reference cases', () => {
  it('has all 253 of them', () => {
    expect(cases).toHaveLength(253)
    expect(cases.filter((each) => each.kind === 'ambiguous')).toHaveLength(7)
    expect(cases.filter((each) => each.kind === 'gap')).toHaveLength(6)
  })

  it.each(cases)('$zone $local is $kind at $utc', (each) => {
    const reading = readWallClock(Date.parse(`${each.local}Z`), each.zone, zones)
    const candidates = reading.kind === 'unique' ? [reading.candidate] : reading.candidates
    const expected = [each.utc, each.utcLater, each.utcIfOffsetAfter].filter((instant) => instant !== undefined)
    expect(reading.kind).toBe(each.kind === 'gap' ? 'skipped' : each.kind)
    expect(candidates.map((candidate) => candidate.utcMs)).toEqual(expected.map((instant) => Date.parse(instant)))
    expect(candidates[0]?.offsetSeconds).toBe(each.offsetSeconds)
  })

  it.each(cases.filter((each) => each.local >= '1900'))('a birth at $zone $local gets that answer', (each) => {
    const result = resolve(each.local, each.zone)
    const code = { unique: undefined, ambiguous: 'ambiguous_local_time', gap: 'nonexistent_local_time' }[each.kind]
    expect(result.ok ? undefined : result.problem.code).toBe(code)
    if (result.ok) expect(result.utcMs).toBe(Date.parse(each.utc))
  })
})

describe('repeated hours', () => {
  it('offers both instants with the name of each clock', () => {
    expect(resolve('2010-10-31T02:30', 'Europe/Moscow')).toEqual({
      ok: false,
      problem: {
        code: 'ambiguous_local_time',
        candidates: [
          {
            utcMs: Date.parse('2010-10-30T22:30:00Z'),
            offsetSeconds: 14_400,
            kind: 'standard',
            isDaylightSaving: true,
            abbreviation: 'MSD',
          },
          {
            utcMs: Date.parse('2010-10-30T23:30:00Z'),
            offsetSeconds: 10_800,
            kind: 'standard',
            isDaylightSaving: false,
            abbreviation: 'MSK',
          },
        ],
      },
    })
  })

  it('takes the one whose offset the caller chose, and asks again for an offset that is neither', () => {
    const later = resolve('2010-10-31T02:30', 'Europe/Moscow', { offsetSeconds: 10_800 })
    expect(later).toMatchObject({ ok: true, utcMs: Date.parse('2010-10-30T23:30:00Z'), notes: [] })
    const neither = resolve('2010-10-31T02:30', 'Europe/Moscow', { offsetSeconds: 7200 })
    expect(neither).toMatchObject({ ok: false, problem: { code: 'ambiguous_local_time' } })
  })

  it('holds from the first to the last second of the hour, north and south', () => {
    for (const [zone, day, hour] of [
      ['America/New_York', '2021-11-07', '01'],
      ['Australia/Sydney', '2021-04-04', '02'],
      ['Europe/Berlin', '2095-10-30', '02'],
    ] as const) {
      const before = String(Number(hour) - 1).padStart(2, '0')
      const after = String(Number(hour) + 1).padStart(2, '0')
      expect(resolve(`${day}T${before}:59:59`, zone).ok).toBe(true)
      expect(resolve(`${day}T${hour}:00:00`, zone)).toMatchObject({ problem: { code: 'ambiguous_local_time' } })
      expect(resolve(`${day}T${hour}:59:59`, zone)).toMatchObject({ problem: { code: 'ambiguous_local_time' } })
      expect(resolve(`${day}T${after}:00:00`, zone).ok).toBe(true)
    }
  })

  it('ignores a chosen offset where the clock leaves no choice', () => {
    expect(resolve('1990-01-01T12:00', 'Europe/Moscow', { offsetSeconds: 0 })).toMatchObject({ offsetSeconds: 10_800 })
  })
})

describe('skipped hours', () => {
  it('says which times the clock skipped and what each offset would mean', () => {
    expect(resolve('2021-03-14T02:30', 'America/New_York')).toMatchObject({
      ok: false,
      problem: {
        code: 'nonexistent_local_time',
        skippedFrom: '2021-03-14T02:00:00',
        skippedTo: '2021-03-14T03:00:00',
        candidates: [
          { utcMs: Date.parse('2021-03-14T07:30:00Z'), offsetSeconds: -18_000, abbreviation: 'EST' },
          { utcMs: Date.parse('2021-03-14T06:30:00Z'), offsetSeconds: -14_400, abbreviation: 'EDT' },
        ],
      },
    })
  })

  it('has them in the south, and a whole day where the date line moved', () => {
    expect(resolve('2021-10-03T02:30', 'Australia/Sydney')).toMatchObject({
      problem: { skippedFrom: '2021-10-03T02:00:00', skippedTo: '2021-10-03T03:00:00' },
    })
    expect(resolve('2011-12-30T12:00', 'Pacific/Apia')).toMatchObject({
      problem: { skippedFrom: '2011-12-30T00:00:00', skippedTo: '2011-12-31T00:00:00' },
    })
    expect(resolve('2011-12-31T00:00', 'Pacific/Apia')).toMatchObject({ ok: true, offsetSeconds: 50_400 })
  })

  it('goes on with a chosen offset and notes it', () => {
    const result = resolve('2021-03-14T02:30', 'America/New_York', { offsetSeconds: -18_000 })
    expect(result).toMatchObject({ ok: true, utcMs: Date.parse('2021-03-14T07:30:00Z') })
    expect(result).toMatchObject({ notes: ['nonexistent_local_time'] })
  })
})

describe('local mean time', () => {
  it('follows the longitude of the place, four minutes a degree', () => {
    // Samarkand, 66.95972° E, before 1924: 66.95972 × 240 = 16070 s.
    expect(resolve('1910-05-01T12:00', 'Asia/Samarkand', { longitudeDegrees: 66.95972 })).toMatchObject({
      ok: true,
      kind: 'local_mean_time',
      offsetSeconds: 16_070,
      utcMs: Date.parse('1910-05-01T12:00:00Z') - 16_070_000,
      notes: ['local_mean_time', 'old_style_calendar'],
    })
    expect(resolve('1905-05-01T12:00', 'America/Cayenne', { longitudeDegrees: -54.03 })).toMatchObject({
      offsetSeconds: -12_967,
    })
  })

  it('is that of the zone’s city without a longitude', () => {
    expect(resolve('1910-05-01T12:00', 'Asia/Tashkent')).toMatchObject({
      kind: 'local_mean_time',
      offsetSeconds: 16_631,
    })
  })

  it('ends with the first standard time, longitude or not', () => {
    for (const longitudeDegrees of [null, 69.2, 60]) {
      expect(resolve('1924-06-01T12:00', 'Asia/Tashkent', { longitudeDegrees })).toMatchObject({
        kind: 'standard',
        offsetSeconds: 18_000,
      })
    }
    // Moscow's own mean time was the law by 1900: the database counts it as standard.
    expect(resolve('1900-01-01T12:00', 'Europe/Moscow', { longitudeDegrees: 30 })).toMatchObject({
      kind: 'standard',
      offsetSeconds: 9017,
    })
  })
})

describe('the rest of what can be wrong', () => {
  it.each([
    ['1990-02-29', 'invalid_date'],
    ['1900-02-29', 'invalid_date'],
    ['2000-02-30', 'invalid_date'],
    ['1990-13-01', 'invalid_date'],
    ['1990-00-10', 'invalid_date'],
    ['1990-1-1', 'invalid_date'],
    ['01.02.1990', 'invalid_date'],
    ['1990-01-01T00:00', 'invalid_date'],
    ['', 'invalid_date'],
    ['1899-12-31', 'out_of_range'],
    ['2101-01-01', 'out_of_range'],
    ['0050-01-01', 'out_of_range'],
  ])('date %s: %s', (date, code) => {
    expect(resolveInstant({ date, time: '12:00', zone: 'UTC' }, zones, now)).toMatchObject({ problem: { code } })
  })

  it.each(['24:00', '12:60', '1:00', '12', '12:00:60', '12:00:00.5', '12:00 PM', '', '٠٩:٣٠'])('time "%s"', (time) => {
    const result = resolveInstant({ date: '1990-01-01', time, zone: 'UTC' }, zones, now)
    expect(result).toEqual({ ok: false, problem: { code: 'invalid_time' } })
  })

  it('takes leap days that exist and the first and last day of the range', () => {
    expect(resolve('2000-02-29T00:00', 'UTC').ok).toBe(true)
    expect(resolve('1900-01-01T00:00', 'UTC')).toMatchObject({ utcMs: Date.parse('1900-01-01T00:00:00Z') })
    expect(resolve('2100-12-31T23:59:59', 'UTC')).toMatchObject({ utcMs: Date.parse('2100-12-31T23:59:59Z') })
  })

  it('refuses unknown zones', () => {
    expect(resolve('1990-01-01T12:00', 'Europe/Atlantis')).toEqual({ ok: false, problem: { code: 'unknown_zone' } })
  })

  it('refuses births that have not happened, to the second', () => {
    expect(resolve('2026-11-21T03:00:01', 'Europe/Moscow', {}, now)).toEqual({
      ok: false,
      problem: { code: 'future_birth_datetime', utcMs: now + 1000 },
    })
    expect(resolve('2026-11-21T03:00:00', 'Europe/Moscow', {}, now)).toMatchObject({ ok: true, utcMs: now })
    // The same clock time is still ahead in Honolulu.
    expect(resolve('2026-11-21T03:00:00', 'Pacific/Honolulu', {}, now).ok).toBe(false)
  })

  it('keeps seconds and offsets to the second', () => {
    // Amsterdam's +0:19:32: 12:34:56 − 19:32 = 12:15:24.
    expect(resolve('1920-01-10T12:34:56', 'Europe/Amsterdam')).toMatchObject({
      offsetSeconds: 1172,
      utcMs: Date.parse('1920-01-10T12:15:24Z'),
    })
  })

  it('lets the member overrule the database', () => {
    expect(resolve('2021-03-14T02:30', 'America/New_York', { overrideOffsetSeconds: -21_600 })).toMatchObject({
      ok: true,
      kind: 'override',
      utcMs: Date.parse('2021-03-14T08:30:00Z'),
    })
  })

  it('doubts the calendar of old dates only where the Julian one was the law', () => {
    const notes = (local: string, zone: string) => {
      const result = resolve(local, zone)
      return result.ok ? result.notes : result.problem
    }
    expect(notes('1918-02-13T12:00', 'Europe/Moscow')).toContain('old_style_calendar')
    expect(notes('1918-02-14T12:00', 'Europe/Moscow')).toEqual([])
    expect(notes('1910-02-13T12:00', 'Europe/Berlin')).toEqual([])
    expect(notes('1922-12-31T12:00', 'Europe/Athens')).toContain('old_style_calendar')
  })
})
