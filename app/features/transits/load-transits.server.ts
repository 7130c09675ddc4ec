import { type ConnectionGates, findTransitMember } from '~/data/connections/connection-charts.server'
import { gatesOfText } from '~/domain/human-design/chart/stored-gates'
import type { Ingress } from '~/domain/human-design/service/sky-event.schema'
import type { SkyPosition } from '~/domain/human-design/transit/sky'
import { packSkyMonth, type SkyMonth, spansOfMonth, type TimeSpan } from '~/domain/human-design/transit/sky-month'
import { byMeetings, type Meeting, todaysMeetings } from '~/domain/human-design/transit/todays-meetings'
import { firstNameOf } from '~/domain/membership/account/first-name'
import { channelKey, channelNumbers } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { cacheOf } from '~/platform/chart/chart.server'
import { requestSky, skyEvents } from '~/platform/chart/sky.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { monthOf, readMoment } from './chosen-moment'
import { momentOf, openSkyMonth } from './moment-of'
import type { SkyOverChart, TransitsPage, WhoCompletes } from './transits'

/** So many of the last connections are looked at; one more says that there are more. */
export const CONNECTIONS_LOOKED_AT = 150

/** A sky, the member's chart under it, and who completes them then: one message to the database. */
export async function loadTransits(context: Context, viewer: Viewer, request: Request): Promise<TransitsPage> {
  const [{ own, connections }, language] = await Promise.all([
    findTransitMember(context.db, viewer.id, CONNECTIONS_LOOKED_AT + 1),
    languageOf(request),
  ])
  const sky = await loadSkyOver(context, request, viewer.hdDataCalculated ? gatesOfText(own.gates) : [])
  const { moment, natal } = sky
  return {
    ...sky,
    who: natal && moment ? toWhoCompletes(natal, moment.sky, connections, CONNECTIONS_LOOKED_AT, language) : null,
  }
}

/** The sky of the moment that an address asks for, over a chart with these gates; over none where there are none. */
export async function loadSkyOver(context: Context, request: Request, gates: readonly number[]): Promise<SkyOverChart> {
  const timeZone = await context.timeZone()
  const asked = readMoment(new URL(request.url).searchParams, timeZone, Date.now())
  const month = await loadSkyMonth(context, monthOf(asked.at, timeZone))
  const natal = [...gates].sort((one, other) => one - other)
  const moment = month && momentOf(natal, openSkyMonth(month), asked.at)
  return { asked, moment, natal: natal.length > 0 ? natal : null }
}

/** Months last asked for in this isolate, the last one last: nearly every question is about the month that is. */
const months = new WeakMap<Fetcher, Map<string, SkyMonth>>()
const MOST_KEPT = 4

/** A month of the sky, asked of the chart service once in an isolate; null where it does not answer. */
export async function loadSkyMonth(context: Context, month: string): Promise<SkyMonth | null> {
  const cache = cacheOf(months, context)
  const found = cache.get(month) ?? (await requestMonth(context, month))
  if (!found) return null
  cache.delete(month)
  cache.set(month, found)
  for (const [oldest] of cache) {
    if (cache.size <= MOST_KEPT) break
    cache.delete(oldest)
  }
  return found
}

async function requestMonth(context: Context, month: string): Promise<SkyMonth | null> {
  const { gatesIn, linesIn } = spansOfMonth(month)
  const [gatesSky, gateChanges, linesSky, lineChanges] = await Promise.all([
    requestSky(context, gatesIn.from),
    ingressesIn(context, gatesIn, ['gate_ingress']),
    requestSky(context, linesIn.from),
    ingressesIn(context, linesIn, ['gate_ingress', 'line_ingress']),
  ])
  if (!gatesSky || !gateChanges || !linesSky || !lineChanges) return null
  return packSkyMonth(
    month,
    { sky: gatesSky.activations, ingresses: gateChanges },
    { sky: linesSky.activations, ingresses: lineChanges },
  )
}

async function ingressesIn(
  context: Context,
  { from, to }: TimeSpan,
  kinds: Ingress['kind'][],
): Promise<Ingress[] | null> {
  const [first, last] = [from, to].map((at) => new Date(at).toISOString()) as [string, string]
  const events = await skyEvents(context, { from: first, to: last, kinds })
  return events?.filter((event) => event.kind === 'gate_ingress' || event.kind === 'line_ingress') ?? null
}

const PEOPLE_SHOWN = 12

/**
 * Which connections close open channels of the member with this sky. Of those whose gates are closed nothing is said but how
 * many are looked at; `looked` is the most of them.
 */
function toWhoCompletes(
  natal: readonly number[],
  sky: readonly SkyPosition[],
  connections: readonly ConnectionGates[],
  looked: number,
  language: Language,
): WhoCompletes {
  const open = connections.slice(0, looked).flatMap(({ member }) => (member?.gates ? [member] : []))
  const found = byMeetings(
    open.map((member) => ({ ...member, meetings: todaysMeetings(natal, gatesOfText(member.gates), sky) })),
  )
  return {
    people: found.slice(0, PEOPLE_SHOWN).map(({ username, fullName, avatarUrl, hdType, meetings }) => ({
      ...{ username, fullName, avatarUrl, type: hdType },
      sentences: meetings.map((meeting) => sentenceOf(meeting, firstNameOf(fullName), language)),
    })),
    moreCount: Math.max(0, found.length - PEOPLE_SHOWN),
    openCount: open.length,
    connectionsCount: Math.min(connections.length, looked),
    isCut: connections.length > looked,
  }
}

/** "Anna’s 20 meets your 34: Charisma. The Sun stands in 34." */
function sentenceOf(meeting: Meeting, name: string, language: Language): string {
  const t = translator(language, 'transits')
  const hd = translator(language, 'hd')
  const { kind, channel, theirGate, otherGate, skyGate, bodies } = meeting
  const [body = 'sun'] = bodies
  return t(`meets.${kind}`, {
    ...{ name, theirs: theirGate, other: otherGate, skyGate },
    channel: channelNumbers(channel),
    channelName: hd(channelKey(channel)),
    body: hd(`body.${body}`),
  })
}
