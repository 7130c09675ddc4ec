import type { History, ReceivedMessage } from './history'

/** What is wrong with a history, a line for each thing; empty lists where the promises of docs/protocol.md hold. */
export type Verdict = {
  /** Acknowledged, and not there, or not where the acknowledgement said. */
  lost: string[]
  /** One message in two places, or acknowledged with two places. */
  doubled: string[]
  /** Shown or sent out of order, or acknowledged before another was begun and yet behind it. */
  reordered: string[]
  /** Places without a message. */
  gaps: string[]
  /** Two members, or a member and the disk, that do not have the same. */
  diverged: string[]
  /** There though nobody sent it so, or though it was refused. */
  unasked: string[]
}

const describe = ({ seq, clientId, content }: ReceivedMessage) => `${seq} (${clientId} “${content.slice(0, 24)}”)`

const isSame = (one: ReceivedMessage, other: ReceivedMessage) =>
  one.seq === other.seq &&
  one.id === other.id &&
  one.clientId === other.clientId &&
  one.senderId === other.senderId &&
  one.content === other.content

/**
 * Holds a finished history against what is promised, knowing nothing of the system: acknowledged messages are there exactly
 * once where they were said to be, unknown ones at most once, refused ones never; every seq from 1 without gaps; every
 * socket brought them in unbroken order; what clients came to show and what both read by HTTP is the same.
 */
export function checkHistory(history: History): Verdict {
  const verdict: Verdict = { lost: [], doubled: [], reordered: [], gaps: [], diverged: [], unasked: [] }
  const [truth = []] = history.stored.values()
  checkPlaces(truth, verdict)
  checkOutcomes(history, truth, verdict)
  checkRealTime(history, verdict)
  checkWires(history, verdict)
  for (const [member, messages] of history.stored) compare(`${member} reads`, messages, truth, verdict)
  for (const [member, messages] of history.shown) compare(`${member} shows`, messages, truth, verdict)
  return verdict
}

/** All problems in one list, each with its kind. */
export const problemsOf = (verdict: Verdict) =>
  Object.entries(verdict).flatMap(([kind, lines]) => lines.map((line) => `${kind}: ${line}`))

function checkPlaces(truth: ReceivedMessage[], { gaps, doubled }: Verdict) {
  const places = new Map<string, number>()
  let expected = 1
  for (const { seq, clientId } of truth) {
    if (seq > expected) gaps.push(`${expected} to ${seq - 1}`)
    expected = seq + 1
    const other = places.get(clientId)
    if (other !== undefined) doubled.push(`${clientId} at ${other} and ${seq}`)
    places.set(clientId, seq)
  }
}

function checkOutcomes({ invocations, outcomes }: History, truth: ReceivedMessage[], verdict: Verdict) {
  // The first place counts where there are two.
  const there = new Map(truth.toReversed().map((message) => [message.clientId, message]))
  const asked = new Map(invocations.map((invocation) => [invocation.clientId, invocation]))
  const senders = new Map<string, string>()
  for (const message of truth) {
    const invocation = asked.get(message.clientId)
    if (invocation?.content !== message.content) verdict.unasked.push(describe(message))
    else if ((senders.get(message.senderId) ?? invocation.member) !== invocation.member)
      verdict.unasked.push(`${describe(message)} under another's name`)
    else senders.set(message.senderId, invocation.member)
  }
  const acknowledged = new Map<string, number>()
  for (const outcome of outcomes) {
    const { clientId } = outcome
    const message = there.get(clientId)
    if (outcome.kind === 'refused') {
      if (message && !acknowledged.has(clientId)) verdict.unasked.push(`${describe(message)} refused ${outcome.code}`)
      continue
    }
    const before = acknowledged.get(clientId)
    if (before !== undefined && before !== outcome.seq)
      verdict.doubled.push(`${clientId} acknowledged at ${before} and ${outcome.seq}`)
    acknowledged.set(clientId, outcome.seq)
    if (message?.seq !== outcome.seq) verdict.lost.push(`${clientId} acknowledged at ${outcome.seq}`)
  }
}

/** What was acknowledged before something else was begun comes before it, whoever sent either. */
function checkRealTime({ invocations, outcomes }: History, { reordered }: Verdict) {
  const begun = new Map(invocations.map(({ clientId, at }) => [clientId, at]))
  const events = outcomes.flatMap((outcome) => {
    if (outcome.kind !== 'acknowledged') return []
    const { clientId, seq, at } = outcome
    return [
      { at: begun.get(clientId) ?? at, seq, clientId, isEnd: false },
      { at, seq, clientId, isEnd: true },
    ]
  })
  // What ends in the same millisecond in which another begins tells nothing about their order.
  events.sort((one, other) => one.at - other.at || Number(one.isEnd) - Number(other.isEnd))
  let last = 0
  for (const { seq, clientId, isEnd } of events) {
    if (isEnd) last = Math.max(last, seq)
    else if (seq < last) reordered.push(`${clientId} at ${seq} was begun after ${last} was acknowledged`)
  }
}

function checkWires({ wires }: History, { reordered }: Verdict) {
  for (const { member, after, seqs, skipped } of wires) {
    let last = after
    let maySkip = skipped
    for (const seq of seqs) {
      const isNext = seq === last + 1
      if (!isNext && !(maySkip && seq > last)) reordered.push(`a socket of ${member} brought ${seq} after ${last}`)
      if (!isNext) maySkip = false
      last = seq
    }
  }
}

function compare(who: string, messages: ReceivedMessage[], truth: ReceivedMessage[], { diverged, reordered }: Verdict) {
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1]
    if (before && before.seq >= message.seq) reordered.push(`${who} ${message.seq} after ${before.seq}`)
    const expected = truth[index]
    if (!expected) diverged.push(`${who} ${describe(message)}, which is not there`)
    else if (!isSame(expected, message)) diverged.push(`${who} ${describe(message)} instead of ${describe(expected)}`)
  }
  if (messages.length < truth.length) diverged.push(`${who} ${messages.length} of ${truth.length}`)
}
