import { z } from 'zod'
import { AUTHORITIES, BODIES, CENTERS, TYPES } from '../../domain/human-design/terms/codes'
import { hexDigest } from '../../domain/text/hex'
import { keepsToSource } from '../../domain/text/keeps-to-source'
import type { Language } from '../../locales/language'
import type { Context } from '../server/context.server'
import { placeCache } from '../server/http.server'
import { translator } from '../server/i18n.server'
import { logEvent, toErrorFields } from '../server/log.server'

/** A page waits for this; what takes longer is not worth the wait, since the composed text is whole. */
const TIMEOUT_MILLISECONDS = 3000
const KEPT_SECONDS = 86_400
const MOST_TOKENS = 1500

/** What the models of Workers AI for text answer. */
const answerSchema = z.object({ response: z.string() })
const cachedSchema = z.object({ paragraphs: z.array(z.string()).nullable() })

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Russian' }
const SCRIPTS = { en: 'Latin', ru: 'Cyrillic' } as const
/** What models also call a center: the Solar Plexus. */
const OTHER_NAMES: Record<Language, readonly string[]> = { en: ['Plexus'], ru: ['Сплетение'] }

const instructionOf = (language: Language, count: number) =>
  `You rewrite a short personal text in ${LANGUAGE_NAMES[language]}. Say the same in warmer, more fluent words, paragraph by paragraph. Keep every number, every name and every advice; add no fact, no number, no name, no heading and no list. Address the reader as the text does. Answer with exactly ${count} paragraphs, separated by an empty line, and nothing else.`

/**
 * Paragraphs in other words, by the language model of the deployment; null where it has none, where the model is late or fails,
 * and where its answer does not keep to what it was given. What came of a text is kept for a day, refusals too: the reader's text
 * does not change under their eyes, and a model that is away is asked once.
 */
export async function rephrase(
  context: Context,
  paragraphs: readonly string[],
  language: Language,
): Promise<string[] | null> {
  if (!context.bindings.AI) return null
  const key = new Request(`https://rephrase.internal/${await nameOf(context.settings.AI_MODEL, language, paragraphs)}`)
  const cached = cachedSchema.safeParse(await (await placeCache()?.match(key))?.json().catch(() => null))
  if (cached.success) return cached.data.paragraphs
  const rephrased = await ask(context, paragraphs, language)
  const answer = Response.json(
    { paragraphs: rephrased },
    { headers: { 'Cache-Control': `public, max-age=${KEPT_SECONDS}` } },
  )
  const putting = placeCache()?.put(key, answer)
  if (putting) context.waitUntil(putting.catch(() => undefined))
  return rephrased
}

async function ask(context: Context, paragraphs: readonly string[], language: Language): Promise<string[] | null> {
  const fail = (reason: object) => {
    logEvent('error', 'rephrase.failed', { requestId: context.requestId, ...reason })
    return null
  }
  const messages = [
    { role: 'system', content: instructionOf(language, paragraphs.length) },
    { role: 'user', content: paragraphs.join('\n\n') },
  ]
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), TIMEOUT_MILLISECONDS)
  })
  try {
    const run = context.bindings.AI?.run(context.settings.AI_MODEL, { messages, max_tokens: MOST_TOKENS })
    const answer = await Promise.race([run, late])
    if (answer === 'late') return fail({ reason: 'late' })
    const parsed = answerSchema.safeParse(answer)
    if (!parsed.success) return fail({ reason: 'malformed' })
    const rephrased = parsed.data.response.trim().split(/\s*\n\s*\n\s*/)
    const check = { terms: termsOf(language), script: SCRIPTS[language] }
    return keepsToSource(paragraphs, rephrased, check) ? rephrased : fail({ reason: 'strayed' })
  } catch (error) {
    return fail(toErrorFields(error))
  } finally {
    clearTimeout(timer)
  }
}

/** Names that would say something else of a chart or of the sky. */
function termsOf(language: Language): string[] {
  const hd = translator(language, 'hd')
  return [
    ...BODIES.map((body) => hd(`body.${body}`)),
    ...CENTERS.map((center) => hd(`center.${center}.short`)),
    ...OTHER_NAMES[language],
    ...TYPES.map((type) => hd(`type.${type}`)),
    ...AUTHORITIES.map((authority) => hd(`authority.${authority}`)),
  ]
}

/** The name of a text, which says nothing of whose it is. */
const nameOf = (...parts: unknown[]) => hexDigest(JSON.stringify(parts))
