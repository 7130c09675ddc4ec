/** What a test did and saw of one conversation, told by the clients as it happened; `at` in milliseconds of one clock. */

/** A message as somebody saw it. */
export type ReceivedMessage = { seq: number; id: string; clientId: string; senderId: string; content: string }

/** A member began to send: from here on the message may be there. */
export type Invocation = { clientId: string; member: string; content: string; at: number }

/** What the member was told. An invocation without an outcome is unknown: there once, or not at all. */
export type Outcome =
  | { kind: 'acknowledged'; clientId: string; seq: number; at: number }
  | { kind: 'refused'; clientId: string; code: string; at: number }

/** Everything one socket brought in its order, from the place it asked for. `skipped`: it said that pages hold more. */
export type Wire = { member: string; after: number; seqs: number[]; skipped: boolean }

export type History = {
  invocations: Invocation[]
  outcomes: Outcome[]
  wires: Wire[]
  /** What each member's client came to show, in the order in which it showed it, and when. */
  shown: Map<string, (ReceivedMessage & { at: number })[]>
  /** What each member reads by HTTP when all is quiet. */
  stored: Map<string, ReceivedMessage[]>
}

export const emptyHistory = (): History => ({
  invocations: [],
  outcomes: [],
  wires: [],
  shown: new Map(),
  stored: new Map(),
})
