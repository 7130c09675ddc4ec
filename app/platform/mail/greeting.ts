import type { Translate } from '../../locales/translate'

/**
 * Whether a mail program would make a link of a text. Anybody may give any name and the address of somebody else, so such a
 * name is not written into a mail of ours.
 */
export const isLink = (text: string) => /[.:/@]\S|www/i.test(text)

/** The same text so that no mail program makes a link of it: `И.И.` becomes `И. И.`. */
export const withoutLinks = (text: string) => text.replace(/([.:/@])(?=\S)/g, '$1 ')

/** The line a mail begins with. */
export const greetingOf = (name: string, t: Translate<'mail'>) =>
  isLink(name) ? t('greetingNobody') : t('greeting', { name })
