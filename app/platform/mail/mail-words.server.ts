import { mail as en } from '../../locales/en/mail'
import type { Language } from '../../locales/language'
import { mail as ru } from '../../locales/ru/mail'
import { type Translate, translate } from '../../locales/translate'

// Only the words of the mails: the worker sends them without loading every word of the pages a second time.
const dictionaries: Record<Language, Record<string, string>> = { en, ru }

/** The words of mails in a language. */
export const mailWords =
  (language: Language): Translate<'mail'> =>
  (key, fill) =>
    translate(dictionaries[language], language, key, fill)
