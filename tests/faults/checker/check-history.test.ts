import { describe, expect, it } from 'vitest'
import { checkHistory, problemsOf } from './check-history'
import { emptyHistory, type History, type ReceivedMessage } from './history'

const message = (seq: number, member: string): ReceivedMessage => ({
  seq,
  id: `c.${seq}`,
  clientId: `${member}${seq}`,
  senderId: `id-${member}`,
  content: `text ${seq}`,
})

/** Four messages of two members, all acknowledged, each begun after the one before was; everyone has everything. */
function soundHistory(): History {
  const history = emptyHistory()
  const messages = [message(1, 'a'), message(2, 'b'), message(3, 'a'), message(4, 'b')]
  for (const { clientId, content, seq } of messages) {
    history.invocations.push({ clientId, member: clientId[0] ?? '', content, at: seq * 10 })
    history.outcomes.push({ kind: 'acknowledged', clientId, seq, at: seq * 10 + 5 })
  }
  for (const member of ['a', 'b']) {
    history.wires.push({ member, after: 0, seqs: [1, 2, 3, 4], skipped: false })
    history.shown.set(
      member,
      messages.map((each) => ({ ...each, at: each.seq * 10 + 6 })),
    )
    history.stored.set(
      member,
      messages.map((each) => ({ ...each })),
    )
  }
  return history
}

/** The kinds of problems that a history has after a change. */
function kindsAfter(change: (history: History) => void): string[] {
  const history = soundHistory()
  change(history)
  const kinds = Object.entries(checkHistory(history)).filter(([, lines]) => lines.length > 0)
  return kinds.map(([kind]) => kind)
}

/** Takes messages out of what everyone shows and reads. */
function everywhere(history: History, change: (messages: ReceivedMessage[]) => void) {
  for (const messages of [...history.shown.values(), ...history.stored.values()]) change(messages)
}

describe('a history that keeps every promise', () => {
  it('has no problems', () => {
    expect(problemsOf(checkHistory(soundHistory()))).toEqual([])
  })

  it('may hold an unknown message once, or not at all', () => {
    expect(kindsAfter(({ outcomes }) => outcomes.pop())).toEqual([])
    expect(
      kindsAfter((history) => {
        history.outcomes.pop()
        everywhere(history, (messages) => messages.pop())
        for (const wire of history.wires) wire.seqs.pop()
      }),
    ).toEqual([])
  })

  it('may acknowledge the same message twice with the same place', () => {
    expect(
      kindsAfter(({ outcomes }) => outcomes.push({ kind: 'acknowledged', clientId: 'a1', seq: 1, at: 99 })),
    ).toEqual([])
  })

  it('may begin a socket where the client was, and skip once what pages hold', () => {
    expect(kindsAfter(({ wires }) => wires.push({ member: 'a', after: 2, seqs: [3, 4], skipped: false }))).toEqual([])
    expect(kindsAfter(({ wires }) => wires.push({ member: 'a', after: 0, seqs: [1, 4], skipped: true }))).toEqual([])
  })
})

describe('a history that breaks one', () => {
  it('loses an acknowledged message', () => {
    const kinds = kindsAfter((history) => {
      everywhere(history, (messages) => messages.pop())
      for (const wire of history.wires) wire.seqs.pop()
    })
    expect(kinds).toEqual(['lost'])
  })

  it('stores an acknowledged message elsewhere than it said', () => {
    expect(kindsAfter(({ outcomes }) => Object.assign(outcomes[1] ?? {}, { seq: 3 }))).toContain('lost')
  })

  it('holds one message twice', () => {
    const kinds = kindsAfter((history) => {
      everywhere(history, (messages) => messages.push({ ...message(1, 'a'), seq: 5, id: 'c.5' }))
    })
    expect(kinds).toEqual(['doubled'])
  })

  it('acknowledges one message with two places', () => {
    const kinds = kindsAfter(({ outcomes }) => outcomes.push({ kind: 'acknowledged', clientId: 'a1', seq: 2, at: 99 }))
    expect(kinds).toContain('doubled')
  })

  it('leaves a place empty', () => {
    const kinds = kindsAfter((history) => {
      history.outcomes.splice(1, 1)
      everywhere(history, (messages) => messages.splice(1, 1))
      for (const wire of history.wires) wire.skipped = true
      for (const wire of history.wires) wire.seqs.splice(1, 1)
    })
    expect(kinds).toEqual(['gaps'])
  })

  it('brings messages over a socket out of order, twice, or with a gap', () => {
    for (const seqs of [
      [1, 3, 2, 4],
      [1, 2, 2, 3, 4],
      [1, 2, 4],
    ])
      expect(kindsAfter(({ wires }) => Object.assign(wires[0] ?? {}, { seqs }))).toEqual(['reordered'])
  })

  it('begins a socket before or beyond the place asked for', () => {
    for (const after of [1, 3])
      expect(kindsAfter(({ wires }) => wires.push({ member: 'a', after, seqs: [3, 4], skipped: false }))).toEqual([
        'reordered',
      ])
  })

  it('puts what was begun later before what was acknowledged', () => {
    const kinds = kindsAfter(({ invocations, outcomes }) => {
      Object.assign(invocations[0] ?? {}, { at: 26 })
      Object.assign(outcomes[0] ?? {}, { at: 27 })
    })
    expect(kinds).toEqual(['reordered'])
  })

  it('shows one member another order', () => {
    expect(kindsAfter(({ shown }) => shown.get('b')?.reverse())).toEqual(['reordered', 'diverged'])
  })

  it('shows one member less, more, or something else than the other', () => {
    expect(kindsAfter(({ shown }) => shown.get('b')?.pop())).toEqual(['diverged'])
    expect(kindsAfter(({ shown }) => shown.get('b')?.push({ ...message(5, 'a'), at: 99 }))).toEqual(['diverged'])
    expect(kindsAfter(({ shown }) => Object.assign(shown.get('b')?.[2] ?? {}, { content: 'other' }))).toEqual([
      'diverged',
    ])
  })

  it('lets the two members read different things', () => {
    expect(kindsAfter(({ stored }) => stored.get('b')?.pop())).toEqual(['diverged'])
    expect(kindsAfter(({ stored }) => Object.assign(stored.get('b')?.[0] ?? {}, { senderId: 'id-b' }))).toEqual([
      'diverged',
    ])
  })

  it('holds what nobody sent, what was refused, or a message under the other name', () => {
    expect(kindsAfter(({ invocations }) => invocations.pop())).toEqual(['unasked'])
    expect(
      kindsAfter(({ outcomes }) =>
        Object.assign(outcomes, { 3: { kind: 'refused', clientId: 'b4', code: 'rate_limited', at: 45 } }),
      ),
    ).toEqual(['unasked'])
    expect(
      kindsAfter((history) =>
        everywhere(history, (messages) => Object.assign(messages[1] ?? {}, { senderId: 'id-a' })),
      ),
    ).toEqual(['unasked'])
    expect(
      kindsAfter((history) => everywhere(history, (messages) => Object.assign(messages[1] ?? {}, { content: 'x' }))),
    ).toEqual(['unasked'])
  })
})
