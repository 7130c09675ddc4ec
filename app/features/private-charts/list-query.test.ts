import { expect, test } from 'vitest'
import { labelsOf, pickCharts, readListQuery } from './list-query'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const chart = (name: string, labels: string[], added: number, viewed: number | null) => ({
  ...{ name, labels, createdAt: day(added) },
  lastViewedAt: viewed === null ? null : day(viewed),
})
const CHARTS = [
  chart('Zoë Álvarez', ['client', 'Berlin'], 1, 20),
  chart('anna', ['Family'], 2, null),
  chart('Пётр Иванов', ['family', 'client'], 3, 10),
  chart('Bruno', [], 4, null),
]
const names = (query: string, language = 'en') =>
  pickCharts(CHARTS, readListQuery(new URLSearchParams(query)), language).map(({ name }) => name)

test.each([
  ['', ['Zoë Álvarez', 'Пётр Иванов', 'Bruno', 'anna']],
  ['sort=unknown', ['Zoë Álvarez', 'Пётр Иванов', 'Bruno', 'anna']],
  ['sort=name', ['anna', 'Bruno', 'Zoë Álvarez', 'Пётр Иванов']],
  ['sort=newest', ['Bruno', 'Пётр Иванов', 'anna', 'Zoë Álvarez']],
  ['q=ALVAREZ zoe', ['Zoë Álvarez']],
  ['q=петр', ['Пётр Иванов']],
  ['label=family&sort=newest', ['Пётр Иванов', 'anna']],
  ['label=FAMILY&q=an', ['anna']],
  ['label=none', []],
])('"%s" shows %j', (query, expected) => {
  expect(names(query)).toEqual(expected)
})

test('labels are listed once, by the alphabet', () => {
  expect(labelsOf(CHARTS, 'en')).toEqual(['Berlin', 'client', 'Family'])
  expect(labelsOf([], 'ru')).toEqual([])
})
