import { redirect } from '@remix-run/cloudflare'
import { listPrivateCharts, listPrivateChartsById } from '~/data/charts/private-charts.server'
import { findProfile } from '~/data/members/profiles.server'
import { hasUncertainTime } from '~/domain/birth/time-accuracy'
import type { Chart } from '~/domain/human-design/chart/chart'
import { buildGroupOverview, GROUP_SIZES } from '~/domain/human-design/composite/group'
import type { ChannelId } from '~/domain/human-design/terms/codes'
import { channelKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { numberEqual } from '~/ui/members/number-equal'
import { withYouPath } from '../private-charts'
import { problemOf, readGroupQuery } from './group-query'
import type { Choosable, GroupPage, GroupPerson, ShownOverview } from './private-group'

/** One of the compared with their whole chart, which doesn't leave the server. */
export type ComparedPerson = { id: string | null; person: GroupPerson; chart: Chart }

/**
 * The people an address compares, of those whose charts the viewer keeps. `compared` is empty where `page` says what is missing. One
 * person beside the viewer is the comparison of the two, which has an address of its own: throws a redirect to it.
 */
export async function loadGroup(
  context: Context,
  viewer: Viewer,
  request: Request,
): Promise<{ page: GroupPage; compared: ComparedPerson[] }> {
  const { db } = context
  const { ids, isWithMe } = readGroupQuery(new URL(request.url).searchParams)
  const [rows, own, language] = await Promise.all([
    listPrivateCharts(db, viewer.id, new Date()),
    isWithMe ? loadOwn(context, viewer) : null,
    languageOf(request),
  ])
  const known = ids.filter((id) => rows.some((row) => row.id === id))
  if (own && known.length === 1 && ids.length === 1) throw redirect(withYouPath(known[0]!))
  const names = distinctNames(rows, language)
  const isMany = problemOf(known.length + (own ? 1 : 0)) === 'many'
  const kept = isMany ? [] : await loadKept(context, viewer, known, names)
  const found = [...(own ? [own] : []), ...kept]
  const isRequested = ids.length > 0 || isWithMe
  const problem = isMany ? 'many' : isRequested ? problemOf(found.length) : null
  const compared = isRequested && !problem ? found : []
  const chosen = isMany ? known : kept.map(({ id }) => id)
  const hd = translator(language, 'hd')
  const people = rows
    .map(
      ({ id, type, isTimeUncertain }): Choosable => ({
        ...{ id, type, isTimeUncertain, name: names.get(id)! },
        typeName: hd(`type.${type}`),
        isChosen: chosen.includes(id),
      }),
    )
    .sort((one, other) => one.name.localeCompare(other.name, language))
  return {
    compared,
    page: {
      people: compared.map(({ person }) => person),
      overview: compared.length > 0 ? toOverview(compared, language) : null,
      picking: { people, isWithMe },
      problem,
      missingCount: ids.length - chosen.length,
      lacksOwnChart: isWithMe && !own,
      most: GROUP_SIZES.most,
    },
  }
}

/** What each of the viewer's charts is called beside the others: names that several have are numbered, the oldest chart first. */
function distinctNames(rows: Awaited<ReturnType<typeof listPrivateCharts>>, language: Language): Map<string, string> {
  const t = translator(language, 'private-group')
  const oldestFirst = rows.toReversed()
  const names = numberEqual(
    oldestFirst.map(({ name }) => name),
    (name, number) => t('numbered', { name, number }),
  )
  return new Map(oldestFirst.map(({ id }, place) => [id, names[place]!]))
}

/** The viewer as one of the compared; null without a chart. */
async function loadOwn({ db }: Context, viewer: Viewer): Promise<ComparedPerson | null> {
  const row = await findProfile(db, viewer.id)
  if (!row?.hdRawData) return null
  const { chart } = row.hdRawData
  const person = { name: row.fullName, type: chart.type, isTimeUncertain: hasUncertainTime(row), isViewer: true }
  return { id: null, person, chart }
}

/** The people of these ids, in their order. One whose chart was deleted meanwhile is left out. */
async function loadKept(
  { db }: Context,
  viewer: Viewer,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): Promise<(ComparedPerson & { id: string })[]> {
  if (ids.length === 0) return []
  const rows = await listPrivateChartsById(db, viewer.id, ids)
  return ids.flatMap((wanted) => {
    const row = rows.find(({ id }) => id === wanted)
    if (!row) return []
    const { id, isTimeUncertain, data } = row
    const name = names.get(id) ?? row.name
    return { id, chart: data.chart, person: { name, type: data.chart.type, isTimeUncertain, isViewer: false } }
  })
}

/** What the group is together, in the words of the page's language. */
function toOverview(compared: readonly ComparedPerson[], language: Language): ShownOverview {
  const hd = translator(language, 'hd')
  const overview = buildGroupOverview(
    compared.map(({ chart, person: { isTimeUncertain } }) => ({ ...chart, isTimeUncertain })),
  )
  const named = (id: ChannelId) => ({ id, name: hd(channelKey(id)) })
  return {
    types: overview.types.map(({ code, places }) => ({ name: hd(`type.${code}`), places })),
    authorities: overview.authorities.map(({ code, places }) => ({ name: hd(`authority.${code}`), places })),
    profiles: overview.profiles.map(({ code, places }) => ({ name: `${code} ${hd(`profile.${code}`)}`, places })),
    centers: overview.centers.map(({ center, ...rest }) => ({ name: hd(`center.${center}`), ...rest })),
    channels: overview.channels.map(({ channel, ...rest }) => ({ ...named(channel), ...rest })),
    pairs: overview.pairs.map(({ places, channels }) => ({ places, channels: channels.map(named) })),
    missing: overview.missing.map(({ center, gates }) => ({ name: hd(`center.${center}`), gates })),
  }
}
