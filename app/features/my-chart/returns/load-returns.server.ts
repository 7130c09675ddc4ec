import type { OwnChart } from '~/data/charts/charts.server'
import { type TimeAccuracy, timeAccuracyOf, uncertainMinutes } from '~/domain/birth/time-accuracy'
import { type ReturnsData, toChart } from '~/domain/human-design/service/chart-service.schema'
import {
  type PassRange,
  RETURN_KINDS,
  type Return,
  type ReturnPass,
  returnPassSchema,
} from '~/domain/human-design/service/return.schema'
import type { BodyCode, ChannelId } from '~/domain/human-design/terms/codes'
import { againstChart } from '~/domain/human-design/transit/against-chart'
import { SKY_MONTHS } from '~/domain/human-design/transit/sky'
import { dateFormat } from '~/locales/date-format'
import { channelKey, channelNumbers } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { relativeTime } from '~/locales/relative-time'
import type { Key } from '~/locales/translate'
import { zoneName } from '~/locales/zone-name'
import { requestReturns } from '~/platform/chart/sky.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { toSkyOverlay } from '~/ui/bodygraph/sky-overlay'
import { ageAtReturn, daysUntil, nextPassOf, passMark, type ReturnState, stateOf } from './return-times'
import { type ChosenReturn, type ListedReturn, RETURNS, type ReturnsPage } from './returns'

/** An unknown time is drawn for noon, half a day from either end of its day. */
const HALF_DAY_MINUTES = 720
const HOUR_MINUTES = 60
const DAYS_A_YEAR = 365.2422
/** A dash at which no line ends. */
const UNBROKEN = '\u2060–\u2060'
/** British English has no comma before "and". */
const LIST_LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru' }
const STATES: readonly ReturnState[] = ['current', 'coming', 'past']

/** In which words, by which clock and how exactly times are written. */
type Reader = { language: Language; zone: string; accuracy: TimeAccuracy; now: number; birth: number }

/**
 * The returns of a member's own birth, and the one that the address asks for with the chart of its moment. Null where the chart
 * service doesn't answer, and for a chart that came without its birth.
 */
export async function loadReturns(context: Context, own: OwnChart, request: Request): Promise<ReturnsPage | null> {
  const stored = own.hdRawData
  if (!stored) return null
  const accuracy = timeAccuracyOf(own)
  const { chosen, isWrong } = readReturn(new URL(request.url).searchParams)
  const now = Date.now()
  const marginMinutes = accuracy === 'exact' ? 0 : (uncertainMinutes(accuracy) ?? HALF_DAY_MINUTES)
  const question = { birthUtc: stored.birthUtc, at: new Date(now).toISOString(), marginMinutes, chosen }
  const [language, zone, found] = await Promise.all([
    languageOf(request),
    context.timeZone(),
    requestReturns(context, question),
  ])
  if (!found) return null
  const reader = { language, zone, accuracy, now, birth: Date.parse(stored.birthUtc) }
  return {
    zone: translator(language, 'returns')(accuracy === 'unknown' ? 'zoneOfDays' : 'zone', {
      zone: zoneName(zone, language),
    }),
    uncertain: marginText(found.returns, reader),
    isUnknown: isWrong || (chosen !== null && found.chosen === null),
    groups: toGroups(found.returns, reader),
    chosen: found.chosen && toChosen(found.chosen, stored.chart.gates, reader),
  }
}

function toGroups(returns: readonly Return[], reader: Reader): ReturnsPage['groups'] {
  const groups = STATES.map((state) => {
    const ofState = returns.filter((each) => stateOf(each, reader.now) === state)
    if (state === 'past') ofState.reverse()
    return { state, returns: ofState.map((each) => toListed(each, reader)) }
  })
  return groups.filter((group) => group.returns.length > 0)
}

function toListed(found: Return, reader: Reader): ListedReturn {
  const t = translator(reader.language, 'returns')
  const [first, last] = [found.moments[0]!, found.moments.at(-1)!]
  const { length } = found.moments
  return {
    to: returnPath({ ...found, pass: 1 }),
    name: nameOf(found, reader),
    at: first,
    when: momentText(first, reader),
    details: detailsOf(found, 1, reader),
    passes: length > 1 ? t('passes', { count: length, last: dayText(last, reader) }) : null,
    uncertain: uncertainText(found, reader),
  }
}

/** What the birth time leaves open of a return: of its first pass, else of later ones, else where others may be. */
function uncertainText(found: Return, reader: Reader): string | null {
  const t = translator(reader.language, 'returns')
  const isLaterOpen = found.moments.some((_, index) => markOf(found, index, reader))
  return passUncertainText(found, 0, reader) ?? (isLaterOpen ? t('uncertainLater') : otherPassesText(found, reader))
}

/** How the birth time moves a pass, from 0 on; null also where nothing is known of that. */
function markOf({ moments, ranges }: Pick<Return, 'moments' | 'ranges'>, index: number, { zone }: Reader) {
  const range = ranges?.[index]
  return range ? passMark(moments[index]!, range, zone) : null
}

/** What the birth time leaves open of a pass, from 0 on. */
function passUncertainText(found: Return, index: number, reader: Reader): string | null {
  const mark = markOf(found, index, reader)
  const range = found.ranges?.[index]
  if (!mark || !range) return null
  const days = daysText(range, reader)
  return translator(reader.language, 'returns')(mark === 'moves' ? 'uncertainDay' : 'uncertainCount', { days })
}

/** On which days other births that the time allows have passes, and this one has none. */
function otherPassesText({ otherRanges }: Return, reader: Reader): string | null {
  if (otherRanges.length === 0) return null
  const { language } = reader
  const days = listFormat(language).format(otherRanges.map((range) => daysText(range, reader)))
  return translator(language, 'returns')('uncertainMore', { days })
}

/** "27 October – 22 November 2003". */
const daysText = ({ from, to }: Pick<PassRange, 'from' | 'to'>, { language, zone }: Reader): string =>
  dateFormat(language, zone, { dateStyle: 'long' }).formatRange(Date.parse(from), Date.parse(to))

function nameOf({ kind, number }: Pick<Return, 'kind' | 'number'>, { language }: Reader): string {
  const t = translator(language, 'returns')
  return kind === 'solar_return'
    ? t('name.solar_return', { count: number })
    : t(`name.${kind}.${number}` as Key<'returns'>)
}

/** How far off one of its passes is, at which age, and which comes next. `pass` from 1 on. */
function detailsOf(found: Return, pass: number, reader: Reader): string {
  const t = translator(reader.language, 'returns')
  const at = found.moments[pass - 1]!
  const next = nextPassOf(found, reader.now)
  const isUnderWay = next !== null && next > 1 && next !== pass
  const age = found.kind === 'solar_return' ? null : t('age', { count: ageAtReturn(found, at, reader.birth) })
  const passes = found.moments.length
  const coming = isUnderWay
    ? t('nextPass', { pass: next, passes, when: distanceText(found.moments[next - 1]!, reader) })
    : null
  return [distanceText(at, reader), age, coming].filter(Boolean).join(' · ')
}

/** "in 38 days", beyond two years "in 46 years", "3 years ago". */
function distanceText(moment: string, { language, zone, accuracy, now }: Reader): string {
  const at = Date.parse(moment)
  const days = daysUntil(at, now, zone)
  const isYesterday = days === -1 && accuracy === 'unknown'
  if (days < 0 && !isYesterday) return relativeTime(at, now, language)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return days > 2 * DAYS_A_YEAR ? format.format(Math.floor(days / DAYS_A_YEAR), 'year') : format.format(days, 'day')
}

/** Date and time; of an unknown time of birth the day alone. */
const momentText = (at: string, reader: Reader): string =>
  reader.accuracy === 'unknown'
    ? dayText(at, reader)
    : dateFormat(reader.language, reader.zone, { dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(at))

const dayText = (at: string, { language, zone }: Reader): string =>
  dateFormat(language, zone, { dateStyle: 'long' }).format(Date.parse(at))

/** How far a return of the Sun may be off, as computed from births that much earlier and later. */
function marginText(returns: readonly Return[], { language, accuracy }: Reader): string | null {
  if (accuracy === 'exact') return null
  const t = translator(language, 'returns')
  const minutes = Math.max(...returns.map(({ marginMinutes }) => marginMinutes ?? 0))
  const margin =
    minutes <= HOUR_MINUTES
      ? t('minutes', { count: minutes })
      : t('hours', { count: Math.round(minutes / HOUR_MINUTES) })
  return t(accuracy === 'unknown' ? 'unknownTime' : 'approximate', { margin })
}

function toChosen(
  found: NonNullable<ReturnsData['chosen']>,
  natalGates: readonly number[],
  reader: Reader,
): ChosenReturn {
  const { kind, number, pass, at, moments } = found
  const t = translator(reader.language, 'returns')
  const moment = toChart(found.chart)
  const sky = [...moment.activations.personality, ...moment.activations.design].map(({ body, gate, line }) => ({
    ...{ body, gate, line },
  }))
  const against = againstChart(natalGates, sky)
  const centers = against.centers.map(({ center }) => center)
  const isNodal = kind === 'nodal_return' || kind === 'nodal_opposition'
  return {
    name: nameOf(found, reader),
    at,
    when: momentText(at, reader),
    details: detailsOf(found, pass, reader),
    about: t(`about.${kind}`),
    passes: moments.map((each, index) => ({
      to: returnPath({ kind, number, pass: index + 1 }),
      name: t('passNumber', { pass: index + 1 }),
      at: each,
      when: momentText(each, reader),
      isChosen: index + 1 === pass,
      isUncertain: markOf(found, index, reader) !== null,
    })),
    uncertain:
      [passUncertainText(found, pass - 1, reader), otherPassesText(found, reader)].filter(Boolean).join(' · ') || null,
    passText: t(isNodal ? 'nodePassText' : 'passText'),
    years:
      kind === 'solar_return'
        ? {
            before: number > 1 ? returnPath({ kind, number: number - 1, pass: 1 }) : null,
            after: yearOf(at) < yearOf(SKY_MONTHS.last) ? returnPath({ kind, number: number + 1, pass: 1 }) : null,
          }
        : null,
    ...activationTexts(against, reader.language),
    moment,
    overlay: toSkyOverlay(natalGates, sky, centers),
  }
}

const yearOf = (date: string): number => Number(date.slice(0, 4))

const listFormat = (language: Language) => new Intl.ListFormat(LIST_LOCALES[language], { type: 'conjunction' })

/** Which channels chart and return complete together, and which centers that defines. */
function activationTexts(
  { completed, collective, centers }: ReturnType<typeof againstChart>,
  language: Language,
): Pick<ChosenReturn, 'activates' | 'channels'> {
  const [t, hd] = [translator(language, 'returns'), translator(language, 'hd')]
  const list = listFormat(language)
  const bodiesOf = (bodies: readonly BodyCode[]) => list.format(bodies.map((body) => hd(`body.${body}`)))
  const named = (channel: ChannelId) => `${channelNumbers(channel)} ${hd(channelKey(channel))}`
  const numbers = list.format(completed.map(({ channel }) => channelNumbers(channel).replace('–', UNBROKEN)))
  const names = list.format(centers.map(({ center }) => hd(`center.${center}`)))
  return {
    activates: [
      completed.length > 0 ? t('completes', { count: completed.length, channels: numbers }) : t('completesNone'),
      centers.length > 0 ? t('defines', { count: centers.length, centers: names }) : t('definesNone'),
    ],
    channels: [
      ...completed.map(({ channel, natalGate, transitGate, bodies }) => ({
        channel: named(channel),
        by: t('completedBy', { natal: natalGate, transit: transitGate, bodies: bodiesOf(bodies) }),
      })),
      ...collective.map(({ channel, bodies }) => ({
        channel: named(channel),
        by: t('wholeBy', { bodies: bodiesOf(bodies) }),
      })),
    ],
  }
}

/** Which return an address asks for: none, or one that there may be; `isWrong` where it asks for what can't be one. */
type AskedReturn = { chosen: ReturnPass | null; isWrong: boolean }

/** The address of a return within one's own page; of its first pass unless another is named. */
export function returnPath({ kind, number, pass }: ReturnPass): string {
  const path = `${RETURNS}&return=${kind.replaceAll('_', '-')}-${number}`
  return pass === 1 ? path : `${path}&pass=${pass}`
}

/** Reads what `returnPath` writes. */
export function readReturn(params: URLSearchParams): AskedReturn {
  const name = params.get('return')
  if (name === null) return { chosen: null, isWrong: false }
  const [, kind, number] = /^([a-z-]+)-(\d{1,3})$/.exec(name) ?? []
  const pass = params.get('pass') ?? '1'
  const parsed = returnPassSchema.safeParse({
    kind: RETURN_KINDS.find((each) => each.replaceAll('_', '-') === kind),
    number: Number(number),
    pass: /^\d{1,2}$/.test(pass) ? Number(pass) : null,
  })
  return parsed.success ? { chosen: parsed.data, isWrong: false } : { chosen: null, isWrong: true }
}
