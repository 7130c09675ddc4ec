import { z } from 'zod'
import { LESSONS } from '~/domain/learning/lessons'
import { LOOK_VARIANTS } from '~/domain/learning/look-variant'
import { LANGUAGES, type Language } from '~/locales/language'
import type { LessonTexts } from '~/locales/lesson-words'
import type { Context } from '~/platform/server/context.server'

const wordsSchema = z.object({
  title: z.string(),
  about: z.string(),
  parts: z.array(z.object({ title: z.string(), text: z.array(z.string()) })),
  look: z.partialRecord(z.enum(LOOK_VARIANTS), z.string()),
})

const textsSchema = z.object({
  language: z.enum(LANGUAGES),
  lessons: z.record(z.enum(LESSONS), wordsSchema),
  questions: z.record(z.string(), z.string()),
})

/** What was read stays, a language at a time. What is on its way does not: a request may not wait for the one of another. */
const known = new Map<Language, LessonTexts>()

/**
 * What lessons say, in the language of a page. Few requests ask for that, and it is long: so it is not part of the program but a
 * file beside it, which no address of the site leads to. Throws where it cannot be read; the page says so then.
 */
export async function lessonTextsOf({ bindings }: Context, language: Language): Promise<LessonTexts> {
  const texts = known.get(language) ?? (await readTexts(bindings.ASSETS, language))
  known.set(language, texts)
  return texts
}

const readTexts: (assets: Fetcher, language: Language) => Promise<LessonTexts> = import.meta.env.DEV
  ? async (_, language) => (await import('~/locales/lessons.server')).LESSON_TEXTS[language]
  : readFile

async function readFile(assets: Fetcher, language: Language): Promise<LessonTexts> {
  const response = await assets.fetch(`https://assets.invalid/texts/lessons.${language}.json`)
  if (!response.ok) throw new Error(`The lessons cannot be read: ${response.status}`)
  return textsSchema.parse(await response.json())
}
