import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { idOf } from './account'
import { type Customer, customer, DAY, deliver, eventOf, known, seconds, subscriptionOf } from './stripe-events'

// Migration 0055 renames two columns that the release before still writes, during a deployment and after a rollback.

const COLUMNS = 'last_event_at, last_event_id, word_at, word_id'

const lastEvent = ({ member }: Customer) =>
  env.DB.prepare(`SELECT ${COLUMNS} FROM subscriptions WHERE user_id = ?`).bind(idOf(member)).first()

const both = (at: number, id: string) => ({
  ...{ last_event_at: at * 1000, last_event_id: id },
  ...{ word_at: at * 1000, word_id: id },
})

/** The write by which the release before stores an event. */
const storeAsBefore = ({ member }: Customer, at: number, id: string, endsAt: number) =>
  env.DB.prepare('UPDATE subscriptions SET ends_at = ?, word_at = ?, word_id = ? WHERE user_id = ? AND word_at <= ?')
    .bind(endsAt * 1000, at * 1000, id, idOf(member), at * 1000)
    .run()

test('an event that the release before stored is the last one for this release, and the other way round', async () => {
  const who = await customer()
  const start = seconds() - DAY
  const deliverAt = async (id: string, created: number, endsAt: number | null) => {
    const event = eventOf('customer.subscription.updated', subscriptionOf(who, { start, endsAt }), { id, created })
    expect((await deliver(event)).text).toBe('applied')
  }
  await deliverAt('evt_this_1', start + 10, null)
  expect(await lastEvent(who)).toEqual(both(start + 10, 'evt_this_1'))

  const endsAt = start + 30 * DAY
  await storeAsBefore(who, start + 30, 'evt_before_1', endsAt)
  expect(await lastEvent(who)).toEqual(both(start + 30, 'evt_before_1'))

  // Created earlier, delivered later.
  await deliverAt('evt_this_2', start + 20, null)
  expect(await lastEvent(who)).toEqual(both(start + 30, 'evt_before_1'))
  expect((await known(who)).subscription?.ends_at).toBe(endsAt * 1000)

  await deliverAt('evt_this_3', start + 50, null)
  expect(await lastEvent(who)).toEqual(both(start + 50, 'evt_this_3'))
  await storeAsBefore(who, start + 40, 'evt_before_2', endsAt)
  expect(await lastEvent(who)).toEqual(both(start + 50, 'evt_this_3'))
  expect((await known(who)).subscription?.ends_at).toBe(null)
})
