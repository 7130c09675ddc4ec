import { GATES_OF_CENTER, MOTORS } from '~/domain/human-design/terms/centers'
import { CHANNELS, type Channel } from '~/domain/human-design/terms/channels'
import {
  BODIES,
  type BodyCode,
  CENTERS,
  type CenterCode,
  TYPES,
  type TypeCode,
} from '~/domain/human-design/terms/codes'
import type { GuidanceDay } from '~/domain/human-design/transit/daily-guidance'
import { en } from '~/locales/en'
import type { Language } from '~/locales/language'
import { ru } from '~/locales/ru'

export const WORDS = { en, ru }
const FAST: readonly BodyCode[] = ['sun', 'earth', 'moon', 'mercury', 'venus', 'mars']

/** `moonDegrees`: from the Sun to the Moon, at noon. */
export type Day = GuidanceDay & { moonDegrees: number }

// — What is true of a chart on a day, from gates alone

export type Truth = ReturnType<typeof truthOf>

/** What holds for a chart with these gates on a day. */
export function truthOf(gates: readonly number[], day: Day) {
  const natal = new Set(gates)
  const bodiesIn = (places: readonly number[]) =>
    BODIES.filter((body) => day.sky.some((each) => each.body === body && places.includes(each.gate)))
  const all = new Set([...gates, ...day.sky.map(({ gate }) => gate)])
  const wholeIn = (active: Set<number>) => CHANNELS.filter(({ gates: [a, b] }) => active.has(a) && active.has(b))
  const [own, together] = [wholeIn(natal), wholeIn(all)]
  const isNews = (body: BodyCode) => FAST.includes(body) || day.changedToday.includes(body)
  const missing = ({ gates: [a, b] }: Channel) => (natal.has(a) === natal.has(b) ? [] : [natal.has(a) ? b : a])
  return {
    ...{ natal, together, bodiesIn, day },
    at: (body: BodyCode) => day.sky.find((each) => each.body === body)!,
    own: new Set(own.flatMap(({ centers }) => centers)),
    lent: new Set(together.flatMap(({ centers }) => centers)),
    parts: partsOf(own),
    partsTogether: partsOf(together),
    /** Channels that the day completes: of a gate of the chart and a body that moves on soon, or came today. */
    completed: CHANNELS.filter((channel) => bodiesIn(missing(channel)).some(isNews)),
  }
}

/** Centers that channels join, group by group. */
function partsOf(channels: readonly Channel[]): Set<CenterCode>[] {
  let parts: Set<CenterCode>[] = []
  for (const { centers } of channels) {
    const joined = parts.filter((part) => centers.some((center) => part.has(center)))
    parts = [...parts.filter((part) => !joined.includes(part)), new Set([...centers, ...joined.flatMap((p) => [...p])])]
  }
  return parts
}

const areJoined = (parts: Set<CenterCode>[], one: CenterCode, others: readonly CenterCode[]) =>
  parts.some((part) => part.has(one) && others.some((other) => part.has(other)))

/** A channel of one gate of the chart and one of the sky, in which these bodies are. */
function isCompleted({ natalGate, transitGate, channels: [channel], bodies }: Said, { natal, at }: Truth) {
  const ends = [natalGate, transitGate].sort((a, b) => a - b)
  const isInSky = bodies.length > 0 && bodies.every((body) => at(body).gate === transitGate)
  return natal.has(natalGate) && !natal.has(transitGate) && channel === ends.join('-') && isInSky
}

function typeOf({ own, parts }: Truth): TypeCode {
  const hasVoice = areJoined(parts, 'throat', MOTORS)
  if (own.size === 0) return 'reflector'
  if (own.has('sacral')) return hasVoice ? 'manifesting_generator' : 'generator'
  return hasVoice ? 'manifestor' : 'projector'
}

/** How many bodies are in the gates of a center. */
const visitors = ({ bodiesIn }: Truth, center: CenterCode) => bodiesIn(GATES_OF_CENTER[center]).length
const isOpen = ({ own, lent }: Truth, center: CenterCode | undefined): center is CenterCode =>
  center !== undefined && !own.has(center) && !lent.has(center)
const isLent = ({ own, lent }: Truth, center: CenterCode | undefined) =>
  center !== undefined && !own.has(center) && lent.has(center)
/** Whether parts of a split are joined by the sky. */
export const hasBridge = ({ parts, partsTogether }: Truth) =>
  partsTogether.some((area) => parts.filter((part) => [...part].some((center) => area.has(center))).length > 1)
/** Whether the Moon was so far from the Sun at some time of the day: it gains 7 degrees at most in half of one. */
const isPhase = ({ day }: Truth, degrees: number) => Math.abs(((day.moonDegrees - degrees + 540) % 360) - 180) < 8
const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

// — What a text says

/** What a sentence names, as numbers and codes again. */
type Said = Record<'gate' | 'line' | 'earthGate' | 'natalGate' | 'transitGate', number> & {
  bodies: BodyCode[]
  channels: string[]
  center: CenterCode | undefined
  /** Those whose signature and not-self theme it names. */
  types: TypeCode[]
}

const BELOW_THROAT = CENTERS.slice(CENTERS.indexOf('g'))

/** By the name of a sentence or a reason: whether what it says is true. Those that aren't here claim nothing. */
export const CLAIMS: Record<string, (said: Said, truth: Truth) => boolean> = {
  opens: ({ gate, line, earthGate }, { at }) =>
    at('sun').gate === gate && at('sun').line === line && at('earth').gate === earthGate,
  natal_sun: ({ gate }, { natal, at }) => natal.has(gate) && at('sun').gate === gate,
  completed: isCompleted,
  completed_also: isCompleted,
  completed_none: (_, { completed }) => completed.length === 0,
  stressed: ({ gate, bodies }, { natal, bodiesIn }) => natal.has(gate) && same(bodies, bodiesIn([gate])),
  center_lent: ({ center }, truth) => isLent(truth, center),
  center_visited: ({ center }, truth) => {
    const most = Math.max(...CENTERS.filter((each) => isOpen(truth, each)).map((each) => visitors(truth, each)))
    return isOpen(truth, center) && most > 0 && visitors(truth, center) === most
  },
  center_quiet: ({ center }, truth) => isOpen(truth, center) && visitors(truth, center) === 0,
  centers_all: (_, { own }) => own.size === CENTERS.length,
  bridged: (_, truth) => hasBridge(truth),
  evening: ({ types }, truth) => types.includes(typeOf(truth)),

  'lucky.transit': ({ gate }, { natal, bodiesIn }) => !natal.has(gate) && bodiesIn([gate]).length > 0,
  'also.moon': ({ gate }, { at }) => at('moon').gate === gate,

  completes: isCompleted,
  sun_stands: ({ gate, line }, { at, completed }) =>
    at('sun').gate === gate && at('sun').line === line && completed.length === 0,
  conditions: ({ center, bodies }, truth) =>
    isOpen(truth, center) && bodies.length > 0 && same(bodies, truth.bodiesIn(GATES_OF_CENTER[center])),
  lends: ({ center, channels }, truth) => {
    const through = truth.together.filter(({ centers }) => centers.some((each) => each === center))
    return (
      isLent(truth, center) &&
      same(
        channels,
        through.map(({ id }) => id),
      )
    )
  },
  stays_open: ({ center }, truth) => isOpen(truth, center) && visitors(truth, center) === 0,
  all_defined: (_, { own }) => own.size === CENTERS.length,
  bridges: ({ channels, bodies }, truth) => {
    const whole = truth.together.filter(({ id }) => channels.includes(id))
    const isHelp = (body: BodyCode) => !truth.natal.has(truth.at(body).gate)
    return hasBridge(truth) && channels.length > 0 && whole.length === channels.length && bodies.every(isHelp)
  },
  moon_stands: ({ gate, line }, { at }) => at('moon').gate === gate && at('moon').line === line,
  'phase.new_moon': (_, truth) => isPhase(truth, 0),
  'phase.first_quarter': (_, truth) => isPhase(truth, 90),
  'phase.full_moon': (_, truth) => isPhase(truth, 180),
  'phase.last_quarter': (_, truth) => isPhase(truth, 270),

  ...Object.fromEntries(TYPES.map((type) => [`type.${type}`, (_: Said, truth: Truth) => typeOf(truth) === type])),
  'authority.emotional': (_, { own }) => own.has('solar_plexus'),
  'authority.sacral': (_, { own }) => own.has('sacral') && !own.has('solar_plexus'),
  'authority.splenic': (_, { own }) => own.has('spleen') && !own.has('solar_plexus') && !own.has('sacral'),
  'authority.ego_manifested': (_, truth) => isEgo(truth, 'manifestor'),
  'authority.ego_projected': (_, truth) => isEgo(truth, 'projector'),
  'authority.self_projected': (_, { parts }) => areJoined(parts, 'g', ['throat']),
  'authority.mental': (_, { own }) => own.size > 0 && BELOW_THROAT.every((center) => !own.has(center)),
  'authority.lunar': (_, { own }) => own.size === 0,
}

const isEgo = (truth: Truth, type: TypeCode) =>
  typeOf(truth) === type && truth.own.has('heart') && !truth.own.has('solar_plexus') && !truth.own.has('spleen')

const patterns = new Map<string, RegExp>()

/** What matches all texts that are made from a template, with its parameters as groups. */
function patternOf(template: string): RegExp {
  const made = patterns.get(template)
  if (made) return made
  const named = new Set<string>()
  const pieces = template.split(/\{\{(\w+)\}\}/).map((piece, index) => {
    if (index % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    if (named.has(piece)) return `\\k<${piece}>`
    named.add(piece)
    return `(?<${piece}>.+?)`
  })
  const pattern = new RegExp(`^${pieces.join('')}$`, 'iu')
  patterns.set(template, pattern)
  return pattern
}

const LISTS = { en: new Intl.ListFormat('en'), ru: new Intl.ListFormat('ru') }

/** Reads a finished sentence back by the text it was made from; throws where it is another one, or names something wrongly. */
export function read(template: string, text: string, language: Language): Said {
  const found = patternOf(template).exec(text)
  if (!found) throw new Error(`${text} isn’t ${template}`)
  const said: Record<string, string | undefined> = found.groups ?? {}
  const hd: Record<string, string> = WORDS[language].hd
  const reasons: Record<string, string> = WORDS[language]['guidance-reasons']
  const lower = (words: string | undefined) => words?.toLowerCase() ?? ''
  const bodiesText = lower(said.bodies ?? said.body)
  const bodies = BODIES.filter((body) => bodiesText.includes(lower(reasons[`body.${body}`])))
  const inList = LISTS[language].format(bodies.map((body) => reasons[`body.${body}`]!))
  const channels = [...(said.channels ?? said.channel ?? '').matchAll(/(\d+)–(\d+)/g)].map(([, a, b]) => `${a}-${b}`)
  const center = CENTERS.find((each) => lower(reasons[`center.${each}`]) === lower(said.center))
  const named = [
    [said.name, said.channel ? hd[`channel.${channels[0]}`] : hd[`gate.${said.gate}`]],
    [said.earthName, hd[`gate.${said.earthGate}`]],
    [bodiesText, lower(inList)],
    [said.center, center && reasons[`center.${center}`]],
  ]
  for (const [shown, right] of named)
    if (shown && lower(shown) !== lower(right)) throw new Error(`${text}: not ${shown}`)
  const number = (name: string) => Number(said[name])
  return {
    ...{ gate: number('gate'), line: number('line'), earthGate: number('earthGate') },
    ...{ natalGate: number('natalGate'), transitGate: number('transitGate') },
    ...{ bodies, channels, center },
    types: TYPES.filter((type) => {
      return hd[`signature.${type}`] === said.signature && hd[`notSelf.${type}`] === said.notSelf
    }),
  }
}
