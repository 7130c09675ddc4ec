import { setTimeout as wait } from 'node:timers/promises'
import { openPairs } from './chat-participant.mjs'

const CONVERSATIONS = 100
const IN_FLIGHT = 8

/**
 * How many messages a second a server keeps and delivers when every member always has 8 on the way, and what one costs its
 * processes: `{ rate, cpu }`, cpu in microseconds a message. Every message must have reached both members.
 */
export async function race(server, state, { warmUp, seconds }) {
  const running = await server.start(state)
  const participants = (await openPairs(server, CONVERSATIONS)).flat()
  let isOver = false
  for (const participant of participants) {
    participant.onAck = () => {
      if (!isOver) participant.send()
    }
    for (let count = 0; count < IN_FLIGHT; count++) participant.send()
  }
  const acked = () => participants.reduce((sum, participant) => sum + participant.acked, 0)

  await wait(warmUp * 1000)
  const before = { acked: acked(), cpu: running.cpuMicroseconds(), at: performance.now() }
  await wait(seconds * 1000)
  const after = { acked: acked(), cpu: running.cpuMicroseconds(), at: performance.now() }

  isOver = true
  await delivered(participants)
  for (const participant of participants) participant.close()
  await running.stop()
  const messages = after.acked - before.acked
  return { rate: (messages / (after.at - before.at)) * 1000, cpu: (after.cpu - before.cpu) / messages }
}

/** Resolves when everything sent was acked and has come to both members. */
async function delivered(participants) {
  const sent = participants.reduce((sum, participant) => sum + participant.sent, 0)
  const until = performance.now() + 20_000
  for (;;) {
    const acked = participants.reduce((sum, participant) => sum + participant.acked, 0)
    const received = participants.reduce((sum, participant) => sum + participant.received, 0)
    if (acked === sent && received === 2 * sent) return
    if (performance.now() > until) throw new Error(`${sent} sent, ${acked} acked, ${received} of ${2 * sent} delivered`)
    await wait(50)
  }
}
