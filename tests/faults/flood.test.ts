import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { emptyHistory } from './checker/history'
import { accounts } from './client/account'
import { Chat } from './client/chat'
import { until } from './client/until'
import { joinPair, joinPairs, judge, talk } from './load/pair'
import { tell } from './load/size'
import { sharedOrigin } from './server/server'

// From docs/protocol.md, counted here by themselves.
const BURST = 20
const PER_SECOND = 10

it('stores no more than the limit lets pass of a flood, closes it, and serves everyone else', async () => {
  const origin = sharedOrigin()
  const others = await joinPairs(accounts(origin, 34, 4))
  const stop = talk(others, 4)
  const [flooder, victim] = accounts(origin, 38, 2)
  const conversationId = await flooder!.open(victim!)
  const [flood, reader] = [emptyHistory(), emptyHistory()]
  const chat = await new Chat(flooder!, conversationId, flood).join()
  const partner = await new Chat(victim!, conversationId, reader).join()

  const sent = new Set<string>()
  const startedAt = performance.now()
  // A thousand a second, however seldom a busy machine lets the timer run.
  const flow = setInterval(() => {
    const due = performance.now() - startedAt
    while (sent.size < due && chat.isLive) {
      const clientId = randomUUID()
      sent.add(clientId)
      chat.say({ type: 'send', clientId, content: `flood ${sent.size}` })
    }
  }, 10)
  await until('the flood is closed', () => chat.closes.length > 0, 20_000)
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(flow)
  chat.leave()
  expect(chat.closes).toEqual([1008])
  expect(seconds).toBeGreaterThanOrEqual(5)

  const stored = await partner.readAll()
  const acknowledged = new Set(chat.frames.flatMap((frame) => (frame.type === 'ack' ? [frame.clientId] : [])))
  const refused = chat.frames.flatMap((frame) =>
    frame.type === 'error' && frame.code === 'rate_limited' ? [frame] : [],
  )
  tell('F20 flood', { sent: sent.size, stored: stored.length, refused: refused.length, seconds: seconds.toFixed(1) })
  expect(sent.size).toBeGreaterThan(1000)
  expect(stored.length).toBeGreaterThanOrEqual(BURST)
  expect(stored.length).toBeLessThanOrEqual(BURST + Math.ceil(seconds * PER_SECOND))
  expect(stored.every(({ clientId }) => acknowledged.has(clientId))).toBe(true)
  const storedIds = new Set(stored.map(({ clientId }) => clientId))
  expect(refused.filter(({ clientId = '' }) => storedIds.has(clientId))).toEqual([])
  expect(refused.every(({ retryAfterMs = 0 }) => retryAfterMs > 0)).toBe(true)

  partner.leave()
  stop()
  const figures = await judge(others)
  tell('F20 others meanwhile', figures)
  expect(figures.acknowledged).toBe(figures.messages)

  // The bucket fills again: who flooded may speak afterwards.
  const pair = await joinPair(flooder!, victim!)
  pair.chats[0].send('sorry')
  await until('it is acknowledged', () => pair.chats[0].pending === 0)
  for (const each of pair.chats) each.leave()
})
