import type { ComponentType } from 'react'
import type { NotificationKind } from '~/domain/community/notification-kinds'
import { Avatar } from '~/ui/avatar'
import { CalendarIcon, HeartIcon, LockIcon, MessageIcon, PeopleIcon, PersonIcon, ShieldIcon, SunIcon } from '~/ui/icons'
import type { NoticeActor } from './notifications'

const ICONS: Record<NotificationKind, ComponentType<{ className?: string }>> = {
  like: HeartIcon,
  comment: MessageIcon,
  reply: MessageIcon,
  follow: PersonIcon,
  connection_request: PeopleIcon,
  connection_accepted: PeopleIcon,
  event_place: CalendarIcon,
  event_changed: CalendarIcon,
  event_cancelled: CalendarIcon,
  event_hidden: CalendarIcon,
  event_shown: CalendarIcon,
  event_day: CalendarIcon,
  event_hour: CalendarIcon,
  guest: CalendarIcon,
  love_match: HeartIcon,
  referral_earning: PeopleIcon,
  referral_credit: PeopleIcon,
  moderation: ShieldIcon,
  appeal: ShieldIcon,
  support_answer: MessageIcon,
  premium_ended: LockIcon,
  clock_corrected: SunIcon,
  insight: SunIcon,
}

/** Who did it, two at most, and what it was, as a sign at their foot. */
export function NoticeFaces({ kind, actors }: { kind: NotificationKind; actors: readonly NoticeActor[] }) {
  const Icon = ICONS[kind]
  const [first, second] = actors
  if (!first) {
    return (
      <span className="mr-2 grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon />
      </span>
    )
  }
  return (
    <span className="relative block h-10 w-12 shrink-0">
      {second ? (
        <>
          <span className="absolute top-0 right-0">
            <Avatar name={second.fullName} src={second.avatarUrl} size="sm" className="block" />
          </span>
          <span className="absolute bottom-0 left-0 rounded-full bg-surface ring-2 ring-surface">
            <Avatar name={first.fullName} src={first.avatarUrl} size="sm" className="block" />
          </span>
        </>
      ) : (
        <Avatar name={first.fullName} src={first.avatarUrl} />
      )}
      <span className="absolute right-0 -bottom-1 grid size-5 place-items-center rounded-full bg-surface text-accent ring-1 ring-line">
        <Icon className="size-3" />
      </span>
    </span>
  )
}
