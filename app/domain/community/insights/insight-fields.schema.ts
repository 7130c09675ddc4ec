import { z } from 'zod'
import { TYPES } from '../../human-design/terms/codes'
import { toOneLine, toText } from '../../membership/account/clean-text'
import { firstSentence } from '../../text/sentences'
import { isWithin } from '../../text/text-length'
import { readTags } from '../posts/tags'
import { INSIGHT_CATEGORIES } from './insight-categories'

// One rule a field of texts to read. Messages are keys of the namespace `insight-editing`.

export const INSIGHT_TITLE_MAX_GRAPHEMES = 100
export const INSIGHT_DESCRIPTION_MAX_GRAPHEMES = 160
export const INSIGHT_CONTENT_MAX_GRAPHEMES = 6000
export const DEFAULT_INSIGHT_COLOR = '#6366f1'

const within = (most: number) => (text: string) => isWithin(text, most)

const title = z.string().default('').transform(toOneLine).refine(within(INSIGHT_TITLE_MAX_GRAPHEMES), 'titleTooLong')
const description = z
  .string()
  .default('')
  .transform(toOneLine)
  .refine(within(INSIGHT_DESCRIPTION_MAX_GRAPHEMES), 'descriptionTooLong')
const content = z
  .string()
  .default('')
  .transform((typed) =>
    toText(typed)
      .replace(/[ \t]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
  )
  .refine(within(INSIGHT_CONTENT_MAX_GRAPHEMES), 'contentTooLong')
const tags = z
  .string()
  .default('')
  .transform((typed, context) => {
    const read = readTags(typed)
    if (read.ok) return read.tags
    context.addIssue({ code: 'custom', message: read.problem })
    return z.NEVER
  })
const box = z
  .enum(['', '1'])
  .default('')
  .transform((ticked) => ticked === '1')

const fields = z.object({
  ...{ title_en: title, description_en: description, content_en: content, tags_en: tags },
  ...{ title_ru: title, description_ru: description, content_ru: content, tags_ru: tags },
  category: z.enum(INSIGHT_CATEGORIES, 'categoryMissing'),
  color: z
    .string()
    .default('')
    .transform((typed) => typed.trim().toLowerCase() || DEFAULT_INSIGHT_COLOR)
    .refine((typed) => /^#[0-9a-f]{6}$/.test(typed), 'colorInvalid'),
  hd_type: z
    .enum(['', ...TYPES], 'typeUnknown')
    .default('')
    .transform((type) => type || null),
  premium: box,
  published: box,
})

const TEXTS = ['title', 'description', 'content'] as const
const LANGUAGES = ['en', 'ru'] as const
const NEEDED = { title: 'titleMissing', description: 'descriptionMissing', content: 'contentMissing' } as const

/** The form of a text to read. A draft may lack what it lacks; what members read is whole in both languages. */
export const insightFieldsSchema = fields.superRefine((form, context) => {
  const isDraft = !form.published
  for (const language of LANGUAGES) {
    for (const text of TEXTS) {
      const path = `${text}_${language}` as const
      // A draft goes by its name, in one language at least.
      const needed = isDraft ? path === 'title_en' && form.title_ru === '' : true
      if (needed && form[path] === '') context.addIssue({ code: 'custom', path: [path], message: NEEDED[text] })
    }
    const content = form[`content_${language}`]
    // The first sentence is everybody's: there must be more to keep.
    if (form.premium && content !== '' && firstSentence(content) === content)
      context.addIssue({ code: 'custom', path: [`content_${language}`], message: 'contentOnlySentence' })
  }
})
export type InsightFields = z.output<typeof insightFieldsSchema>
