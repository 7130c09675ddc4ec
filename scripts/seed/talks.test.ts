import { expect, test } from 'vitest'
import { EDIT_MILLISECONDS } from '../../app/domain/messaging/limits'
import { readContent } from '../../app/domain/messaging/message-content'
import { textLength } from '../../app/domain/text/text-length'
import { COMMUNITY } from '../../drizzle/seed/community'
import type { SeedTalk } from '../../drizzle/seed/talk'
import { TALKS } from '../../drizzle/seed/talks'
import { BLOCKS, CONNECTIONS } from '../../drizzle/seed/ties'
import { talkEvents } from './talk-events'

const NOW = Date.UTC(2026, 10, 22)
const nameOf = ({ between }: SeedTalk) => [...between].sort().join(' ')
const sentBy = (talk: SeedTalk, by: 0 | 1) =>
  talkEvents(talk, NOW).filter((event) => event.does === 'send' && event.by === by)

const ofDemo = TALKS.filter(({ between }) => between.includes('demo'))
const withDemo = (other: string) => ofDemo.find(({ between }) => between.includes(other))!
const isStrangers = ({ between }: SeedTalk) =>
  !CONNECTIONS.some(({ from, to, status }) => status === 'connected' && between.includes(from) && between.includes(to))

test('every conversation is between two of the community who have not blocked each other, one a pair', () => {
  const members = new Set(COMMUNITY.map(({ username }) => username))
  expect(TALKS.flatMap(({ between }) => between).filter((username) => !members.has(username))).toEqual([])
  expect(new Set(TALKS.map(nameOf)).size).toBe(TALKS.length)
  const blocked = BLOCKS.map(({ blocker, blocked }) => [blocker, blocked].sort().join(' '))
  expect(TALKS.map(nameOf).filter((pair) => blocked.includes(pair))).toEqual([])
})

test('the demo member has every kind of conversation to look at', () => {
  expect(ofDemo).toHaveLength(9)
  expect(talkEvents(withDemo('tobias_wren'), NOW).filter(({ does }) => does === 'send').length).toBeGreaterThan(120)
  expect(withDemo('claire_dm').unread).toEqual({ demo: 2 })
  expect(talkEvents(withDemo('aoife_ni_bhriain'), NOW)).toEqual([])
  const whatHappened = new Set(talkEvents(withDemo('thandeka'), NOW).map(({ does }) => does))
  expect(whatHappened).toEqual(new Set(['send', 'edit', 'remove', 'read']))
  const lengths = sentBy(withDemo('marina_more'), 0).map((event) =>
    'content' in event ? textLength(event.content) : 0,
  )
  expect(Math.max(...lengths)).toBe(500)
})

test('of two requests one waits for the demo member and one for a stranger', () => {
  const requests = ofDemo.filter(
    (talk) => isStrangers(talk) && sentBy(talk, 0).length > 0 && sentBy(talk, 1).length === 0,
  )
  expect(requests.map(({ between }) => between)).toEqual([
    ['jlopez', 'demo'],
    ['demo', 'priya_raman'],
  ])
})

test('the last word with Dmitry is the demo member’s, and he has read it', () => {
  const events = talkEvents(withDemo('dmitry_k'), NOW)
  const last = Math.max(...events.map(({ seq }) => seq))
  expect(events.find(({ does, seq }) => does === 'send' && seq === last)).toMatchObject({ by: 1 })
  expect(events.filter(({ does, by }) => does === 'read' && by === 0).at(-1)).toMatchObject({ seq: last })
})

test('whoever has unread messages has read all before them and none of them', () => {
  const events = talkEvents(withDemo('claire_dm'), NOW)
  const fromClaire = events.filter(({ does, by }) => does === 'send' && by === 0).map(({ seq }) => seq)
  expect(Math.max(...events.filter(({ does, by }) => does === 'read' && by === 1).map(({ seq }) => seq))).toBe(
    fromClaire.at(-3),
  )
})

test.each(TALKS.map((talk) => [nameOf(talk), talk] as const))(
  '%s: what happens is possible, and in order',
  (_, talk) => {
    const events = talkEvents(talk, NOW)
    const sent = events.filter((event) => event.does === 'send')
    expect(sent.map(({ seq }) => seq)).toEqual(sent.map((_, index) => index + 1))
    expect(sent.every(({ content }) => readContent(content).ok)).toBe(true)
    for (const [index, event] of events.entries()) {
      expect(event.at).toBeGreaterThanOrEqual(events[index - 1]?.at ?? 0)
      expect(event.at).toBeLessThanOrEqual(NOW)
      const written = sent.find(({ seq }) => seq === event.seq)!
      if (event.does === 'read') expect(event.by).not.toBe(written.by)
      else expect(event.by).toBe(written.by)
      expect(event.does === 'edit' || event.does === 'remove' ? event.at - written.at : 0).toBeLessThan(
        EDIT_MILLISECONDS,
      )
    }
  },
)
