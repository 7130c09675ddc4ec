import { expect, test } from 'vitest'
import { restoreOutbox } from '~/features/messaging/live/live-conversation'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import { seededRandom, VirtualClock } from './virtual-clock'

const KEPT = [{ clientId: '1' } as OutboxEntry]

/** A database that answers from the third time it is asked. */
function setUp() {
  const clock = new VirtualClock(seededRandom(1))
  const taken: OutboxEntry[][] = []
  let asked = 0
  const list = async () => (++asked < 3 ? { entries: [], isWhole: false } : { entries: KEPT, isWhole: true })
  const outbox = { list, put: async () => true, remove: async () => {} }
  const end = restoreOutbox({ clock, outbox }, { memberId: 'anna', conversationId: 'c' }, (kept) => taken.push(kept))
  return { clock, taken, end }
}

test('a database that does not answer is asked until it does, and no more then', async () => {
  const { clock, taken } = setUp()
  await clock.advance(120_000)
  expect(taken).toEqual([[], [], KEPT])
})

test('nothing is asked once the conversation was left', async () => {
  const { clock, taken, end } = setUp()
  end()
  await clock.advance(120_000)
  expect(taken).toEqual([])
})
