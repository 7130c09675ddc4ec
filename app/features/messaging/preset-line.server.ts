import { firstNameOf } from '~/domain/membership/account/first-name'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/server/i18n.server'
import type { MessagesQuery, Person } from './messages-page'

/** The first line that a link asks for (`say`), to be changed and sent by whoever followed it; null where it asks for none. */
export function presetLine(
  { say, percent }: Pick<MessagesQuery, 'say' | 'percent'>,
  person: Person | null,
  language: Language,
): string | null {
  if (!say || !person || (say === 'love' && percent === undefined)) return null
  return translator(language, 'greetings')(say, { name: firstNameOf(person.fullName), percent: percent ?? '' })
}
