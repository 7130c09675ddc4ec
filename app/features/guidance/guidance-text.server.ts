import { CHANNELS } from '~/domain/human-design/terms/channels'
import type {
  AuthorityCode,
  BodyCode,
  CenterCode,
  CenterState,
  ChannelId,
  TypeCode,
} from '~/domain/human-design/terms/codes'
import type { DailyGuidance } from '~/domain/human-design/transit/daily-guidance'
import {
  DAYS_OF_A_WEEK,
  type GuidanceFact,
  type Params,
  type Reason,
  textKeyOf,
} from '~/domain/human-design/transit/guidance-facts'
import type { InsightFact } from '~/domain/human-design/transit/personal-insight'
import { capital } from '~/domain/text/sentences'
import { dateFormat } from '~/locales/date-format'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { translator } from '~/platform/server/i18n.server'
import type { GuidanceLine, GuidancePart, ShownFocus, ShownGuidance } from './guidance'

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

type CardContext = { type: TypeCode; date: string }

// A date is no instant: it is read as one of UTC.
const dayText = (date: string, language: Language) =>
  dateFormat(language, 'UTC', DAY).format(new Date(`${date}T12:00:00Z`))

/** What a day is about, in the words of a language. */
export const toFocus = (
  { focus, variant }: DailyGuidance,
  { type, date }: CardContext,
  language: Language,
): ShownFocus => ({
  day: dayText(date, language),
  name: nameOfFact(language, focus, type),
  text: sayFact(language, focus, variant),
})

/** The guidance of a day in the words of a language: the whole card. */
export function toCard(guidance: DailyGuidance, { type, date }: CardContext, language: Language): ShownGuidance {
  const lineOf = (part: GuidancePart, fact: GuidanceFact): GuidanceLine => ({
    part,
    name: nameOfFact(language, fact, type),
    text: sayFact(language, fact, guidance.variant),
    because: sayReason(language, fact.because),
  })
  const { strategy, focus, avoid, affirmation, lucky, authority, also } = guidance
  const parts = { strategy, focus, avoid, affirmation, lucky, authority }
  return {
    day: dayText(date, language),
    lines: [
      ...Object.entries(parts).map(([part, fact]) => lineOf(part as GuidancePart, fact)),
      ...also.map((fact) => lineOf('also', fact)),
    ],
  }
}

/** Number of variants of each joining sentence. */
const INSIGHT_VARIANTS = 3
const QUOTED: Record<Language, (text: string) => string> = { en: (text) => `“${text}”`, ru: (text) => `«${text}»` }

/** The paragraphs of a personal insight in the words of a language, on a day with this variant. */
export function insightParagraphs(paragraphs: InsightFact[][], variant: number, language: Language): string[] {
  return paragraphs.map((facts) => facts.map((fact) => sayInsight(fact, variant, language)).join(' '))
}

function sayInsight({ id, params }: InsightFact, variant: number, language: Language): string {
  const quoted = QUOTED[language]
  switch (id) {
    case 'reading.gate':
      return quoted(translator(language, 'readings-gates')(gateKey(Number(params.gate))))
    case 'reading.channel':
      return quoted(translator(language, 'readings-channels')(channelKey(params.channel as ChannelId)))
    case 'reading.center':
      return quoted(
        translator(
          language,
          'readings-centers',
        )(`center.${params.center as CenterCode}.${params.state as CenterState}`),
      )
    case 'reading.authority':
      return translator(language, 'readings-core')(`authority.${params.authority as AuthorityCode}`)
    default: {
      const key = `${id}.${(variant % INSIGHT_VARIANTS) + 1}` as Key<'guidance-insight'>
      return capital(translator(language, 'guidance-insight')(key, paramsInWords(params, language)))
    }
  }
}

function paramsInWords(params: Params, language: Language): Params {
  const words = factWords(language)
  const hd = translator(language, 'hd')
  const { gate, earthGate, channel, bodies, center, type } = params
  return {
    ...params,
    ...(gate !== undefined && { name: words.gate(gate) }),
    ...(earthGate !== undefined && { earthName: words.gate(earthGate) }),
    ...(channel !== undefined && { channel: channelNumbers(String(channel)), name: words.channel(channel) }),
    ...(bodies !== undefined && { bodies: words.bodies(bodies) }),
    ...(center !== undefined && { center: words.center(center) }),
    ...(type !== undefined && {
      signature: hd(`signature.${type as TypeCode}`),
      notSelf: hd(`notSelf.${type as TypeCode}`),
    }),
  }
}

/** Functions that turn the codes in facts into words. */
export function factWords(language: Language) {
  const hd = translator(language, 'hd')
  const reasons = translator(language, 'guidance-reasons')
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const listOf = (codes: unknown, say: (code: string) => string) => list.format(String(codes).split(',').map(say))
  return {
    gate: (gate: unknown) => hd(gateKey(Number(gate))),
    channel: (channel: unknown) => hd(channelKey(String(channel) as ChannelId)),
    channels: (codes: unknown) => listOf(codes, channelNumbers),
    bodies: (codes: unknown) => listOf(codes, (body) => reasons(`body.${body as BodyCode}`)),
    center: (center: unknown) => reasons(`center.${center as CenterCode}`),
  }
}

/** A fact's text on a day with this variant. */
function sayFact(language: Language, { id, params }: GuidanceFact, variant: number): string {
  const key = textKeyOf(id, variant)
  const words = factWords(language)
  const filled: Params = { ...params, ...(params.gate !== undefined && { name: words.gate(params.gate) }) }
  if (id.startsWith('focus.')) return sayFocus(language, key, { id, params, variant })
  if (id.startsWith('avoid.')) return translator(language, 'guidance-avoid')(key as Key<'guidance-avoid'>, filled)
  return translator(language, 'guidance-days')(key as Key<'guidance-days'>, filled)
}

type Focus = Pick<GuidanceFact, 'id' | 'params'> & { variant: number }

/** A channel or the Sun in a gate lasts for days, so a second sentence changes daily: a step, or the line of the Sun. */
function sayFocus(language: Language, key: string, { id, params, variant }: Focus): string {
  const t = translator(language, 'guidance-focus')
  const beside = id.startsWith('focus.sun.')
    ? `focus.line.${params.line}`
    : `focus.step.${(variant % DAYS_OF_A_WEEK) + 1}`
  return `${t(key as Key<'guidance-focus'>)} ${t(beside as Key<'guidance-focus'>)}`
}

/** The reason for a fact. */
function sayReason(language: Language, { id, params }: Reason): string {
  const t = translator(language, 'guidance-reasons')
  const words = factWords(language)
  const { body, bodies, center, channels, natalGate, transitGate } = params
  return t(id, {
    ...params,
    ...(body !== undefined && { body: words.bodies(body) }),
    ...(bodies !== undefined && { bodies: words.bodies(bodies) }),
    ...(center !== undefined && { center: words.center(center) }),
    ...(channels !== undefined && { channels: words.channels(channels) }),
    ...(natalGate !== undefined && { channel: channelNumbers(channelOf(natalGate, transitGate)) }),
  })
}

function channelOf(...ends: unknown[]): ChannelId {
  const found = CHANNELS.find(({ gates }) => gates.every((gate) => ends.includes(gate)))
  if (!found) throw new RangeError(`No channel joins ${ends.join(' and ')}`)
  return found.id
}

/** The name of what a fact is about; null where its part of the card already says it. */
function nameOfFact(language: Language, { id, params }: GuidanceFact, type: TypeCode): string | null {
  const hd = translator(language, 'hd')
  const words = factWords(language)
  if (id.startsWith('strategy.')) return hd(`strategy.${type}`)
  if (id.startsWith('authority.')) return hd(id as Key<'hd'>)
  if (params.channel !== undefined) return `${channelNumbers(String(params.channel))} ${words.channel(params.channel)}`
  if (params.center !== undefined) return hd(`center.${params.center as CenterCode}`)
  if (id.startsWith('focus.sun.')) return `${hd('gate', { gate: params.gate! })}, ${words.gate(params.gate)}`
  return null
}
