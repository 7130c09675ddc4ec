import type { PostState } from '../posts/post-settings'
import type { ModerationAction, Role, SubjectKind } from './moderation'

/** What moderators choose among; the rest the site does by itself, or goes by appeals. */
export const CHOSEN_ACTIONS = [
  'hide',
  'restore',
  'hide_words',
  'restore_words',
  'dismiss',
  'warn',
  'suspend',
  'unsuspend',
  'verify',
  'unverify',
  'grant_role',
] as const satisfies readonly ModerationAction[]
export type ChosenAction = (typeof CHOSEN_ACTIONS)[number]

/** What the member is owed words for. */
export const NEEDS_NOTE: ReadonlySet<ModerationAction> = new Set(['warn', 'suspend', 'refuse_appeal'])

/** What a member may object to, once each. */
export const APPEALABLE = [
  'auto_hide',
  'hide',
  'hide_words',
  'warn',
  'suspend',
] as const satisfies readonly ModerationAction[]

/** What becomes of the open reports of a thing; others leave them open. */
export const REPORTS_BECOME: Partial<Record<ModerationAction, 'upheld' | 'dismissed'>> = {
  hide: 'upheld',
  hide_words: 'upheld',
  warn: 'upheld',
  suspend: 'upheld',
  restore: 'dismissed',
  dismiss: 'dismissed',
}

type Person = { id: string; role: Role }

/** Whether an actor may act on a member: moderators on members, admins on everyone, no one on themselves. */
export function mayActOn(actor: Person, member: Person): boolean {
  if (actor.id === member.id) return false
  return actor.role === 'admin' || (actor.role === 'moderator' && member.role === 'member')
}

export type CaseState = {
  kind: SubjectKind
  /** Null where it is gone, and of what has no state here: members and messages. */
  state: PostState | null
  hasOpenReports: boolean
  /** Their own words in Love Compatibility, in the case of a member; null where there are none to hide or show. */
  loveWords: 'shown' | 'hidden' | null
  member: Person & { isVerified: boolean; isSuspended: boolean }
}

/** The actions an actor can take in the current state, in the order they are offered. */
export function actionsFor(
  actor: Person,
  { kind, state, hasOpenReports, loveWords, member }: CaseState,
): ChosenAction[] {
  if (!mayActOn(actor, member)) return []
  const possible: Record<ChosenAction, boolean> = {
    restore: state === 'hidden',
    // What is hidden and may stay is restored, so that it is not left hidden by mistake.
    dismiss: hasOpenReports && state !== 'hidden',
    // What the site hid by itself is open still: a moderator can have it stay hidden.
    hide: state === 'shown' || (state === 'hidden' && hasOpenReports),
    hide_words: loveWords === 'shown',
    restore_words: loveWords === 'hidden',
    warn: true,
    suspend: true,
    unsuspend: member.isSuspended,
    verify: kind === 'member' && !member.isVerified,
    unverify: kind === 'member' && member.isVerified,
    grant_role: kind === 'member' && actor.role === 'admin',
  }
  return (Object.keys(possible) as ChosenAction[]).filter((action) => possible[action])
}
