import { type HeldFact, heldFacts, windowAround } from '~/domain/human-design/held-spans'
import { type FactInWords, type Group, type Grouped, MARGINS, type Report, type Within } from './birth-time'
import { holdsSaved, type ReadDay } from './read-day.server'

/** What an address asks for, or what suits the accuracy of the stored time. */
export function readWithin(asked: string | null, accuracy: 'exact' | 'approximate' | 'unknown'): Within {
  if (accuracy === 'unknown') return 'day'
  if (asked === 'day') return 'day'
  return MARGINS.find((minutes) => String(minutes) === asked) ?? (accuracy === 'exact' ? 5 : 30)
}

/** The report of a window around the saved time, or of the whole day: what holds throughout first, then what does not. */
export function toReport(read: ReadDay, within: Within): Report {
  const { day, states, savedAt, momentOf } = read
  const window = windowAround(day, within === 'day' || savedAt === null ? null : within)
  const held = heldFacts(states, day.clock, window)
  const whole = held[0]?.spans
  return {
    view: 'report',
    within,
    choices: savedAt === null ? [] : [...MARGINS, 'day'],
    from: momentOf(whole?.[0]?.from ?? window.from),
    to: momentOf(whole?.at(-1)?.to ?? window.to),
    stable: grouped(
      read,
      held.filter(({ spans }) => spans.length === 1),
    ),
    open: grouped(
      read,
      held.filter(({ spans }) => spans.length > 1),
    ),
  }
}

function grouped(read: ReadDay, facts: HeldFact[]): Grouped {
  const groups: Grouped = { core: [], center: [], channel: [], activation: [] }
  for (const held of facts) groups[groupOf(held)].push(inWords(read, held))
  return groups
}

function groupOf({ fact: { kind } }: HeldFact): Group {
  return kind === 'center' || kind === 'channel' || kind === 'activation' ? kind : 'core'
}

function inWords(read: ReadDay, { fact, spans }: HeldFact): FactInWords {
  return {
    name: read.nameOf(fact),
    spans: spans.map((span) => ({
      text: read.textOf(span.state, fact),
      from: read.momentOf(span.from),
      to: read.momentOf(span.to),
      isSaved: holdsSaved(read, span),
    })),
  }
}
