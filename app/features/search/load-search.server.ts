import { listEvents } from '~/data/events/event-lists.server'
import { findInsights, findMembers, findPosts } from '~/data/search/search.server'
import { mayModerate } from '~/domain/community/moderation/may-act'
import { hasMutedWord } from '~/domain/community/posts/muted-words'
import { type FoundPlace, parseFoundCursor, toFoundCursor } from '~/domain/community/search/found-place'
import { namedSubjects } from '~/domain/human-design/terms/named-subjects.server'
import { foundForms } from '~/domain/text/search/found-forms.server'
import { searchWords } from '~/domain/text/search/search-words'
import type { Context } from '~/platform/server/context.server'
import { tooMany } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { parseEventCursor, toEventCursor } from './event-cursor.server'
import { foundGates } from './found-gates.server'
import { FINDS_A_PAGE, FIRST_FINDS, type Finds, type SearchPageData, type Section } from './search'
import { readSearch } from './search.schema'
import { toFoundEvent } from './to-found-event.server'
import { toFoundSubject } from './to-found-subject.server'

/** One more than a page holds tells whether there is more. */
const LIMIT = FINDS_A_PAGE + 1
const RETRY_SECONDS = 60
const ALL_THAT_COMES = { when: 'upcoming', isMine: false, kind: null, isOnline: null, language: null } as const

/**
 * What a member finds by words: people, posts, texts to read, coming events, gates and channels, each as far as this member may
 * see it. One question for each of the four that the database knows, in two messages at once.
 */
export async function loadSearch(context: Context, viewer: Viewer, request: Request): Promise<SearchPageData> {
  const query = readSearch(new URL(request.url).searchParams)
  const words = searchWords(query.q)
  if (words.length === 0) return { query, subjects: [], finds: null }
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `search:${viewer.id}` })
  if (!success) throw tooMany(RETRY_SECONDS)

  const named = namedSubjects(words)
  const place = parseFoundCursor(query.cursor)
  const pageOf = (section: Section) => ({ place: query.section === section ? place : null, limit: LIMIT })
  const reader = { id: viewer.id, isModerator: mayModerate(viewer, new Date()) }
  const { db } = context
  const [[people, posts, insights], events, language, timeZone] = await Promise.all([
    db.batch([
      findMembers(db, viewer.id, { words, ...named }, pageOf('people')),
      findPosts(db, reader, words, { ...pageOf('posts'), now: Date.now() }),
      findInsights(db, words, pageOf('insights')),
    ]),
    // By itself: a batch knows columns by their names only, and the host has some of the same. Not for more of another part.
    query.cursor && query.section !== 'events'
      ? []
      : listEvents(db, {
          viewerId: viewer.id,
          query: { ...ALL_THAT_COMES, words },
          now: new Date(),
          after: query.section === 'events' ? parseEventCursor(query.cursor) : null,
          isExactFirst: true,
        }),
    languageOf(request),
    context.timeZone(),
  ])

  const hd = translator(language, 'hd')
  const formsIn = (...texts: (string | null)[]) => foundForms(texts, words)
  const shownOf = (section: Section) =>
    query.section === null ? FIRST_FINDS : query.section === section ? LIMIT - 1 : 0
  return {
    query,
    subjects: named.subjects.map((subject) => toFoundSubject(subject, language)),
    finds: {
      people: toFinds(people, shownOf('people'), ({ row, tier, ...person }) => ({
        ...person,
        typeName: person.hdType && hd(`type.${person.hdType}`),
        forms: formsIn(person.fullName, person.username, person.bio, person.location),
      })),
      posts: toFinds(posts, shownOf('posts'), ({ row, mutedWords, createdAt, ...post }) =>
        post.author.id !== viewer.id && hasMutedWord([post.content, ...post.tags].join('\n'), mutedWords)
          ? null
          : { ...post, createdAt: createdAt.toISOString(), forms: formsIn(post.content, ...post.tags) },
      ),
      insights: toFinds(insights, shownOf('insights'), ({ row, ...insight }) => ({
        ...insight,
        forms: formsIn(insight.title, insight.description, insight.content),
      })),
      events: eventsFrom(events, shownOf('events'), (row) => ({
        ...toFoundEvent(row, language, timeZone),
        forms: formsIn(row.title),
      })),
      gates: gatesFrom(foundGates(words, language), pageOf('gates').place?.row ?? 0, shownOf('gates'), (gate) => ({
        ...gate,
        forms: formsIn(gate.name, gate.detail, gate.text),
      })),
    },
  }
}

/** Of the rows that came, those of the page; null is what this reader does not want to read. */
function toFinds<Row extends { row: number; tier?: FoundPlace['tier'] }, Find>(
  rows: Row[],
  shown: number,
  toFind: (row: Row) => Find | null,
): Finds<Find> {
  const page = rows.slice(0, FINDS_A_PAGE)
  const hasMore = rows.length > page.length
  const found = page.map(toFind).filter((find) => find !== null)
  const last = page.at(-1)
  return {
    items: found.slice(0, shown),
    count: found.length,
    hasMore,
    nextCursor: hasMore && last ? toFoundCursor({ tier: last.tier ?? 0, row: last.row }) : null,
  }
}

/** Those that come, the next first: their list has a cursor of its own. */
function eventsFrom<Row extends { id: string; startsAt: Date; tier: 0 | 1 }, Find>(
  rows: Row[],
  shown: number,
  toFind: (row: Row) => Find,
): Finds<Find> {
  const page = rows.slice(0, FINDS_A_PAGE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const nextCursor = last ? toEventCursor({ tier: last.tier, at: last.startsAt.getTime(), id: last.id }) : null
  return { items: page.slice(0, shown).map(toFind), count: page.length, hasMore: nextCursor !== null, nextCursor }
}

/** Those the site knows by itself, from a place in their list on. */
function gatesFrom<Row, Find>(found: Row[], from: number, shown: number, toFind: (row: Row) => Find): Finds<Find> {
  const end = from + FINDS_A_PAGE
  const hasMore = found.length > end
  return {
    items: found.slice(from, from + shown).map(toFind),
    count: Math.min(found.length - from, FINDS_A_PAGE),
    hasMore,
    nextCursor: hasMore ? toFoundCursor({ tier: 0, row: end }) : null,
  }
}
