import { toActivations } from '~/domain/human-design/chart/build-chart'
import { type ChartFacts, chartFacts } from '~/domain/human-design/chart/chart-facts'
import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import { findRareCore, type PublishedCore, publishedCore } from '~/domain/human-design/chart/visible-chart'
import type { BirthFitData } from '~/domain/human-design/service/chart-service.schema'
import type { BirthFitQuestion } from '~/domain/human-design/service/sky-request.schema'
import { definedChannels } from '~/domain/human-design/terms/channels'
import { placeOnWheel } from '~/domain/human-design/terms/wheel'
import { parseBirthInstant } from '../covered-instants'
import { computeBirthLongitudes, DESIGN_ARC, type Ephemeris } from '../ephemeris/ephemeris'
import { EARLIEST_BIRTH_MS, END_MS } from '../ephemeris/range'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** How far apart the sampled instants are, in hours. The fastest body, the Moon, needs 9 to 11 of them for a gate. */
const STEP_HOURS = 4
/** That of the Personality and that of the Design: each completes a channel, hardly ever two. */
const MOONS = 2

/** The first of the years in which most members were born; a birth outside them moves them. */
const FIRST_YEAR = 1930
const YEARS = 80

/** From `from` (inclusive) to `to` (exclusive), ms since 1970 UTC. */
type BirthSpan = { from: number; to: number }

/** How many UTC days of birth fit what each level of chart detail shows. Throws `RefusedError` outside what the tables cover. */
export function findBirthFit({ birth_utc, is_time_unknown }: BirthFitQuestion, ephemeris: Ephemeris): BirthFitData {
  const birthMs = parseBirthInstant(birth_utc)
  const year = new Date(birthMs).getUTCFullYear()
  const first = Math.max(Math.min(FIRST_YEAR, year), year - YEARS + 1)
  const span = {
    from: Math.max(Date.UTC(first, 0, 1), EARLIEST_BIRTH_MS),
    to: Math.min(Date.UTC(first + YEARS, 0, 1), END_MS),
  }
  const days = daysOfBirth(ephemeris, birthMs, span, is_time_unknown)
  const rare = findRareCore(factsAt(ephemeris, birthMs))
  // Counting across all profiles takes seconds of CPU, so the days of 1930–2009 are in a table.
  const core = rare && rare.withheld !== 'definition' ? rare.days : days.core
  return { days: { ...days, core }, engineVersion: ENGINE_VERSION }
}

/**
 * The same within a span, among births with this profile. A day counts when a sampled instant of it fits; the samples are a grid
 * through the birth itself. The Moon alone can complete a channel for an hour or two, so the hours up to the next sample are looked at
 * too where the other bodies define no channel that isn't shown. Whoever sees more than the core of a chart is told that its time isn't
 * exact, and an unknown time is drawn for local noon: beyond the core, a day counts for such a birth only when it fits at the birth's
 * own time of day in UTC, which summer time and changes of offset move by little.
 */
export function daysOfBirth(
  ephemeris: Ephemeris,
  birthMs: number,
  { from, to }: BirthSpan,
  isTimeUnknown: boolean,
): BirthFitData['days'] {
  const own = factsAt(ephemeris, birthMs)
  const ownCore = publishedCore(own)
  const days = { core: new Set<number>(), channels: new Set<number>(), gates: new Set<number>() }
  const count = (at: number, facts: ChartFacts) => {
    if (!isSameCore(publishedCore(facts), ownCore)) return
    const day = Math.floor(at / DAY_MS)
    days.core.add(day)
    if (isTimeUnknown && (at - birthMs) % DAY_MS !== 0) return
    if (!isSameList(facts.channels, own.channels)) return
    days.channels.add(day)
    if (isSameList(facts.gates, own.gates)) days.gates.add(day)
  }
  const stepMs = STEP_HOURS * HOUR_MS
  for (let at = birthMs - Math.floor((birthMs - from) / stepMs) * stepMs; at < to; at += stepMs) {
    // The profile follows from the Sun alone, which rules out most instants before the other bodies are computed.
    if (profileAt(ephemeris, at) !== own.profile) continue
    const activations = activationsAt(ephemeris, at)
    count(at, chartFacts(activations))
    const lasting = channelsBesideMoon(activations)
    if (!lasting.every((channel) => own.channels.includes(channel))) continue
    if (own.channels.length - lasting.length > MOONS) continue
    for (let hour = 1; hour < STEP_HOURS && at + hour * HOUR_MS < to; hour++) {
      const between = at + hour * HOUR_MS
      if (profileAt(ephemeris, between) === own.profile) count(between, factsAt(ephemeris, between))
    }
  }
  return { core: days.core.size, channels: days.channels.size, gates: days.gates.size }
}

function factsAt(ephemeris: Ephemeris, utcMs: number): ChartFacts {
  return chartFacts(activationsAt(ephemeris, utcMs))
}

/** The channels that all bodies but the Moon define. */
function channelsBesideMoon({ personality, design }: ReturnType<typeof activationsAt>) {
  const others = [...personality, ...design].filter(({ body }) => body !== 'moon')
  return definedChannels(new Set(others.map(({ gate }) => gate))).map(({ id }) => id)
}

function activationsAt(ephemeris: Ephemeris, utcMs: number) {
  const { personality, design } = computeBirthLongitudes(ephemeris, utcMs)
  return { personality: toActivations(personality), design: toActivations(design) }
}

function profileAt(ephemeris: Ephemeris, utcMs: number): string {
  const sun = ephemeris.travelAt('sun', utcMs)
  return `${placeOnWheel(sun).line}/${placeOnWheel(sun - DESIGN_ARC).line}`
}

const isSameCore = (one: PublishedCore, other: PublishedCore) =>
  one.type === other.type &&
  one.authority === other.authority &&
  one.profile === other.profile &&
  one.definition === other.definition

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, at) => value === other[at])
