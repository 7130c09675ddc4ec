import { expect } from 'vitest'
import { checkHistory, problemsOf } from '../checker/check-history'
import { emptyHistory, type History } from '../checker/history'
import type { Account } from '../client/account'
import { Chat } from '../client/chat'
import { PageChat } from '../client/page-chat'
import type { Talker } from '../client/talker'
import { until } from '../client/until'

/** Two members who talk, and what happened between them. */
export type Pair<One = Talker> = { chats: [One, One]; history: History; conversationId: string }

/** Two accounts at their conversation, both connected by the client written for these tests. */
export const joinPair = (one: Account, other: Account, options: { doubled?: number } = {}): Promise<Pair<Chat>> =>
  joinBy((account, id, history) => new Chat(account, id, history, options), one, other)

/** The same by the engine of the product's pages. */
export const joinPages = (one: Account, other: Account): Promise<Pair<PageChat>> =>
  joinBy((account, id, history) => new PageChat(account, id, history), one, other)

/** Members two by two, all connected. */
export const joinPairs = (accounts: Account[], options?: { doubled?: number }): Promise<Pair<Chat>[]> =>
  Promise.all(inTwos(accounts).map(([one, other]) => joinPair(one, other, options)))

/** Members two by two, every other pair by the engine of the product's pages. */
export const joinMixed = (accounts: Account[]): Promise<Pair[]> =>
  Promise.all(inTwos(accounts).map(([one, other], index) => (index % 2 ? joinPages : joinPair)(one, other)))

const inTwos = (accounts: Account[]) =>
  Array.from({ length: accounts.length / 2 }, (_, index) => [accounts[index * 2]!, accounts[index * 2 + 1]!] as const)

async function joinBy<One extends Talker>(
  make: (account: Account, conversationId: string, history: History) => One,
  one: Account,
  other: Account,
): Promise<Pair<One>> {
  const conversationId = await one.open(other)
  const history = emptyHistory()
  const chats: [One, One] = [make(one, conversationId, history), make(other, conversationId, history)]
  await Promise.all(chats.map((chat) => chat.join()))
  return { chats, history, conversationId }
}

/** No person types on while so much of theirs waits, and the limit would take long to let it pass. */
const MOST_PENDING = 20

/** Both send, so many a second each, until the returned function is called; then what is on its way is waited for. */
export function talk(pairs: Pair[], perSecond: number): () => void {
  let count = 0
  const timers = pairs.flatMap(({ chats }) =>
    chats.map((chat) => {
      const say = () => chat.pending < MOST_PENDING && chat.send(`${chat.member} says ${++count}`)
      return setInterval(say, 1000 / perSecond)
    }),
  )
  return () => timers.forEach(clearInterval)
}

/** Waits until nothing is unacknowledged and both have everything, then reads everything by HTTP. */
export async function settle({ chats, history }: Pair) {
  await Promise.all(chats.map((chat) => until(`${chat.member} has nothing unacknowledged`, () => chat.pending === 0)))
  const acknowledged = history.outcomes.map((outcome) => (outcome.kind === 'acknowledged' ? outcome.seq : 0))
  const last = Math.max(0, ...acknowledged)
  await Promise.all(chats.map((chat) => until(`${chat.member} has everything`, () => chat.last >= last)))
  await Promise.all(chats.map((chat) => chat.readAll()))
}

/** Counts, and milliseconds from the first try to the other's screen. */
export type Figures = { messages: number; acknowledged: number; p50: number; p99: number; worst: number }

/** Settles all pairs, says everything that is wrong with any of them, and gives the figures of all together. */
export async function judge(pairs: Pair[]): Promise<Figures> {
  await Promise.all(pairs.map(settle))
  const problems = pairs.flatMap(({ history }) => problemsOf(checkHistory(history)))
  for (const { chats } of pairs) for (const chat of chats) chat.leave()
  expect(problems).toEqual([])
  const times = pairs.flatMap(({ history }) => deliveryTimes(history)).sort((one, other) => one - other)
  const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
  const ids = (kind: 'invocations' | 'outcomes') =>
    new Set(pairs.flatMap(({ history }) => history[kind].map(({ clientId }) => clientId)))
  return {
    messages: ids('invocations').size,
    acknowledged: ids('outcomes').size,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
  }
}

/** From the moment a member began to send to the moment the other showed it, in milliseconds. */
function deliveryTimes({ invocations, shown }: History): number[] {
  const begun = new Map(invocations.map((invocation) => [invocation.clientId, invocation]))
  return [...shown].flatMap(([member, messages]) =>
    messages.flatMap(({ clientId, at }) => {
      const invocation = begun.get(clientId)
      return invocation && invocation.member !== member ? [at - invocation.at] : []
    }),
  )
}
