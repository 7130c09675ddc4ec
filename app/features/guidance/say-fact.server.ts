import { CHANNELS } from '~/domain/human-design/terms/channels'
import type { BodyCode, CenterCode, ChannelId, TypeCode } from '~/domain/human-design/terms/codes'
import type { GuidanceFact, Params, Reason } from '~/domain/human-design/transit/guidance-facts'
import { DAYS_OF_A_WEEK, textKeyOf } from '~/domain/human-design/transit/guidance-variants'
import { channelKey, channelNumbers, gateKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import type { Key } from '~/locales/translate'
import { translator } from '~/platform/server/i18n.server'

/** Words of a language for what facts name by codes. */
export function factWords(language: Language) {
  const hd = translator(language, 'hd')
  const reasons = translator(language, 'guidance-reasons')
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const listed = (codes: unknown, say: (code: string) => string) => list.format(String(codes).split(',').map(say))
  return {
    gate: (gate: unknown) => hd(gateKey(Number(gate))),
    channel: (channel: unknown) => hd(channelKey(String(channel) as ChannelId)),
    channels: (codes: unknown) => listed(codes, channelNumbers),
    bodies: (codes: unknown) => listed(codes, (body) => reasons(`body.${body as BodyCode}`)),
    center: (center: unknown) => reasons(`center.${center as CenterCode}`),
  }
}

/** A fact's text on a day with this variant. */
export function sayFact(language: Language, { id, params }: GuidanceFact, variant: number): string {
  const key = textKeyOf(id, variant)
  const words = factWords(language)
  const filled: Params = { ...params, ...(params.gate !== undefined && { name: words.gate(params.gate) }) }
  if (id.startsWith('focus.')) return sayFocus(language, key, { id, params, variant })
  if (id.startsWith('avoid.')) return translator(language, 'guidance-avoid')(key as Key<'guidance-avoid'>, filled)
  return translator(language, 'guidance-days')(key as Key<'guidance-days'>, filled)
}

type Focus = Pick<GuidanceFact, 'id' | 'params'> & { variant: number }

/** A channel stays for days, and so does the Sun in a gate: a step, or the line that it has moved on to, makes each day its own. */
function sayFocus(language: Language, key: string, { id, params, variant }: Focus): string {
  const t = translator(language, 'guidance-focus')
  const beside = id.startsWith('focus.sun.')
    ? `focus.line.${params.line}`
    : `focus.step.${(variant % DAYS_OF_A_WEEK) + 1}`
  return `${t(key as Key<'guidance-focus'>)} ${t(beside as Key<'guidance-focus'>)}`
}

/** Why a fact is said. */
export function sayReason(language: Language, { id, params }: Reason): string {
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

/** What a fact is about, as a name; null where its part of the card says it. */
export function nameOfFact(language: Language, { id, params }: GuidanceFact, type: TypeCode): string | null {
  const hd = translator(language, 'hd')
  const words = factWords(language)
  if (id.startsWith('strategy.')) return hd(`strategy.${type}`)
  if (id.startsWith('authority.')) return hd(id as Key<'hd'>)
  if (params.channel !== undefined) return `${channelNumbers(String(params.channel))} ${words.channel(params.channel)}`
  if (params.center !== undefined) return hd(`center.${params.center as CenterCode}`)
  if (id.startsWith('focus.sun.')) return `${hd('gate', { gate: params.gate! })}, ${words.gate(params.gate)}`
  return null
}
