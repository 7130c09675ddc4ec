import type { ListedNotice } from '../../data/notifications/notification-list.server'
import { noticePath } from '../../domain/community/notifications/notice-path'
import { FULL_NAME_MAX_LENGTH } from '../../domain/membership/limits'
import { cutLine } from '../../domain/text/text-length'
import { isLink } from '../mail/greeting'
import type { NoticeGroup } from './notice-line.server'

/** What stands under one heading, with its words and where to see it. */
export type GroupedNotice = NoticeGroup & { groupKey: string; text: string | null; path: string }

const TEXT_LENGTH = 120

/** Notices under their headings, in the order in which those come up first. */
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
 * A name that reads as an address is not carried out of the site: the username, which cannot, stands for it. Names from before
 * lines had a limit of units are cut.
 */
export const carriedName = ({ fullName, username }: { fullName: string | null; username: string | null }) =>
  cutLine((fullName !== null && !isLink(fullName) ? fullName : username) ?? '', FULL_NAME_MAX_LENGTH)

/** One line of a text that leaves the site, without words that mail programs make links of. */
export function carriedText(text: string): string {
  const line = text
    .split(/\s+/)
    .map((word) => (isLink(word) ? '…' : word))
    .join(' ')
    .trim()
  const letters = [...line]
  return letters.length > TEXT_LENGTH ? `${letters.slice(0, TEXT_LENGTH).join('').trimEnd()}…` : line
}
