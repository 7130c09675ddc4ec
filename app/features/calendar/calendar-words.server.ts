import type { Arrival, Happening, Ingress, Touch } from '~/domain/calendar/happenings'
import type { Cycle, CycleKind } from '~/domain/human-design/service/cycle.schema'
import type { BodyCode } from '~/domain/human-design/terms/codes'
import { capital } from '~/domain/text/sentences'
import { dateFormat } from '~/locales/date-format'
import { channelNumbers, gateKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import { GLYPHS } from '~/ui/bodygraph/glyphs'
import type { Entry } from './calendar'

const CYCLE_BODIES: Record<CycleKind, BodyCode | 'chiron'> = {
  solar_return: 'sun',
  lunar_return: 'moon',
  saturn_return: 'saturn',
  chiron_return: 'chiron',
  uranus_opposition: 'uranus',
  nodal_return: 'north_node',
}

/** How happenings are told in a language. */
export function entryWords(language: Language) {
  const t = translator(language, 'calendar-entries')
  const hd = translator(language, 'hd')
  const nameOf = (body: BodyCode | 'chiron') => (body === 'chiron' ? t('chiron') : hd(`body.${body}`))
  const inGate = ({ gate, line }: { gate: number; line: number }) => ({ gate, line, name: hd(gateKey(gate)) })

  function ingress({ arrivals: [first, ...others], isLine, motion }: Ingress): string {
    const key = isLine ? 'line' : motion === 'retrograde' ? 'back' : 'enters'
    const sentence = t(key, { body: nameOf(first.body), ...inGate(first) })
    const beside = others.map((other) =>
      t(isLine ? 'lineBeside' : 'beside', { body: nameOf(other.body), ...inGate(other) }),
    )
    return [sentence, ...beside].join(' · ')
  }

  const cycleName = ({ kind, pass, passes }: Cycle) =>
    passes > 1 ? t('cycleOfPass', { name: t(`cycle.${kind}`), pass, passes }) : t(`cycle.${kind}`)

  return {
    /** One sentence. */
    text(happening: Happening): string {
      if (happening.kind === 'ingress') return ingress(happening)
      if (happening.kind === 'phase') return t(`phase.${happening.phase}`, inGate(happening))
      if (happening.kind === 'station')
        return t(`turns.${happening.turns}`, { body: nameOf(happening.body), ...inGate(happening) })
      return cycleName(happening.cycle)
    },

    /** Several gates of the Moon on one day, as one. */
    moon: (gates: readonly number[]) => t('moon', { count: gates.length, gates: gates.join(', ') }),

    /** For a narrow cell: a sign, its name for who hears the page, and a word. */
    sign(happening: Happening): Entry['sign'] {
      if (happening.kind === 'ingress') {
        const { body, gate } = happening.arrivals[0]
        return { glyph: GLYPHS[body], name: nameOf(body), label: String(gate) }
      }
      if (happening.kind === 'phase')
        return { glyph: '', phase: happening.phase, name: '', label: t(`phaseShort.${happening.phase}`) }
      if (happening.kind === 'station') {
        const { body, turns } = happening
        return { glyph: GLYPHS[body], name: nameOf(body), label: t(`turnsShort.${turns}`) }
      }
      const { kind } = happening.cycle
      const body = CYCLE_BODIES[kind]
      return {
        glyph: GLYPHS[body],
        name: nameOf(body),
        label: t(kind === 'uranus_opposition' ? 'opposition' : 'return'),
      }
    },

    /** What the year makes of an arrival of the Sun. */
    year({ isNewYear, closing }: Ingress): string[] {
      return [...(isNewYear ? [t('newYear')] : []), ...(closing ? [t('closing', { number: closing })] : [])]
    },

    /** What it does to the reader's chart. */
    touch({ completes, ownGates }: Touch): string[] {
      const channels = completes.map(channelNumbers).join(', ')
      return [
        ...(completes.length > 0 ? [t('completes', { count: completes.length, channels })] : []),
        ...(ownGates.length > 0 ? [t('ownGate', { gates: ownGates.join(', ') })] : []),
      ]
    },
  }
}

export type EntryWords = ReturnType<typeof entryWords>

/** What makes a happening the same whenever it is told: its kind, who and where, and the day it is on in UTC. */
export function happeningId(happening: Happening): string {
  const day = new Date(happening.at).toISOString().slice(0, 10).replaceAll('-', '')
  if (happening.kind === 'phase') return `${happening.phase}-${day}`
  if (happening.kind === 'station') return `station-${happening.body}-${day}`
  if (happening.kind === 'cycle') {
    const { kind, number, pass } = happening.cycle
    return `${kind}-${number}-${pass}`
  }
  const place = ({ body, gate, line }: Arrival) => (happening.isLine ? `${body}-${gate}.${line}` : `${body}-${gate}`)
  return `${place(happening.arrivals[0])}-${day}`
}

/** A day of a calendar is the same in every zone. */
const ofDay = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  capital(dateFormat(language, 'UTC', options).format(Date.parse(`${day}T00:00:00Z`)))

/** "Monday 23 November". */
export const dayTitle = (day: string, language: Language) =>
  ofDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' })

/** "November 2026". */
export const monthTitle = (month: string, language: Language) =>
  `${ofDay(`${month}-01`, language, { month: 'long' })} ${month.slice(0, 4)}`

/** From Monday on, by which the weeks of both languages begin. */
export function weekdays(language: Language): { short: string; long: string }[] {
  const monday = Date.UTC(2026, 10, 23)
  return Array.from({ length: 7 }, (_, day) => {
    const at = new Date(monday + day * 86_400_000).toISOString().slice(0, 10)
    return { short: ofDay(at, language, { weekday: 'short' }), long: ofDay(at, language, { weekday: 'long' }) }
  })
}

/** "22 November 2026 at 10:42". */
export const exactMoment = (at: string, zone: string, language: Language) =>
  dateFormat(language, zone, { dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(at))
