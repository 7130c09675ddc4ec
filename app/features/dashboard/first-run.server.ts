import { definedChannels } from '~/domain/human-design/channels'
import { connectedComponents, definitionOf } from '~/domain/human-design/definition'
import type { Completion, FirstStep } from '~/domain/membership/first-steps'
import type { Language } from '~/locales/language'
import { shortReadingText } from '~/platform/written-reading.server'
import type { Glance } from './glance.server'

/** What a member sees first with a new chart. */
export type FirstRun = {
  /** Their chart in three sentences; null where the birth time isn't exact, which leaves to the reading what is certain. */
  short: string | null
  hasPosted: boolean
}

const FIRST_RUN: readonly FirstStep[] = ['post', 'connection']

/** Null without a chart, once a member follows somebody and has posted, and where they hid the first steps. */
export function toFirstRun(
  glance: Glance | null,
  { steps }: Completion,
  isListAway: boolean,
  language: Language,
): FirstRun | null {
  const isDone = (wanted: FirstStep) => steps.some(({ step, done }) => step === wanted && done)
  if (!glance || isListAway || FIRST_RUN.every(isDone)) return null
  return { short: glance.uncertainTime ? null : threeSentences(glance, language), hasPosted: isDone('post') }
}

function threeSentences({ type, authority, profile, drawing }: Glance, language: Language) {
  const gates = Object.keys(drawing.gates).map(Number)
  const channels = definedChannels(new Set(gates))
  const definition = definitionOf(connectedComponents(channels))
  const chart = { type, authority, profile, definition, centers: drawing.centers, gates }
  return shortReadingText({ detail: 'gates', ...chart, channels: channels.map(({ id }) => id) }, null, language)
}
