import type { ListedNotice } from '../../data/notifications/notification-list.server'
import { noticePath } from '../../domain/community/notifications/notice-path'
import type { NotificationKind } from '../../domain/community/notifications/notification-kinds'
import { FULL_NAME_MAX_LENGTH } from '../../domain/membership/limits'
import { cutLine } from '../../domain/text/text-length'
import { notices as en } from '../../locales/en/notices'
import type { Language } from '../../locales/language'
import { notices as ru } from '../../locales/ru/notices'
import { translate } from '../../locales/translate'

// Only these words, so that the worker doesn't load every page's words a second time.
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

/** The text of a push about a message, which never quotes it. */
export const messageLine = (language: Language, name: string): string =>
  translate(dictionaries[language], language, 'message', { name })

/** A group of notifications with its text and link. */
type GroupedNotice = NoticeGroup & { groupKey: string; text: string | null; path: string }

const TEXT_LENGTH = 120

/**
 * Whether a mail program would turn a text into a link. Anyone may choose any name and enter someone else's address, so such a
 * name isn't written into a mail.
 */
export const isLink = (text: string) => /[.:/@]\S|www/i.test(text)

/** Groups notifications by key, in the order of each group's first one. */
export function groupNotices(notices: readonly ListedNotice[]): GroupedNotice[] {
  const groups = new Map<string, ListedNotice[]>()
  for (const notice of notices) groups.set(notice.groupKey, [...(groups.get(notice.groupKey) ?? []), notice])
  return [...groups.values()].map((group) => {
    const [first] = group as [ListedNotice]
    const people = new Map(
      group.map(({ actorId, fullName, username }) => [actorId, carriedName({ fullName, username })]),
    )
    return {
      kind: first.kind,
      groupKey: first.groupKey,
      names: [...people.values()].slice(0, 2),
      people: people.size,
      text: first.text === null ? null : carriedText(first.text),
      path: noticePath(first.id),
    }
  })
}

/**
 * The name for mails and push: the username if the full name looks like a link. Old names that exceed the present limit are cut.
 */
export const carriedName = ({ fullName, username }: { fullName: string | null; username: string | null }) =>
  cutLine((fullName !== null && !isLink(fullName) ? fullName : username) ?? '', FULL_NAME_MAX_LENGTH)

/** One line of a text for mails and push, without words that mail programs turn into links. */
export function carriedText(text: string): string {
  const line = text
    .split(/\s+/)
    .map((word) => (isLink(word) ? '…' : word))
    .join(' ')
    .trim()
  const letters = [...line]
  return letters.length > TEXT_LENGTH ? `${letters.slice(0, TEXT_LENGTH).join('').trimEnd()}…` : line
}
