import type { DayState } from '~/domain/human-design/day-states'
import { type HeldSpan, minutesOf } from '~/domain/human-design/held-spans'
import { gateStates } from '~/ui/bodygraph/bodygraph-data'
import { readAskedTime } from './asked-time'
import type { DayMap, Track, TrackName } from './birth-time'
import { definedIn, type ReadDay } from './read-day.server'

const MINUTE = 60_000
const CORE = ['type', 'authority', 'profile', 'definition', 'cross'] as const

/** The local day with its charts, at the moment that is asked for, else at the saved one, else at noon. */
export function toDayMap(read: ReadDay, query: URLSearchParams): DayMap {
  const { day, states, birthDate, savedAt } = read
  const { from, to } = day.day
  const held = minutesOf(states, day.clock, { from, to: to - 1 })
  const minuteOf = (utcMs: number) => Math.floor((utcMs - from) / MINUTE)
  const { asked, at } = readAskedTime(query, 'at', day, birthDate)
  const tracks = CORE.map((kind) => toTrack(kind, (state) => read.textOf(state, { kind })))
  tracks.push(toTrack('centers', (state) => definedIn(read, state, 'center')))
  tracks.push(toTrack('channels', (state) => definedIn(read, state, 'channel')))
  const drawings = unlessSame(
    held.map(({ from, state }) => ({
      from: minuteOf(from),
      drawing: { centers: state.facts.centers, gates: gateStates(state.stands) },
    })),
    ({ drawing }) => JSON.stringify(drawing),
  ).map(({ from, drawing }) => ({ from, ...drawing }))
  const changes = new Set([...tracks.flatMap(({ spans }) => spans), ...drawings].map((each) => each.from))
  return {
    view: 'day',
    birthDate,
    from,
    minutes: minuteOf(to),
    clock: day.clock,
    tracks,
    drawings,
    changes: [...changes].sort((one, other) => one - other),
    at: minuteOf(at ?? day.utc),
    saved: savedAt === null ? null : minuteOf(savedAt),
    asked,
  }

  function toTrack(name: TrackName, textOf: (state: DayState) => string): Track {
    const spans = held.map((span: HeldSpan) => ({
      from: minuteOf(span.from),
      text: textOf(span.state),
      ...(name === 'type' && { type: span.state.facts.type }),
    }))
    return { name, spans: unlessSame(spans, ({ text }) => text) }
  }
}

/** Without those that are as the one before. */
function unlessSame<T>(list: T[], keyOf: (each: T) => string): T[] {
  return list.filter((each, index) => index === 0 || keyOf(each) !== keyOf(list[index - 1]!))
}
