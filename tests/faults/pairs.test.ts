import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accounts } from './client/account'
import type { Page } from './client/frames'
import { sharedOrigin } from './server/server'

const PAIRS = 50

it('makes one conversation when both sides open it at once, and keeps each first message once', async () => {
  const all = accounts(sharedOrigin(), 60, PAIRS * 2)
  const pairs = Array.from({ length: PAIRS }, (_, index) => [all[index * 2]!, all[index * 2 + 1]!] as const)
  const ids = await Promise.all(
    pairs.map(async ([one, other]) => {
      const [first, second] = await Promise.all([one.open(other), other.open(one)])
      expect(second).toBe(first)
      return first
    }),
  )
  expect(new Set(ids).size).toBe(PAIRS)

  const firsts = pairs.map(() => [randomUUID(), randomUUID()] as const)
  const path = (index: number) => `/api/conversations/${ids[index]}/messages`
  const post = async (index: number, side: 0 | 1) => {
    const body = { clientId: firsts[index]![side], content: `first of ${side}` }
    const { seq } = await pairs[index]![side].ask<{ seq: number }>('POST', path(index), body)
    return seq
  }
  const places = await Promise.all(pairs.map((_, index) => Promise.all([post(index, 0), post(index, 1)])))
  for (const seqs of places) expect(seqs.toSorted()).toEqual([1, 2])

  for (const [index, [one, other]] of pairs.entries()) {
    const pages = await Promise.all([one.ask<Page>('GET', path(index)), other.ask<Page>('GET', path(index))])
    for (const { messages } of pages)
      expect(messages.map(({ clientId }) => clientId).toSorted()).toEqual(firsts[index]!.toSorted())
    expect(pages[0].messages).toEqual(pages[1].messages)
    expect(await one.open(other)).toBe(ids[index])
  }
})
