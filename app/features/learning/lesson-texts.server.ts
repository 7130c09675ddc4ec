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

/** Texts that were read. No promises: a request must not wait for the I/O of another. */
const cache = new Map<Language, LessonTexts>()

/**
 * The texts of all lessons in a language. They are long and rarely needed, so they are an asset without a public address instead of
 * a part of the program. Throws when the asset can't be read.
 */
export async function readLessonTexts({ bindings }: Context, language: Language): Promise<LessonTexts> {
  const texts = cache.get(language) ?? (await readTexts(bindings.ASSETS, language))
  cache.set(language, texts)
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
