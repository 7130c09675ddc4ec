import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { accounts } from './client/account'
import { until } from './client/until'
import { joinPair, judge } from './load/pair'
import { tell } from './load/size'
import { sharedOrigin } from './server/server'

/** The runtime puts an object to sleep after some ten seconds in which nothing happens: its own timer, not to be hurried. */
const ASLEEP_AFTER_MILLISECONDS = 14_000

it('wakes a conversation that slept with its sockets open: the message comes, from whom it is, once, to both', async () => {
  const [one, other] = accounts(sharedOrigin(), 32, 2)
  const pair = await joinPair(one!, other!)
  const [chat, partner] = pair.chats
  chat.send('good night')
  partner.send('good night')
  await until('both have both', () => pair.chats.every(({ last, pending }) => last === 2 && pending === 0))
  await wait(ASLEEP_AFTER_MILLISECONDS)
  const sentAt = performance.now()
  chat.send('good morning')
  await until('the partner has it', () => partner.last === 3)
  tell('F7 first message after sleep', { milliseconds: Math.round(performance.now() - sentAt) })
  partner.send('good morning to you')
  await until('both have all', () => pair.chats.every(({ last, pending }) => last === 4 && pending === 0))
  // Nobody came anew: these are the sockets that slept.
  expect(pair.chats.map(({ closes }) => closes)).toEqual([[], []])
  const figures = await judge([pair])
  expect(figures.messages).toBe(4)
})
