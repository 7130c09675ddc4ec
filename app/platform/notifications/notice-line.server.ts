import type { NotificationKind } from '../../domain/community/notifications/notification-kinds'
import { notices as en } from '../../locales/en/notices'
import type { Language } from '../../locales/language'
import { notices as ru } from '../../locales/ru/notices'
import { translate } from '../../locales/translate'

// Only these words: the worker sends without loading every word of the pages a second time.
const dictionaries: Record<Language, Record<string, string>> = { en, ru }

/** Something that happened, by one or by many: the names of the first two, and how many they are. */
export type NoticeGroup = { kind: NotificationKind; names: string[]; people: number }

/** What happened, in one line of plain text: "Anna and 3 others liked your post". For mail and push. */
export function noticeLine(language: Language, { kind, names, people }: NoticeGroup): string {
  const t = (key: string, fill: Record<string, string | number>) =>
    translate(dictionaries[language], language, key, fill)
  const [name = '', second = ''] = names
  const who = people <= 1 ? name : people === 2 ? t('two', { name, second }) : t('many', { name, others: people - 1 })
  return t(kind, { who })
}

/** What push says of a message, which is never what stands in it. */
export const messageLine = (language: Language, name: string): string =>
  translate(dictionaries[language], language, 'message', { name })
