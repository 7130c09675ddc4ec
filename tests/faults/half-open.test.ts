import { expect, it } from 'vitest'
import type WebSocket from 'ws'
import { type Account, accounts } from './client/account'
import { openSocket } from './client/open-socket'
import { until } from './client/until'
import { joinPair, judge } from './load/pair'
import { isLong, tell } from './load/size'
import { sharedOrigin } from './server/server'

const SOCKETS_PER_PARTICIPANT = 5
const PRESENCE_MILLISECONDS = 60_000

const open = (account: Account, path: string) =>
  new Promise<WebSocket>((resolve) => {
    const socket = openSocket(account, path)
    socket.once('open', () => resolve(socket))
  })

it('serves a member whose earlier connections vanished without a word, and lets the oldest of them go', async () => {
  const [one, other] = accounts(sharedOrigin(), 40, 2)
  const pair = await joinPair(one!, other!)
  const [chat, partner] = pair.chats
  const closes: number[] = []
  // Beside the living one there is room for four; these vanish one after the other while messages go on.
  const vanished: WebSocket[] = []
  for (let count = 0; count < SOCKETS_PER_PARTICIPANT + 2; count++) {
    const socket = await open(other!, `/ws/conversations/${pair.conversationId}`)
    socket.on('close', (code) => closes.push(code))
    socket.pause()
    vanished.push(socket)
    chat.send(`are you there ${count}`)
    await until('it is stored', () => chat.pending === 0)
  }
  partner.send('I am')
  await until('both have everything', () => pair.chats.every(({ last }) => last === SOCKETS_PER_PARTICIPANT + 3))
  for (const socket of vanished) socket.resume()
  // Eight sockets in all, five may stay: the first three went, the member's living one among them, which came again.
  await until('the oldest were let go', () => closes.filter((code) => code === 4008).length >= 2)
  const figures = await judge([pair])
  for (const socket of vanished) socket.terminate()
  tell('F4 half-open', { ...figures, closes })
  expect(new Set(closes)).toEqual(new Set([4008]))
})

it.runIf(isLong)('no longer calls a member online who gives no sign of life', async () => {
  const [one, other] = accounts(sharedOrigin(), 42, 2)
  await one!.open(other!)
  const watcher = await open(one!, '/ws/hub')
  const seen: string[] = []
  watcher.on('message', (data) => {
    const frame = String(data) === 'pong' ? {} : JSON.parse(String(data))
    if (frame.type === 'presence') seen.push(frame.presence.status)
  })
  const heart = setInterval(() => watcher.send('ping'), 20_000)
  const gone = await open(other!, '/ws/hub')
  gone.pause()
  watcher.send(JSON.stringify({ type: 'watch', memberIds: [other!.id] }))
  await until('the member is online', () => seen.at(-1) === 'online')
  const vanishedAt = performance.now()
  await until('the member is offline', () => seen.at(-1) === 'offline', 2 * PRESENCE_MILLISECONDS)
  tell('F4 presence', { offlineAfterSeconds: Math.round((performance.now() - vanishedAt) / 1000) })
  clearInterval(heart)
  watcher.terminate()
  gone.terminate()
})
