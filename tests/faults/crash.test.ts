import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from './client/account'
import { PageChat } from './client/page-chat'
import type { Talker } from './client/talker'
import { until } from './client/until'
import { joinMixed, judge, talk } from './load/pair'
import { size, tell } from './load/size'
import { Server } from './server/server'

let server: Server
beforeAll(async () => {
  server = await Server.start('crash')
})
afterAll(() => server.dispose())

it('loses, doubles and reorders nothing when the whole server is killed under load, again and again', async () => {
  const kills = size(5, 20)
  const pairs = await joinMixed(accounts(server.origin, 0, size(8, 12)))
  const chats = pairs.flatMap((pair) => pair.chats)
  const pages = chats.filter((chat) => chat instanceof PageChat)
  const own = chats.filter((chat) => !(chat instanceof PageChat))
  const acknowledged = () => pairs.reduce((sum, { history }) => sum + history.outcomes.length, 0)
  const stop = talk(pairs, 8)
  const servesAfter: number[] = []
  const ownBackAfter: number[] = []
  const pagesBackAfter: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const enough = acknowledged() + size(50, 250)
    server.standBy()
    await until('messages are acknowledged', () => acknowledged() >= enough)
    await server.kill()
    const killedAt = performance.now()
    await until('every client has noticed', () => chats.every((chat) => !chat.isLive))
    await server.begin()
    servesAfter.push(Math.round(performance.now() - killedAt))
    const back = async (clients: Talker[], times: number[]) => {
      await until('they are back', () => clients.every((chat) => chat.isLive))
      times.push(Math.round(performance.now() - killedAt))
    }
    await Promise.all([back(own, ownBackAfter), back(pages, pagesBackAfter)])
  }
  const written = () => pairs.reduce((sum, { history }) => sum + history.invocations.length, 0)
  await until('enough is written', () => written() >= size(250, 5000))
  stop()
  const figures = await judge(pairs)
  tell('F1 kill -9', { kills, ...figures, servesAfterMs: servesAfter, ownBackAfter, pagesBackAfter })
  expect(figures.acknowledged).toBe(figures.messages)
})
