import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from './quantile.mjs'

/** Longer than an idle object stays in memory here (10 s). */
const ASLEEP_SECONDS = 15

/** Times from sending to the ack and to the other member's socket, in milliseconds, of all that is sent from now on. */
function clocks(pairs) {
  const times = { ack: [], delivery: [] }
  for (const participant of pairs.flat()) participant.onAck = (_, sentAt) => times.ack.push(performance.now() - sentAt)
  for (const pair of pairs) {
    for (const [place, sender] of pair.entries()) {
      const sent = new Map()
      sender.onSend = (clientId, at) => sent.set(clientId, at)
      pair[1 - place].onMessage = (clientId) => {
        const at = sent.get(clientId)
        // The receiver is told of its own messages too.
        if (at !== undefined) times.delivery.push(performance.now() - at)
      }
    }
  }
  return times
}

const summary = ({ ack, delivery }) => ({
  messages: delivery.length,
  p50: quantile(delivery, 0.5),
  p99: quantile(delivery, 0.99),
  ackP99: quantile(ack, 0.99),
})

/**
 * An even load of members in no order, though always in the same, sent when its time has come whether or not what went before
 * was answered.
 */
export async function latency(pairs, { perSecond, seconds }) {
  let drawn = 1
  const next = (count) => {
    drawn = (drawn * 48_271) % 2_147_483_647
    return drawn % count
  }
  const times = clocks(pairs)
  const participants = pairs.flat()
  const startedAt = performance.now()
  const total = perSecond * seconds
  for (let count = 0; count < total; count++) {
    const due = startedAt + (count * 1000) / perSecond
    if (due > performance.now()) await wait(due - performance.now())
    participants[next(participants.length)].send()
  }
  for (const until = performance.now() + 10_000; times.delivery.length < total; await wait(20)) {
    if (performance.now() > until) throw new Error(`${times.delivery.length} of ${total} messages were delivered`)
  }
  return summary(times)
}

/** The first message of conversations that have been silent long enough to be put to sleep, one after another. */
export async function wakeUp(pairs) {
  await wait(ASLEEP_SECONDS * 1000)
  const times = clocks(pairs)
  for (const [index, [first]] of pairs.entries()) {
    first.send()
    for (const until = performance.now() + 5000; times.delivery.length <= index; await wait(1)) {
      if (performance.now() > until) throw new Error('No answer from a conversation that slept')
    }
  }
  return { ...summary(times), max: Math.max(...times.delivery) }
}
