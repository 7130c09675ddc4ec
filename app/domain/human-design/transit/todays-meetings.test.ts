import { describe, expect, test } from 'vitest'
import { BODIES, type BodyCode } from '../terms/codes'
import { byMeetings, todaysMeetings } from './todays-meetings'

/** Bodies in these gates, all in line 3; the others nowhere. */
const skyWith = (gates: Partial<Record<BodyCode, number>>) =>
  BODIES.flatMap((body) => (gates[body] ? [{ body, gate: gates[body], line: 3 }] : []))

const meet = (own: number[], theirs: number[], sky: Partial<Record<BodyCode, number>>) =>
  todaysMeetings(own, theirs, skyWith(sky)).map(({ kind, channel, theirGate, otherGate, skyGate, bodies }) =>
    [kind, channel, theirGate, otherGate, skyGate, bodies.join('+')].join(' '),
  )

describe('another closes an open channel', () => {
  test.each([
    ['of which one has half, while the sky stands in that half', [34], [20], { sun: 34 }, ['yours 20-34 20 34 34 sun']],
    ['and while it stands in theirs', [34], [20], { moon: 20 }, ['yours 20-34 20 34 20 moon']],
    ['the weightiest body is named first', [34], [20], { pluto: 34, earth: 20 }, ['yours 20-34 20 34 20 earth+pluto']],
    ['of which the sky has the other half', [], [20], { moon: 34 }, ['sky 20-34 20 34 34 moon']],
    ['not where the sky stands elsewhere', [34], [20], { sun: 1 }, []],
    ['not where they have it whole themselves', [34], [20, 34], { sun: 34 }, []],
    ['not where one has it whole oneself', [20, 34], [20], { sun: 34 }, []],
    ['not with a gate that one has too', [20], [20], { sun: 34 }, []],
    ['not with nothing of their own', [34], [1], { sun: 20 }, []],
    // 63 is theirs, 4 is nobody's but the sky's; 20 meets one's own 57 and 34.
    [
      'what one has half of comes before what the sky has',
      [34, 57],
      [20, 63],
      { sun: 4, mars: 57 },
      ['yours 20-57 20 57 57 mars', 'sky 4-63 63 4 4 sun'],
    ],
  ] as [string, number[], number[], Partial<Record<BodyCode, number>>, string[]][])(
    '%s',
    (_, own, theirs, sky, told) => {
      expect(meet(own, theirs, sky)).toEqual(told)
    },
  )
})

test('people come by halves of one’s own, then by channels in all, then by weight; whoever closes nothing is left out', () => {
  const sky = skyWith({ sun: 34, moon: 4, mars: 57 })
  const own = [34, 57]
  const people = Object.entries({ nobody: [1], air: [63], pair: [20], both: [20, 63] }).map(([name, gates]) => ({
    name,
    meetings: todaysMeetings(own, gates, sky),
  }))
  expect(byMeetings(people).map(({ name }) => name)).toEqual(['both', 'pair', 'air'])
})
