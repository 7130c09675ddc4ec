import { expect, test } from 'vitest'
import { viewedBeforeVisit } from './visits'

const at = (time: string) => new Date(`2026-11-27T${time}Z`)
const NOW = at('12:00:00')

test.each([
  ['never viewed', null, null, null],
  ['viewed for the first time in this visit', at('11:59:00'), null, null],
  ['viewed long ago', at('09:00:00'), null, at('09:00:00')],
  ['viewed exactly half an hour ago: that visit has ended', at('11:30:00'), at('08:00:00'), at('11:30:00')],
  ['viewed a moment less ago: that is this visit', at('11:30:01'), at('08:00:00'), at('08:00:00')],
])('%s', (_, lastViewedAt, viewedBeforeAt, expected) => {
  expect(viewedBeforeVisit({ lastViewedAt, viewedBeforeAt }, NOW)).toEqual(expected)
})
