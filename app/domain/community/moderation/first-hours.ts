import { FIRST_HOURS, FIRST_HOURS_MAX_LINKS } from '../limits'

const HOUR_MILLISECONDS = 3_600_000

/** What the first hours of an account do not allow: more links in one post, more posts. Keys of texts. */
export type FirstHoursProblem = 'firstHoursLinks' | 'firstHoursPosts'

/** When the gentle limits of a new account end. */
export const firstHoursEnd = ({ createdAt }: { createdAt: Date }) =>
  new Date(createdAt.getTime() + FIRST_HOURS * HOUR_MILLISECONDS)

/** Whether an account is in its first hours. */
export const isInFirstHours = (member: { createdAt: Date }, now: Date) =>
  now.getTime() < firstHoursEnd(member).getTime()

/** Why a text is refused in the first hours of its author's account; the number of posts is counted by `spendFirstHours`. */
export function firstHoursProblem(member: { createdAt: Date }, content: string, now: Date): FirstHoursProblem | null {
  return isInFirstHours(member, now) && countLinks(content) > FIRST_HOURS_MAX_LINKS ? 'firstHoursLinks' : null
}

/** An address that says it is one. */
const FULL = /(?:https?:\/\/|\bwww\.)[^\s<>"]+/giu

/**
 * A bare one, with one of the endings that lead elsewhere most often. In lower case and by itself, so that the end of a
 * sentence without a space is none, nor an address of mail.
 */
const BARE =
  /(?<![\p{L}\p{N}@._-])(?:[\p{Ll}0-9-]+\.)+(?:com|org|net|info|biz|ru|рф|su|io|me|co|app|dev|shop|site|online|link|xyz|top|ly|gg|tv)(?![\p{L}\p{N}@_-])/gu

/** How many links a text has; an address written twice leads elsewhere twice. */
export function countLinks(text: string): number {
  const full = text.match(FULL)?.length ?? 0
  return full + (text.replace(FULL, ' ').match(BARE)?.length ?? 0)
}
