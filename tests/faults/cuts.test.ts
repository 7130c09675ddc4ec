import { expect, it } from 'vitest'
import { accounts } from './client/account'
import { until } from './client/until'
import { joinPairs, judge, talk } from './load/pair'
import { size, tell } from './load/size'
import { sharedOrigin } from './server/server'

const CUT_EVERY_MILLISECONDS = 150

it('loses and doubles nothing when each client is cut off every 150 ms and sends a fifth twice', async () => {
  const pairs = await joinPairs(accounts(sharedOrigin(), 20, 6), { doubled: 0.2 })
  const chats = pairs.flatMap((pair) => pair.chats)
  const acknowledged = () => pairs.reduce((sum, { history }) => sum + history.outcomes.length, 0)
  let cuts = 0
  const scissors = setInterval(() => {
    for (const chat of chats.filter(({ isLive }) => isLive)) {
      chat.cut()
      cuts++
    }
  }, CUT_EVERY_MILLISECONDS)
  const stop = talk(pairs, 5)
  const isEnough = () => acknowledged() >= size(200, 2000) && cuts > size(100, 1000)
  await until('enough is acknowledged between enough cuts', isEnough, 600_000)
  clearInterval(scissors)
  stop()
  const figures = await judge(pairs)
  tell('F3 cut each 150 ms, a fifth sent twice', { cuts, ...figures })
  expect(figures.acknowledged).toBe(figures.messages)
})
