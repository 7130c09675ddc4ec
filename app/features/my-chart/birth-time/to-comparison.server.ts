import { CENTERS } from '~/domain/human-design/codes'
import { differencesOf, factsOf, saidOf } from '~/domain/human-design/day-facts'
import { type DayState, stateAt } from '~/domain/human-design/day-states'
import { gateStates } from '~/ui/bodygraph/bodygraph-data'
import { readAskedTime } from './asked-time'
import type { ComparedTime, Comparison } from './birth-time'
import { chosenTimeAt } from './clock-words'
import type { ReadDay } from './read-day.server'

/** Two times of the day side by side; the first is the saved one where none is asked for. */
export function toComparison(read: ReadDay, query: URLSearchParams): Comparison {
  const { day, birthDate, savedAt } = read
  const filled = new URLSearchParams(query)
  if (!query.has('one') && savedAt !== null) {
    const saved = chosenTimeAt(day.clock, savedAt)
    filled.set('one', saved.time)
    if (saved.offsetSeconds !== null) filled.set('one_offset', String(saved.offsetSeconds))
  }
  const one = readAskedTime(filled, 'one', day, birthDate)
  const other = readAskedTime(filled, 'other', day, birthDate)
  if (one.at === null || other.at === null) {
    return { view: 'compare', one: one.asked, other: other.asked, result: null }
  }
  if (one.at === other.at) {
    return { view: 'compare', one: one.asked, other: { ...other.asked, problem: 'same' }, result: null }
  }
  return { view: 'compare', one: one.asked, other: other.asked, result: compare(read, one.at, other.at) }
}

function compare(read: ReadDay, oneAt: number, otherAt: number): Comparison['result'] {
  const [one, other] = [stateAt(read.states, oneAt), stateAt(read.states, otherAt)]
  const differing = differencesOf(one, other)
  const isSame = (fact: (typeof differing)[number]) => saidOf(one, fact) === saidOf(other, fact)
  const same = factsOf([one, other]).filter(isSame)
  const [gates, otherGates] = [gateStates(one.stands), gateStates(other.stands)]
  const active = new Set([...one.facts.gates, ...other.facts.gates])
  return {
    one: toTime(read, oneAt, one),
    other: toTime(read, otherAt, other),
    differences: differing.map((fact) => ({
      name: read.nameOf(fact),
      one: read.textOf(one, fact),
      other: read.textOf(other, fact),
    })),
    same: same
      .filter(({ kind }) => kind !== 'activation')
      .map((fact) => ({ name: read.nameOf(fact), text: read.textOf(one, fact) })),
    sameActivations: same.filter(({ kind }) => kind === 'activation').length,
    gates: [...active].filter((gate) => gates[gate] !== otherGates[gate]),
    centers: CENTERS.filter((center) => one.facts.centers[center] !== other.facts.centers[center]),
  }
}

function toTime(read: ReadDay, utcMs: number, state: DayState): ComparedTime {
  const label = read.momentOf(utcMs)
  return {
    ...chosenTimeAt(read.day.clock, utcMs),
    label,
    isSaved: utcMs === read.savedAt,
    drawing: { centers: state.facts.centers, gates: gateStates(state.stands) },
    drawingName: `${label}: ${read.textOf(state, { kind: 'type' })}, ${read.textOf(state, { kind: 'profile' })}`,
  }
}
