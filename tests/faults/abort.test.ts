import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from './client/account'
import { request } from './client/request'
import { until } from './client/until'
import { joinPairs, judge, talk } from './load/pair'
import { size, tell } from './load/size'
import { Server } from './server/server'

let server: Server
beforeAll(async () => {
  server = await Server.start('abort', { entry: 'abortable.mjs' })
})
afterAll(() => server.dispose())

it('keeps every promise when a conversation dies in the middle of writes', async () => {
  const deaths = size(20, 200)
  const pairs = await joinPairs(accounts(server.origin, 0, 4))
  const stop = talk(pairs, 9)
  for (let death = 0; death < deaths; death++) {
    const { history, conversationId, chats } = pairs[death % pairs.length]!
    const enough = history.outcomes.length + 5
    await until('messages are acknowledged', () => history.outcomes.length >= enough)
    const before = chats.map((chat) => chat.closes.length)
    const response = await request(`${server.origin}/abort/${conversationId}`, { method: 'POST', headers: {} })
    expect(response.status).toBe(204)
    await until('its sockets broke', () => chats.every((chat, index) => chat.closes.length > (before[index] ?? 0)))
  }
  stop()
  const figures = await judge(pairs)
  tell('F2 object aborted', { deaths, ...figures })
  expect(figures.acknowledged).toBe(figures.messages)
})
