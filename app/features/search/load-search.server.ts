import { z } from 'zod'
import { type FoundEventCursor, listEvents } from '~/data/events/event-lists.server'
import { findInsights, findMembers, findNames, findPosts } from '~/data/search/search.server'
import { mayModerate } from '~/domain/community/moderation/may-act'
import { hasMutedWord } from '~/domain/community/posts/muted-words'
import type { FoundName } from '~/domain/community/search/found-name'
import { type FoundPlace, parseFoundCursor, toFoundCursor } from '~/domain/community/search/found-place'
import { parseCursor, toCursor } from '~/domain/community/search/list-cursor'
import { CODES, elementPath } from '~/domain/human-design/elements/element'
import { CHANNELS, findChannel } from '~/domain/human-design/terms/channels'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { namedSubjects } from '~/domain/human-design/terms/named-subjects.server'
import type { Subject } from '~/domain/human-design/terms/synonyms'
import { foundForms } from '~/domain/text/search/found-forms.server'
import { holdsWords, plainWords, searchWords } from '~/domain/text/search/search-words'
import { wordStem } from '~/domain/text/search/word-stems.server'
import { dateFormat } from '~/locales/date-format'
import { elementName } from '~/locales/element-name'
import { channelKey, gateKey } from '~/locales/hd-key'
import { LANGUAGES, type Language } from '~/locales/language'
import { zoneName } from '~/locales/zone-name'
import type { Context } from '~/platform/server/context.server'
import { tooMany } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { centerOf } from '~/ui/bodygraph/geometry'
import {
  FINDS_A_PAGE,
  FIRST_FINDS,
  type Finds,
  type FoundEvent,
  type FoundGate,
  type FoundSubject,
  SEARCH_MAX_LENGTH,
  SECTIONS,
  type SearchPageData,
  type SearchQuery,
  type Section,
} from './search'

/** One more than a page, to know whether there are more. */
const LIMIT = FINDS_A_PAGE + 1
const RETRY_SECONDS = 60
const NAMES_SHOWN = 6
const UPCOMING = { when: 'upcoming', isMine: false, kind: null, isOnline: null, language: null } as const

/**
 * People, posts, insights, upcoming events, gates and channels that contain the words, as far as this viewer may see them. One query
 * for each of the four sections in the database.
 */
export async function loadSearch(context: Context, viewer: Viewer, request: Request): Promise<SearchPageData> {
  const query = parseSearchQuery(new URL(request.url).searchParams)
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
    // Outside the batch: its rows have columns by name only, and the joined host has some of the same names.
    query.cursor && query.section !== 'events'
      ? []
      : listEvents(db, {
          viewerId: viewer.id,
          query: { ...UPCOMING, words },
          now: new Date(),
          after: query.section === 'events' ? parseEventCursor(query.cursor) : null,
          isExactFirst: true,
        }),
    languageOf(request),
    context.timeZone(),
  ])

  const hd = translator(language, 'hd')
  const formsIn = (...texts: (string | null)[]) => foundForms(texts, words)
  const shownIn = (section: Section) =>
    query.section === null ? FIRST_FINDS : query.section === section ? LIMIT - 1 : 0
  return {
    query,
    subjects: named.subjects.map((subject) => toFoundSubject(subject, language)),
    finds: {
      people: toFinds(people, shownIn('people'), ({ row, tier, ...person }) => ({
        ...person,
        typeName: person.hdType && hd(`type.${person.hdType}`),
        forms: formsIn(person.fullName, person.username, person.bio, person.location),
      })),
      posts: toFinds(posts, shownIn('posts'), ({ row, mutedWords, createdAt, ...post }) =>
        post.author.id !== viewer.id && hasMutedWord([post.content, ...post.tags].join('\n'), mutedWords)
          ? null
          : { ...post, createdAt: createdAt.toISOString(), forms: formsIn(post.content, ...post.tags) },
      ),
      insights: toFinds(insights, shownIn('insights'), ({ row, ...insight }) => ({
        ...insight,
        forms: formsIn(insight.title, insight.description, insight.content),
      })),
      events: toEventFinds(events, shownIn('events'), (row) => ({
        ...toFoundEvent(row, language, timeZone),
        forms: formsIn(row.title),
      })),
      gates: toGateFinds(findGates(words, language), pageOf('gates').place?.row ?? 0, shownIn('gates'), (gate) => ({
        ...gate,
        forms: formsIn(gate.name, gate.detail, gate.text),
      })),
    },
  }
}

/** A page of the rows. `toFind` returns null for what the viewer muted. */
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

/** Upcoming events, the next first; their list has its own cursor. */
function toEventFinds<Row extends { id: string; startsAt: Date; tier: 0 | 1 }, Find>(
  rows: Row[],
  shown: number,
  toFind: (row: Row) => Find,
): Finds<Find> {
  const page = rows.slice(0, FINDS_A_PAGE)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const nextCursor = last ? toEventCursor({ tier: last.tier, at: last.startsAt.getTime(), id: last.id }) : null
  return { items: page.slice(0, shown).map(toFind), count: page.length, hasMore: nextCursor !== null, nextCursor }
}

/** Gates and channels, which are searched in memory, from an offset on. */
function toGateFinds<Row, Find>(found: Row[], from: number, shown: number, toFind: (row: Row) => Find): Finds<Find> {
  const end = from + FINDS_A_PAGE
  const hasMore = found.length > end
  return {
    items: found.slice(from, from + shown).map(toFind),
    count: Math.min(found.length - from, FINDS_A_PAGE),
    hasMore,
    nextCursor: hasMore ? toFoundCursor({ tier: 0, row: end }) : null,
  }
}

/** A term that the search names. The cross has no page other than the viewer's chart. */
function toFoundSubject(subject: Subject, language: Language): FoundSubject {
  const hd = translator(language, 'hd')
  const palette = translator(language, 'palette')
  if (subject.kind === 'cross') {
    return { path: '/app/profile', name: hd('label.incarnationCross'), kind: palette('chart'), peoplePath: null }
  }
  return {
    path: elementPath(subject),
    name: elementName(hd, subject),
    kind: palette(`kind.${subject.kind}`),
    peoplePath: subject.kind === 'types' ? `/app/explore?type=${subject.code}` : null,
  }
}

type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

/** An event with its time in its own zone, and in the viewer's where that differs. */
function toFoundEvent(row: EventRow, language: Language, ownZone: string): Omit<FoundEvent, 'forms'> {
  const { id, title, startsAt, timeZone, isOnline, host } = row
  const options = { weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  const [when, ownWhen] = [timeZone, ownZone].map((zone) => dateFormat(language, zone, options).format(startsAt))
  const t = translator(language, 'search')
  const city = language === 'ru' ? (row.cityRu ?? row.city) : row.city
  return {
    ...{ id, title, host: host.fullName },
    when: `${when} (${zoneName(timeZone, language)})`,
    ownWhen: ownWhen === when ? null : t('yourTime', { when: ownWhen ?? '' }),
    where: isOnline ? t('online') : city,
  }
}

const EVENT_CURSOR = /^([01])-(.*)$/

const toEventCursor = ({ tier, ...cursor }: FoundEventCursor) => `${tier}-${toCursor(cursor)}`

/** Null for none and for an invalid one, which starts the list again. */
function parseEventCursor(value: string | null): FoundEventCursor | null {
  const [, tier, rest] = EVENT_CURSOR.exec(value ?? '') ?? []
  const cursor = parseCursor(rest)
  return cursor && { ...cursor, tier: tier === '1' ? 1 : 0 }
}

/** The first members whose names contain the words and whom the viewer may see, for the palette. */
export async function loadNames(context: Context, viewer: Viewer, typed: string): Promise<FoundName[]> {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `search:${viewer.id}` })
  if (!success) throw tooMany(RETRY_SECONDS)
  const found = await findNames(context.db, viewer.id, words, NAMES_SHOWN)
  return found.map(({ id, username, fullName, avatarUrl, hdType }) => ({ id, username, fullName, avatarUrl, hdType }))
}

// Anyone can write an address, so an invalid parameter counts as missing.
const querySchema = z.object({
  q: z
    .string()
    .transform((text) => text.trim().slice(0, SEARCH_MAX_LENGTH))
    .catch(''),
  in: z.enum(SECTIONS).nullable().catch(null),
  cursor: z.string().max(80).nullable().catch(null),
})

/** The query in an address of the page. */
export function parseSearchQuery(search: URLSearchParams): SearchQuery {
  const { q, in: section, cursor } = querySchema.parse(Object.fromEntries(search))
  return { q, section, cursor: section && cursor }
}

type Gate = Omit<FoundGate, 'forms'>

/** What a gate or channel is found by: its number and names, and its texts, in every language. */
type Entry = { gates: readonly number[]; channel: ChannelId | null; names: Terms; words: Terms }
type Terms = { plain: string[]; stems: string[] }

let index: Entry[] | undefined

/** Gates and channels by number, name and meaning: matches in names first, words as typed before their other forms. */
function findGates(searched: readonly string[], language: Language): Gate[] {
  index ??= entries()
  const stems = stemsOf(searched)
  const fits: ((entry: Entry) => boolean)[] = [
    ({ names }) => holdsWords(names.plain, searched),
    ({ names }) => stems.every((stem) => names.stems.includes(stem)),
    ({ words }) => holdsWords(words.plain, searched),
    ({ words }) => stems.every((stem) => words.stems.includes(stem)),
  ]
  const found = new Set(fits.flatMap((fit) => index!.filter(fit)))
  return [...found].map((entry) => toFound(entry, language))
}

const stemsOf = (words: readonly string[]) => words.map((word) => wordStem(word) ?? word)

function entries(): Entry[] {
  return [
    ...CODES.gates.map((gate) =>
      toEntry([gate], null, (of) => [of.hd(`${gateKey(gate)}.hexagram`), of.gates(gateKey(gate))]),
    ),
    ...CHANNELS.map(({ id, gates }) => toEntry(gates, id, (of) => ['', of.channels(channelKey(id))])),
  ]
}

function toEntry(
  gates: readonly number[],
  channel: ChannelId | null,
  textsOf: (of: Words) => [name: string, meaning: string],
): Entry {
  const key = channel ? channelKey(channel) : gateKey(gates[0]!)
  const perLanguage = LANGUAGES.map(wordsOf).map((of) => ({
    names: [of.hd(key), of.hd(`${key}.full`)],
    texts: textsOf(of),
  }))
  const names = [...gates.map(String), ...perLanguage.flatMap(({ names, texts }) => [...names, texts[0]])]
  const words = [...names, ...perLanguage.map(({ texts }) => texts[1])]
  return { gates, channel, names: toTerms(names), words: toTerms(words) }
}

function toTerms(texts: readonly string[]): Terms {
  const plain = plainWords(texts.join(' '))
  return { plain, stems: [...new Set(stemsOf(plain))] }
}

type Words = ReturnType<typeof wordsOf>
const wordsOf = (language: Language) => ({
  hd: translator(language, 'hd'),
  gates: translator(language, 'readings-gates'),
  channels: translator(language, 'readings-channels'),
  reading: translator(language, 'reading'),
})

function toFound({ gates, channel }: Entry, language: Language): Gate {
  const { hd, gates: gateText, channels: channelText, reading } = wordsOf(language)
  const centers = gates.map((gate) => hd(`center.${centerOf(gate)}`)).join(' – ')
  if (!channel) {
    const key = gateKey(gates[0]!)
    const detail = `${centers} · ${hd(`${key}.hexagram`)}`
    return {
      id: key,
      number: String(gates[0]),
      name: hd(`${key}.full`),
      detail,
      text: gateText(key),
      path: elementPath({ kind: 'gates', code: gates[0]! }),
    }
  }
  const key = channelKey(channel)
  const circuit = findChannel(channel)?.circuit
  const detail = [centers, circuit && reading('circuit', { circuit: hd(`circuit.${circuit}`) })]
    .filter(Boolean)
    .join(' · ')
  return {
    id: key,
    number: gates.join('–'),
    name: hd(`${key}.full`),
    detail,
    text: channelText(key),
    path: elementPath({ kind: 'channels', code: channel }),
  }
}
