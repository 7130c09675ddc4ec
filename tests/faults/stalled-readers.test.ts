import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from './client/account'
import { openSocket } from './client/open-socket'
import { until } from './client/until'
import { joinPair, judge } from './load/pair'
import { size, tell } from './load/size'
import { Server } from './server/server'

const MEGABYTE = 1_048_576
const READERS = 4
/** 300 characters as a reader counts them, 5,400 bytes as they are sent. */
const CONTENT = '👩‍👩‍👧'.repeat(300)

let server: Server
beforeAll(async () => {
  server = await Server.start('stall', { settings: { EVENTS_PER_SECOND: '2000' } })
})
afterAll(() => server.dispose())

it.runIf(process.platform === 'linux')(
  'lets readers go that stop reading, keeps its memory, and serves the others in full',
  async () => {
    const [one, other] = accounts(server.origin, 0, 2)
    const pair = await joinPair(one!, other!)
    const [sender, healthy] = pair.chats
    const stalled = await Promise.all(
      Array.from({ length: READERS }, async () => {
        const socket = openSocket(other!, `/ws/conversations/${pair.conversationId}`)
        await new Promise((resolve) => socket.once('open', resolve))
        socket.pause()
        return socket
      }),
    )
    // The first messages warm everything up that stays: code, caches, the database's pages.
    for (let count = 0; count < 50; count++) sender.send(CONTENT)
    await until('the healthy one has them', () => healthy.last === 50)
    const before = server.residentBytes()
    let most = before
    const total = size(1500, 10_000)
    for (let sent = 50; sent < total; sent += 50) {
      for (let count = 0; count < 50; count++) sender.send(CONTENT)
      await until('the healthy one keeps up', () => healthy.last === sent + 50)
      most = Math.max(most, server.residentBytes())
    }
    const grown = (most - before) / MEGABYTE

    const closes = await Promise.all(
      stalled.map((socket) => {
        socket.resume()
        return new Promise<number>((resolve) => socket.once('close', resolve))
      }),
    )
    const figures = await judge([pair])
    tell('F6 stalled readers', { ...figures, grownMegabytes: Math.round(grown), closes })
    expect(closes).toEqual(Array(READERS).fill(4009))
    expect(pair.chats.map((chat) => chat.closes)).toEqual([[], []])
    expect(grown).toBeLessThanOrEqual(32)
  },
)
