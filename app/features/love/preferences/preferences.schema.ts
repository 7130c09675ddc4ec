import { z } from 'zod'
import {
  AGE_GROUPS,
  AGE_GROUPS_END,
  type AgeGroup,
  DISTANCES_KM,
  lastAgeOf,
  SOUGHT_TIES,
  SOUGHT_WORDS_MAX_LENGTH,
  SOUGHT_WORDS_MAX_LINES,
  type WithinKm,
} from '~/domain/membership/love/love-preferences'
import { readPlainText } from '~/domain/text/plain-text'
import { STATED_LANGUAGES, seekField, speaksField } from './preferences'

const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

/** One of these numbers; null where none is chosen. */
const oneOf = <T extends number>(numbers: readonly T[]) =>
  z
    .enum(['', ...numbers.map(String)], { error: 'choice.unknown' })
    .default('')
    .transform((value) => (value === '' ? null : (Number(value) as T)))

/** Three line breaks in a row or more, with nothing seen between them. */
const WIDE_GAPS = /\n(?:[^\S\n]*\n){2,}/g

/** Own words, with no more than one empty line at a time; a text that shows nothing is none. */
const words = z
  .string()
  .default('')
  .transform((typed, context) => {
    const read = readPlainText(typed, SOUGHT_WORDS_MAX_LENGTH)
    if (read.ok) {
      const content = read.content.replace(WIDE_GAPS, '\n\n')
      if (content.split('\n').length <= SOUGHT_WORDS_MAX_LINES) return content
      context.addIssue({ code: 'custom', message: 'words.lines' })
      return null
    }
    if (read.problem !== 'empty') {
      context.addIssue({ code: 'custom', message: read.problem === 'too_long' ? 'words.long' : 'words.invalid' })
    }
    return null
  })

/** The form of the preferences. */
export const preferencesSchema = z
  .object({
    intent: z.literal('save'),
    /** Of what the form was filled with; a page of an earlier release has none. */
    version: z.string().max(100).optional(),
    seek_relationship: ticked,
    seek_dating: ticked,
    seek_friendship: ticked,
    seek_practice: ticked,
    words,
    is_public: ticked,
    age_from: oneOf(AGE_GROUPS),
    age_to: oneOf(AGE_GROUPS.map(lastAgeOf)),
    language: z
      .enum(['', ...STATED_LANGUAGES], { error: 'choice.unknown' })
      .default('')
      .transform((value) => value || null),
    within: oneOf<WithinKm>(DISTANCES_KM),
    only_stated: ticked,
    age_group: oneOf<AgeGroup>(AGE_GROUPS),
    speaks_en: ticked,
    speaks_ru: ticked,
    /** None, or the place on the profile. */
    city: z.enum(['', 'on'], { error: 'choice.unknown' }).default(''),
  })
  .transform((form, context) => {
    const languages = STATED_LANGUAGES.filter((language) => form[speaksField(language)])
    const filtersAge = form.age_from !== null || form.age_to !== null
    const [from, to] = [form.age_from ?? AGE_GROUPS[0], form.age_to ?? AGE_GROUPS_END]
    if (from > to) context.addIssue({ code: 'custom', path: ['age_to'], message: 'age.order' })
    return {
      version: form.version,
      seeks: SOUGHT_TIES.filter((tie) => form[seekField(tie)]),
      words: form.words,
      isPublic: form.is_public,
      filter: {
        ageFrom: filtersAge ? from : null,
        ageTo: filtersAge ? to : null,
        language: form.language,
        withinKm: form.within,
        isStrict: form.only_stated,
      },
      ageGroup: form.age_group,
      languages: languages.length > 0 ? languages : null,
      city: form.city,
    }
  })

export type PreferencesInput = z.output<typeof preferencesSchema>
