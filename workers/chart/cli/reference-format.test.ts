import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildChart } from '~/domain/human-design/chart/build-chart'
import type { Longitudes } from '~/domain/human-design/chart/chart'
import { BODIES } from '~/domain/human-design/terms/codes'
import { toReferenceChart } from './reference-format'

type Side = { lon: number[]; act: string }
type Sky = { utc: string; designUtc: string; lineMarginArcsec: number; personality: Side; design: Side }
type Derived = { id: number; utc: string } & Record<string, unknown>

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../tests/fixtures/${name}.json`, import.meta.url), 'utf8'))
/** 400 charts of the Swiss Ephemeris, rare ones over-represented, and what rules checked elsewhere make of them. */
const skies: Sky[] = read('charts-reference').charts
const derived: Derived[] = read('charts-derived').charts

const toLongitudes = ({ lon }: Side) =>
  Object.fromEntries(BODIES.map((body, index) => [body, lon[index]])) as Longitudes

describe('charts from given longitudes', () => {
  test('both files tell of the same 400 births', () => {
    expect(skies).toHaveLength(400)
    expect(derived.map(({ utc }) => utc)).toEqual(skies.map(({ utc }) => utc))
  })

  test.each(skies.map((sky, index) => [derived[index]!.id, sky, derived[index]!] as const))(
    '%d',
    (_, sky, expected) => {
      const chart = buildChart(toLongitudes(sky.personality), toLongitudes(sky.design))
      const { personality, design, ...rest } = toReferenceChart(chart, Date.parse(sky.utc), Date.parse(sky.designUtc))
      const { id, ...known } = expected
      expect(rest).toEqual({ ...known, designUtc: sky.designUtc })
      for (const [ours, theirs] of [
        [personality, sky.personality],
        [design, sky.design],
      ] as const) {
        expect(Object.values(ours).map(({ lon }) => lon)).toEqual(theirs.lon)
        // The file's longitudes are rounded to six places, its bases were not: compare to the tone.
        const toTone = (acts: string[]) => acts.map((act) => act.split('.').slice(0, 4).join('.'))
        expect(toTone(Object.values(ours).map(({ act }) => act))).toEqual(toTone(theirs.act.split(' ')))
      }
    },
  )
})
