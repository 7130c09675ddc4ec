import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from './client/account'
import { until } from './client/until'
import { joinMixed, judge, talk } from './load/pair'
import { size, tell } from './load/size'
import { Server } from './server/server'

let server: Server
beforeAll(async () => {
  server = await Server.start('freeze')
})
afterAll(() => {
  server.thaw()
  return server.dispose()
})

it('loses nothing when the server stands still for some seconds and goes on', async () => {
  const seconds = size(2, 5)
  const pairs = await joinMixed(accounts(server.origin, 0, 8))
  const chats = pairs.flatMap((pair) => pair.chats)
  const stop = talk(pairs, 4)
  const acknowledged = () => pairs.reduce((sum, { history }) => sum + history.outcomes.length, 0)
  const acknowledgedIds = () =>
    new Set(pairs.flatMap(({ history }) => history.outcomes.map(({ clientId }) => clientId)))
  for (let time = 0; time < size(1, 4); time++) {
    const enough = acknowledged() + 40
    const flows = () => acknowledged() >= enough && chats.every(({ pending }) => pending < 3)
    await until('messages flow', flows)
    server.freeze()
    const before = acknowledgedIds()
    const onTheirWay = chats.reduce((sum, { pending }) => sum + pending, 0)
    // The fault itself has a length: this is not a wait for something to happen.
    await wait(seconds * 1000)
    // What had been answered by then may still have come.
    const since = [...acknowledgedIds()].filter((id) => !before.has(id))
    expect(since.length).toBeLessThanOrEqual(onTheirWay)
    server.thaw()
  }
  const enough = acknowledged() + 40
  await until('messages are acknowledged again', () => acknowledged() >= enough)
  stop()
  const figures = await judge(pairs)
  tell(`F8 frozen ${seconds} s`, figures)
  expect(figures.acknowledged).toBe(figures.messages)
})
