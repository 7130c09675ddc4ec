import type { VisibleChart } from '~/domain/human-design/chart/visible-chart'
import { shortReading } from '~/domain/human-design/reading/short-reading'
import { definedChannels } from '~/domain/human-design/terms/channels'
import { connectedComponents, definitionOf } from '~/domain/human-design/terms/definition'
import type { Completion, FirstStep } from '~/domain/membership/first-steps'
import type { Language } from '~/locales/language'
import { sayShortReading } from '~/locales/say-reading'
import { readingWords } from '~/platform/chart/written-reading.server'
import type { Glance } from './glance.server'

/** What a member sees first with a new chart. */
export type FirstRun = {
  /** Their chart in three sentences; null where the birth time isn't exact, which leaves to the reading what is certain. */
  short: string | null
  hasPosted: boolean
}

const FIRST_RUN: readonly FirstStep[] = ['post', 'connection']
const NEW_FOR_MILLISECONDS = 14 * 86_400_000

type Facts = {
  glance: Glance | null
  completion: Completion
  isListAway: boolean
  /** For how long they have been a member, in milliseconds. */
  age: number
}

/**
 * Null without a chart, once a member follows somebody and has posted, where they hid the first steps, and after their first two
 * weeks.
 */
export function toFirstRun({ glance, completion, isListAway, age }: Facts, language: Language): FirstRun | null {
  const isDone = (wanted: FirstStep) => completion.steps.some(({ step, done }) => step === wanted && done)
  if (!glance || isListAway || age >= NEW_FOR_MILLISECONDS || FIRST_RUN.every(isDone)) return null
  return { short: glance.uncertainTime ? null : threeSentences(glance, language), hasPosted: isDone('post') }
}

function threeSentences({ type, authority, profile, drawing }: Glance, language: Language) {
  const gates = Object.keys(drawing.gates).map(Number)
  const channels = definedChannels(new Set(gates))
  const definition = definitionOf(connectedComponents(channels))
  const chart: VisibleChart = {
    detail: 'gates',
    ...{ type, authority, profile, definition, gates },
    centers: drawing.centers,
    channels: channels.map(({ id }) => id),
  }
  return sayShortReading(readingWords(language), shortReading(chart, null))
}
