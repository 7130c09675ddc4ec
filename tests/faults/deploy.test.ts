import { appendFileSync, cpSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { reconnectDelay } from '~/platform/client/reconnecting-socket'
import { accounts } from './client/account'
import { until } from './client/until'
import { joinMixed, judge, talk } from './load/pair'
import { size, tell } from './load/size'
import { Server } from './server/server'

const built = new URL('../../dist/site', import.meta.url).pathname

let server: Server
let next: string
beforeAll(async () => {
  next = `${inject('faults').folder}/next-site`
  cpSync(built, next, { recursive: true })
  appendFileSync(`${next}/site.js`, '\n// The next version.\n')
  server = await Server.start('deploy')
})
afterAll(async () => {
  await server.dispose()
  rmSync(next, { recursive: true, force: true })
})

it('loses nothing when a new version takes over under load and every client comes again at once', async () => {
  const pairs = await joinMixed(accounts(server.origin, 60, size(40, 120)))
  const chats = pairs.flatMap((pair) => pair.chats)
  const acknowledged = () => pairs.reduce((sum, { history }) => sum + history.outcomes.length, 0)
  const stop = talk(pairs, 2)
  const backAfter: number[] = []
  for (let release = 0; release < size(1, 6); release++) {
    const site = release % 2 ? built : next
    server.standBy({ site })
    const enough = acknowledged() + size(60, 300)
    await until('messages are acknowledged', () => acknowledged() >= enough)
    await server.stop()
    const stoppedAt = performance.now()
    await until('every client has noticed', () => chats.every((chat) => !chat.isLive))
    await server.begin({ site })
    await until('everyone is back', () => chats.every((chat) => chat.isLive))
    backAfter.push(Math.round(performance.now() - stoppedAt))
  }
  const enough = acknowledged() + size(60, 300)
  await until('messages are acknowledged by the new version', () => acknowledged() >= enough)
  stop()
  const figures = await judge(pairs)
  tell('F22 new version', { clients: chats.length, ...figures, backAfterMs: backAfter })
  expect(figures.acknowledged).toBe(figures.messages)
})

it('spreads the return of those who were lost together: no more than a fifth of them in any 100 ms', () => {
  const clients = 1000
  for (let failures = 0; failures < 12; failures++) {
    const delays = Array.from({ length: clients }, (_, index) => reconnectDelay(failures, () => index / clients))
    const together = delays.map((from) => delays.filter((delay) => delay >= from && delay < from + 100).length)
    expect(Math.max(...together)).toBeLessThanOrEqual(clients / 5)
  }
})
