import type { ProfileVisibility } from '../../membership/visibility'
import { isModerator, type Role } from './moderation'

/** The end of a suspension without one: it holds until a moderator lifts it. */
export const UNTIL_LIFTED = new Date('9999-12-31T00:00:00.000Z')

/** Whether a suspension has no end of its own. */
export const isUntilLifted = (until: Date) => until.getTime() >= UNTIL_LIFTED.getTime()

/**
 * Whether a member may do what others see: post, comment, like, follow, begin conversations, change the words of their
 * profile. A suspended one may not, until the instant their suspension ends; reading, and messages of conversations that
 * exist, stay theirs.
 */
export const mayAct = ({ suspendedUntil }: { suspendedUntil: Date | null }, now: Date) =>
  suspendedUntil === null || suspendedUntil.getTime() <= now.getTime()

/**
 * Why a member may not do what others see now; null if they may. `undecided`: they haven't answered who may see them, and what
 * they do would show them.
 */
export function whyMayNotAct(
  member: { suspendedUntil: Date | null; profileVisibility: ProfileVisibility },
  now: Date,
): 'suspended' | 'undecided' | null {
  if (!mayAct(member, now)) return 'suspended'
  return member.profileVisibility === 'undecided' ? 'undecided' : null
}

/** Whether a member is a moderator now: who is suspended is none meanwhile. */
export const mayModerate = (member: { role: Role; suspendedUntil: Date | null }, now: Date) =>
  isModerator(member.role) && mayAct(member, now)

/** Whether a member writes what all read, texts of the site among it: admins do, unless they are suspended. */
export const mayAuthor = (member: { role: Role; suspendedUntil: Date | null }, now: Date) =>
  member.role === 'admin' && mayAct(member, now)
