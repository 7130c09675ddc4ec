import { expect, it } from 'vitest'
import { emptyHistory } from './checker/history'
import { accounts } from './client/account'
import { Chat } from './client/chat'
import type { Page } from './client/frames'
import { openSocket } from './client/open-socket'
import { readHistory } from './client/read-history'
import { until } from './client/until'
import { joinPair } from './load/pair'
import { sharedOrigin } from './server/server'

const MESSAGES = 12

/** Marks in no order, each twice: what two tabs and a slow network make of reading. */
const MARKS = [3, 7, 1, 9, 2, 9, 11, 4, 11, 10, 5]

it('never takes a read mark back, whatever tabs and requests say in whatever order', async () => {
  const [one, other] = accounts(sharedOrigin(), 44, 2)
  const pair = await joinPair(one!, other!)
  const [writer, tab] = pair.chats
  const secondTab = await new Chat(other!, pair.conversationId, emptyHistory()).join()
  // Writing back ends what may be a stranger's request: only then are marks told.
  tab.send('hello')
  for (let count = 1; count < MESSAGES; count++) writer.send(`to be read ${count}`)
  await until('all have everything', () => [writer, tab, secondTab].every(({ last }) => last === MESSAGES))
  const path = `/api/conversations/${pair.conversationId}`
  await Promise.all(
    MARKS.map(async (seq, index) => {
      if (index % 3 === 0) tab.say({ type: 'read', seq })
      else if (index % 3 === 1) secondTab.say({ type: 'read', seq })
      else expect((await other!.request('PUT', `${path}/read`, { seq })).status).toBe(204)
    }),
  )
  const marksSeenBy = (chat: Chat) => chat.frames.flatMap((frame) => (frame.type === 'read' ? [frame.seq] : []))
  const highest = Math.max(...MARKS)
  await until('the writer knows', () => marksSeenBy(writer).at(-1) === highest)
  for (const chat of [writer, tab, secondTab]) {
    const seen = marksSeenBy(chat)
    expect(seen).toEqual(seen.toSorted((first, second) => first - second))
  }
  const page = () => other!.ask<Page>('GET', `${path}/messages`)
  expect((await page()).ownReadSeq).toBe(highest)
  expect((await other!.request('PUT', `${path}/read`, { seq: 2 })).status).toBe(204)
  expect((await page()).ownReadSeq).toBe(highest)
  for (const chat of [writer, tab, secondTab]) chat.leave()

  // The list counts what the other one wrote after the mark.
  const all = await readHistory(other!, pair.conversationId)
  const unread = all.filter(({ seq, senderId }) => seq > highest && senderId === one!.id).length
  const hub = openSocket(other!, '/ws/hub')
  let told: number | null = null
  hub.on('message', (data) => {
    const frame = JSON.parse(String(data))
    if (frame.type === 'ready' || frame.type === 'inbox') told = frame.unread
  })
  await until(`the list counts ${unread}`, () => told === unread)
  hub.terminate()
  // Beyond the last message there is nothing to have read.
  await other!.request('PUT', `${path}/read`, { seq: 1_000_000 })
  expect((await page()).ownReadSeq).toBeLessThanOrEqual(MESSAGES)
})
