import { CHANNELS } from '~/domain/human-design/terms/channels'
import { CENTERS, type CenterCode, CIRCUITS } from '~/domain/human-design/terms/codes'
import { linesOfProfile } from '~/domain/human-design/terms/profile'
import { centersThatAre, hangingGates, type LearnerChart } from '~/domain/learning/learner-chart'
import type { LessonId } from '~/domain/learning/lessons'
import { lookVariantOf } from '~/domain/learning/look-variant'
import { PENTA_GATES } from '~/domain/learning/quiz/between-questions'
import { lineKey } from '~/locales/hd-key'
import type { Language } from '~/locales/language'
import type { LessonTexts } from '~/locales/lesson-words'
import { type Params, translate } from '~/locales/translate'
import { translator } from '~/platform/server/i18n.server'
import { questionText, termNamer } from './quiz-text.server'

/** How a lesson's theme appears in this chart, in words. */
export function lookAtChart(lesson: LessonId, chart: LearnerChart, texts: LessonTexts): string {
  const text = texts.lessons[lesson].look[lookVariantOf(lesson, chart)]
  if (!text) throw new Error(`The lesson ${lesson} has no text for this chart`)
  return translate({ text }, texts.language, 'text', lookParams(chart, texts))
}

/** All parameters that the texts may use. */
function lookParams(chart: LearnerChart, texts: LessonTexts): Params {
  const { language } = texts
  const hd = translator(language, 'hd')
  const core = translator(language, 'readings-core')
  const { type, authority, profile, definition, channels, gates } = chart
  const [line1, line2] = linesOfProfile(profile)
  return {
    type: hd(`type.${type}`),
    typeText: core(`type.${type}`),
    strategy: hd(`strategy.${type}`),
    strategyText: core(`strategy.${type}`),
    authority: hd(`authority.${authority}`),
    authorityText: core(`authority.${authority}`),
    signature: hd(`signature.${type}`),
    notSelf: hd(`notSelf.${type}`),
    profile,
    profileName: hd(`profile.${profile}`),
    profileText: core(`profile.${profile}`),
    definition: hd(`definition.${definition}`),
    definitionText: core(`definition.${definition}`),
    ...{ line1, line1Name: hd(lineKey(line1)), line1Text: core(lineKey(line1)) },
    ...{ line2, line2Name: hd(lineKey(line2)), line2Text: core(lineKey(line2)) },
    gatesCount: gates.length,
    channelsCount: channels.length,
    ...listParams(chart, texts),
    ...Object.fromEntries(CENTERS.flatMap((center) => centerParams(center, chart, language))),
  }
}

function listParams(chart: LearnerChart, texts: LessonTexts): Params {
  const nameOf = termNamer(texts)
  const list = (names: readonly (string | number)[]) =>
    names.length > 0 ? names.join(', ') : questionText(texts)('nothing')
  const centers = (found: readonly CenterCode[]) => list(found.map((center) => nameOf(`center:${center}`)))
  const own = CHANNELS.filter(({ id }) => chart.channels.includes(id))
  const ofCircuits = CIRCUITS.map((code) => [code, own.filter(({ circuit }) => circuit === code).length] as const)
  return {
    definedCount: centersThatAre(chart, 'defined').length,
    defined: centers(centersThatAre(chart, 'defined')),
    notDefined: centers(centersThatAre(chart, 'undefined', 'open')),
    undefined: centers(centersThatAre(chart, 'undefined')),
    open: centers(centersThatAre(chart, 'open')),
    gates: list(chart.gates),
    hanging: list(hangingGates(chart)),
    penta: list(chart.gates.filter((gate) => PENTA_GATES.includes(gate))),
    channels: list(own.map(({ id }) => nameOf(`channel:${id}`))),
    ...Object.fromEntries(ofCircuits),
  }
}

/** `throatState`, `throatText`; of two words `solarPlexusState`. */
function centerParams(center: CenterCode, { centers }: LearnerChart, language: Language): [string, string][] {
  const name = center.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const state = translator(language, 'hd')(`centerState.${centers[center]}`).toLocaleLowerCase(language)
  const text = translator(language, 'readings-centers')(`center.${center}.${centers[center]}`)
  return [
    [`${name}State`, state],
    [`${name}Text`, text],
  ]
}
