import { findOwnGates } from '~/data/charts/charts.server'
import { insightCount, listOpenInsights, type OpenInsight } from '~/data/insights/insights.server'
import { countClosed, countFinds, type DirectoryPlace, listDirectory, toTotal } from '~/data/search/directory.server'
import { toCategory } from '~/domain/community/insights/insight-categories'
import { type DirectoryFilters, isNarrowed } from '~/domain/community/search/directory-filters'
import { cutPage, parseCursor } from '~/domain/community/search/list-cursor'
import { completingHalf, hangingHalves } from '~/domain/human-design/chart/channel-halves'
import { typeCompatibility } from '~/domain/human-design/composite/type-compatibility'
import { connectionState } from '~/domain/membership/connection-state'
import { preferredLanguage } from '~/domain/membership/reading-languages'
import type { Context } from '~/platform/server/context.server'
import { tooMany } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { Viewer } from '~/platform/server/session.server'
import {
  type ExploreInsight,
  type ExplorePage,
  type ExplorePerson,
  type ExploreQuery,
  type Found,
  INSIGHTS_A_PAGE,
  PEOPLE_A_PAGE,
} from './explore'
import { readExplore } from './explore.schema'
import { directoryWords } from './type-words.server'

const RETRY_SECONDS = 60
const NO_FINDS = { items: [], nextCursor: null }
const NONE = { count: 0, isMore: false }

/** What the page is asked for, and what it shows; null where the database did not answer. */
export type ExploreAnswer = { query: ExploreQuery; page: ExplorePage | null }

/**
 * The page of a tab and how many stand behind each. Two questions to the database, a third where the viewer's own gates decide
 * whom they find.
 */
export async function loadExplore(context: Context, viewer: Viewer, request: Request): Promise<ExploreAnswer> {
  const { query, filters, cursor } = readExplore(new URL(request.url).searchParams)
  if (query.q || isNarrowed(filters)) {
    const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `explore:${viewer.id}` })
    if (!success) throw tooMany(RETRY_SECONDS)
  }
  const language = await languageOf(request)
  const page = await unlessBroken(context, 'explore.list_broke', () =>
    findPage(context, viewer, { query, filters, cursor, language }),
  )
  return { query, page }
}

type Asked = { query: ExploreQuery; filters: DirectoryFilters; cursor: string | null; language: 'en' | 'ru' }

async function findPage({ db }: Context, viewer: Viewer, { query, filters, cursor, language }: Asked) {
  const words = directoryWords(query.q)
  const empty = { query, cursor, isWaiting: false, hasChart: viewer.hdType !== null }
  // Signs alone are in no word of anybody.
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
  // Where one language is asked for there is no other to come after it.
  const preferred = filters.language === null ? preferredLanguage(viewer) : null
  const [people, insights, counted] = await Promise.all([
    isPeople ? listDirectory(db, asked, { preferred, after, limit: PEOPLE_A_PAGE + 1 }) : null,
    isPeople ? null : listOpenInsights(db, wanted, { after: parseCursor(cursor), limit: INSIGHTS_A_PAGE + 1 }),
    countFinds(db, asked, { insights: insightCount(wanted), closed: !isPeople }),
  ])
  // A page behind the last row has nobody to bring that number along.
  const isPast = people?.length === 0 && after !== null
  const total = counted.open + (people?.[0]?.closed ?? (isPast ? await countClosed(db, asked) : counted.closed))
  return {
    ...empty,
    isWaiting: counted.isWaiting,
    totals: { people: toTotal(total, counted.isWaiting), insights: { count: counted.insights, isMore: false } },
    people: people && {
      items: people.slice(0, PEOPLE_A_PAGE).map((row) => toPerson(row, viewer)),
      nextCursor: people.length > PEOPLE_A_PAGE ? sayPlace(people[PEOPLE_A_PAGE - 1]!) : null,
    },
    insights: insights && toInsights(insights, viewer),
  }
}

type Row = Awaited<ReturnType<typeof listDirectory>>[number]

/** `p7`: after the seventh row, which is of the preferred language; `7`: after it among the others. */
const sayPlace = ({ row, isPreferred }: Row) => `${isPreferred ? 'p' : ''}${row}`

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
