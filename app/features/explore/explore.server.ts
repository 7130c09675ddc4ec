import { z } from 'zod'
import { findOwnGates } from '~/data/charts/charts.server'
import { insightCount, listOpenInsights, type OpenInsight } from '~/data/insights/insights.server'
import { countClosed, countFinds, type DirectoryPlace, listDirectory, toTotal } from '~/data/search/directory.server'
import { toCategory } from '~/domain/community/insights/insight-categories'
import { COUNTRIES } from '~/domain/community/places/countries'
import { type DirectoryFilters, isNarrowed } from '~/domain/community/search/directory-filters'
import type { DirectoryWord } from '~/domain/community/search/directory-query'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import { completingHalf, hangingHalves } from '~/domain/human-design/chart/completed-channels'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import { CODES } from '~/domain/human-design/elements/element'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { AUTHORITIES, CENTERS, DEFINITIONS, PROFILES, TYPES } from '~/domain/human-design/terms/codes'
import { synonymsOf } from '~/domain/human-design/terms/synonyms'
import { connectionState } from '~/domain/membership/connections'
import { preferredLanguage } from '~/domain/membership/reading-languages'
import { plainWords, searchWords } from '~/domain/text/search/search-words'
import { channelKey, gateKey } from '~/locales/hd-key'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { tooMany } from '~/platform/server/http.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import {
  type Choice,
  type ExploreInsight,
  type ExplorePage,
  type ExplorePerson,
  type ExploreQuery,
  type Found,
  INSIGHTS_A_PAGE,
  PEOPLE_A_PAGE,
  QUERY_MAX_LENGTH,
  TABS,
} from './explore'

export type Option = { value: string; label: string }
export type ExploreOptions = Record<Choice, Option[]>

const cache = new Map<Language, ExploreOptions>()

/** The options of each filter, labelled on the server, since the browser would need all names of charts and countries. */
export function exploreOptions(language: Language): ExploreOptions {
  const options = cache.get(language) ?? makeOptions(language)
  cache.set(language, options)
  return options
}

function makeOptions(language: Language): ExploreOptions {
  const hd = translator(language, 'hd')
  const of = <Code extends string>(codes: readonly Code[], label: (code: Code) => string) =>
    codes.map((value) => ({ value, label: label(value) }))
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return {
    type: of(TYPES, (code) => hd(`type.${code}`)),
    authority: of(AUTHORITIES, (code) => hd(`authority.${code}`)),
    profile: of(PROFILES, (code) => `${code} · ${hd(`profile.${code}`)}`),
    definition: of(DEFINITIONS, (code) => hd(`definition.${code}`)),
    center: of(CENTERS, (code) => hd(`center.${code}`)),
    gate: CODES.gates.map((gate) => ({ value: String(gate), label: `${gate} · ${hd(gateKey(gate))}` })),
    channel: CHANNELS.map(({ id, gates }) => ({ value: id, label: `${gates.join('–')} · ${hd(channelKey(id))}` })),
    language: of(LANGUAGES, (code) => LANGUAGE_NAMES[code]),
    country: of(COUNTRIES, (code) => countries.of(code) ?? code).sort((one, other) => compare(one.label, other.label)),
  }
}

const RETRY_SECONDS = 60
const NO_FINDS = { items: [], nextCursor: null }
const NONE = { count: 0, isMore: false }

/** `page` is null where the database failed. */
export type ExploreAnswer = { query: ExploreQuery; page: ExplorePage | null }

/** A page of a tab and the totals of both tabs. Throws 429 above the limit of searches. */
export async function loadExplore(context: Context, viewer: Viewer, request: Request): Promise<ExploreAnswer> {
  const { query, filters, cursor } = parseSearch(new URL(request.url).searchParams)
  if (query.q || isNarrowed(filters)) {
    const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `explore:${viewer.id}` })
    if (!success) throw tooMany(RETRY_SECONDS)
  }
  const language = await languageOf(request)
  const page = await tryOrLog(context, 'explore.list_broke', () =>
    findPage(context, viewer, { query, filters, cursor, language }),
  )
  return { query, page }
}

type Search = { query: ExploreQuery; filters: DirectoryFilters; cursor: string | null; language: 'en' | 'ru' }

async function findPage({ db }: Context, viewer: Viewer, { query, filters, cursor, language }: Search) {
  const words = directoryWords(query.q)
  const empty = { query, cursor, isWaiting: false, hasChart: viewer.hdType !== null }
  // Punctuation alone is no word.
  if (query.q && words.length === 0) {
    return { ...empty, totals: { people: NONE, insights: NONE }, people: NO_FINDS, insights: NO_FINDS }
  }
  const gates = filters.completes ? await findOwnGates(db, viewer.id) : []
  const asked = {
    viewerId: viewer.id,
    query: { words, filters, wantedHalves: hangingHalves(gates).map(completingHalf) },
  }
  const wanted = { language, words: words.map(({ word }) => word) }
  const isPeople = query.tab === 'people'
  const after = isPeople ? readPlace(cursor) : null
  // With a filter for one language there is nothing to rank by language.
  const preferred = filters.language === null ? preferredLanguage(viewer) : null
  const [people, insights, counted] = await Promise.all([
    isPeople ? listDirectory(db, asked, { preferred, after, limit: PEOPLE_A_PAGE + 1 }) : null,
    isPeople ? null : listOpenInsights(db, wanted, { after: parseCursor(cursor), limit: INSIGHTS_A_PAGE + 1 }),
    countFinds(db, asked, { insights: insightCount(wanted), closed: !isPeople }),
  ])
  // A page after the last row has no row with that number.
  const isPast = people?.length === 0 && after !== null
  const total = counted.open + (people?.[0]?.closed ?? (isPast ? await countClosed(db, asked) : counted.closed))
  return {
    ...empty,
    isWaiting: counted.isWaiting,
    totals: { people: toTotal(total, counted.isWaiting), insights: { count: counted.insights, isMore: false } },
    people: people && {
      items: people.slice(0, PEOPLE_A_PAGE).map((row) => toPerson(row, viewer)),
      nextCursor: people.length > PEOPLE_A_PAGE ? toCursor(people[PEOPLE_A_PAGE - 1]!) : null,
    },
    insights: insights && toInsights(insights, viewer),
  }
}

type Row = Awaited<ReturnType<typeof listDirectory>>[number]

/** `p7`: after row 7 of those in the preferred language; `7`: after row 7 of the others. */
const toCursor = ({ row, isPreferred }: Row) => `${isPreferred ? 'p' : ''}${row}`

function readPlace(cursor: string | null): DirectoryPlace | null {
  const [, mark, entry] = /^(p?)(\d{1,15})$/.exec(cursor ?? '') ?? []
  return entry === undefined ? null : { entry: Number(entry), isPreferred: mark === 'p' }
}

function toPerson(
  { row: _, closed: _closed, isPreferred: _preferred, status, requesterId, ...person }: Row,
  viewer: Viewer,
): ExplorePerson {
  const isViewer = person.id === viewer.id
  const match =
    viewer.hdType && person.hdType && !isViewer
      ? {
          percent: typeCompatibility(viewer.hdType, person.hdType),
          whyHref: `/app/compatibility/${person.username}`,
        }
      : null
  const connection = connectionState(status && requesterId ? { status, requesterId } : null, viewer.id)
  return { ...person, match, connection, isViewer }
}

function toInsights(rows: readonly OpenInsight[], viewer: Viewer): Found<ExploreInsight> {
  const { page, nextCursor } = cutPage(rows, INSIGHTS_A_PAGE, ({ createdAt: at, id }) => ({ at, id }))
  return { items: page.map((row) => toInsight(row, viewer)), nextCursor }
}

const toInsight = (
  { content, category, hdType, createdAt: _, ...row }: OpenInsight,
  viewer: Viewer,
): ExploreInsight => ({
  ...row,
  paragraphs: content.split(/\n{2,}/),
  category: toCategory(category),
  isForYou: hdType !== null && hdType === viewer.hdType,
})

const GATES = 64
const isOn = z.literal('1').transform(() => true)

// Anyone can write an address: an invalid value counts as missing.
const querySchema = z.object({
  tab: z.enum(TABS).catch(TABS[0]),
  q: z
    .string()
    .transform((text) => text.trim().slice(0, QUERY_MAX_LENGTH))
    .catch(''),
  type: z.enum(TYPES).nullable().catch(null),
  authority: z.enum(AUTHORITIES).nullable().catch(null),
  profile: z.enum(PROFILES).nullable().catch(null),
  definition: z.enum(DEFINITIONS).nullable().catch(null),
  center: z.enum(CENTERS).nullable().catch(null),
  gate: z.coerce.number().int().min(1).max(GATES).nullable().catch(null),
  channel: z
    .custom<(typeof CHANNELS)[number]['id']>((said) => CHANNELS.some(({ id }) => id === said))
    .nullable()
    .catch(null),
  language: z.enum(LANGUAGES).nullable().catch(null),
  country: z
    .string()
    .refine((code) => COUNTRIES.includes(code))
    .nullable()
    .catch(null),
  online: isOn.catch(false),
  verified: isOn.catch(false),
  practitioner: isOn.catch(false),
  completes: isOn.catch(false),
  for: z
    .literal('message')
    .transform(() => true)
    .catch(false),
  cursor: z.string().max(80).nullable().catch(null),
})

/** The search in an address, as the page repeats it (`query`) and as the directory takes it (`filters`). */
export function parseSearch(search: URLSearchParams): {
  query: ExploreQuery
  filters: DirectoryFilters
  cursor: string | null
} {
  const {
    tab,
    q,
    cursor,
    for: isForMessage,
    ...narrowing
  } = querySchema.parse(Object.fromEntries([...search].filter(([, value]) => value !== '')))
  const { online, verified, practitioner, completes, gate, ...choices } = narrowing
  const filters = { ...choices, gate: gate === null ? null : String(gate), online, verified, practitioner, completes }
  return {
    query: { tab, q, filters, isForMessage },
    filters: { ...choices, gate, isOnline: online, isVerified: verified, isPractitioner: practitioner, completes },
    cursor,
  }
}

/** A shorter beginning would match too many words. */
const TYPE_PREFIX_MIN_LENGTH = 3

let typeNames: { type: (typeof TYPES)[number]; words: string[] }[] | undefined

/** The typed words, each with the types it may name: "projector" also finds Projectors. */
function directoryWords(typed: string): DirectoryWord[] {
  typeNames ??= TYPES.map((type) => ({
    type,
    words: [
      ...LANGUAGES.flatMap((language) => plainWords(translator(language, 'member-card')(`type.${type}`))),
      ...synonymsOf({ kind: 'types', code: type }).filter((name) => !name.includes(' ')),
    ],
  }))
  const words = searchWords(typed)
  return words.map((word, place) => {
    const isLast = place === words.length - 1
    const isMeant = (name: string) =>
      name === word || (isLast && word.length >= TYPE_PREFIX_MIN_LENGTH && name.startsWith(word))
    return { word, types: typeNames!.filter(({ words }) => words.some(isMeant)).map(({ type }) => type) }
  })
}
