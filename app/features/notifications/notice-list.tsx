import { Link } from '@remix-run/react'
import type { ComponentType } from 'react'
import { groupNotices, type NoticeGroup } from '~/domain/community/notifications/group-notices'
import { noticePath } from '~/domain/community/notifications/notice-path'
import type { NotificationKind } from '~/domain/community/notifications/notification-kinds'
import type { Key, Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { clockTime, dayOf, dayTitle, exactTime, shortAgo } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { CalendarIcon, HeartIcon, LockIcon, MessageIcon, PeopleIcon, PersonIcon, ShieldIcon, SunIcon } from '~/ui/icons'
import { Avatar } from '~/ui/members/avatar'
import type { Notice, NoticeActor } from './notifications'

/** Notifications by day, what belongs together as one; at most so many groups, or all. */
export function NoticeList({
  notices,
  most = Number.POSITIVE_INFINITY,
  heading: Heading,
}: {
  notices: readonly Notice[]
  most?: number
  /** Below the heading of what it stands in. */
  heading: 'h2' | 'h3'
}) {
  const clock = useClock()
  let room = most
  return groupNotices(notices, (at) => dayOf(Date.parse(at), clock.timeZone)).map(({ day, at, groups }) => {
    const shown = groups.slice(0, Math.max(0, room))
    room -= shown.length
    if (shown.length === 0) return null
    return (
      <section key={day} aria-labelledby={`day-${day}`} className="not-first:border-t not-first:border-line">
        <Heading id={`day-${day}`} className="px-4 pt-4 pb-1.5 text-sm font-semibold text-faint">
          {dayTitle(at, clock)}
        </Heading>
        <ul>
          {shown.map((group) => (
            <NoticeRow key={group.key} group={group} />
          ))}
        </ul>
      </section>
    )
  })
}

/** What happened, by whom, when; a press leads there and marks it as read. */
function NoticeRow({ group }: { group: NoticeGroup<Notice> }) {
  const t = useT('notifications')
  const clock = useClock()
  const newest = group.notices[0]!
  // The heading above says the day of others.
  const isToday = dayOf(Date.parse(newest.at), clock.timeZone) === dayOf(clock.now, clock.timeZone)
  const text = newest.done?.note ?? newest.text
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={noticePath(newest.id, group.notices.at(-1)!.at)}
        className={`flex gap-3 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 ${newest.isRead ? '' : 'bg-accent-soft/60'}`}
      >
        <NoticeFaces kind={newest.kind} actors={group.actors} />
        <span className="min-w-0 flex-1">
          <span className="block break-words">
            <NoticeSentence notice={newest} actors={group.actors} />
          </span>
          {text ? <span className="mt-0.5 line-clamp-2 break-words text-sm text-muted">{text}</span> : null}
          <time
            dateTime={newest.at}
            title={exactTime(newest.at, clock)}
            className="mt-0.5 block text-sm text-faint"
            suppressHydrationWarning
          >
            {isToday ? shortAgo(newest.at, clock) : clockTime(newest.at, clock)}
          </time>
        </span>
        {newest.isRead ? null : (
          <span className="mt-2 size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

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
function NoticeFaces({ kind, actors }: { kind: NotificationKind; actors: readonly NoticeActor[] }) {
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

// Marks of names inside a sentence, from the range that no text uses: whatever the order of words, names stand out.
const [FROM, TO] = ['\uE000', '\uE001']
const marked = (name: string) => `${FROM}${name}${TO}`
const NAME = new RegExp(`${FROM}([^${TO}]*)${TO}`)

/** "Anna and 3 others liked your post", the names in bold. */
function NoticeSentence({ notice, actors }: { notice: Notice; actors: readonly NoticeActor[] }) {
  const t = useT('notifications')
  return sentenceOf(t, notice, actors)
    .split(NAME)
    .map((part, index) =>
      // Every other part was a name.
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which never change places
        <strong key={index} className="font-semibold">
          {part}
        </strong>
      ) : (
        part
      ),
    )
}

type Unnamed = Extract<
  Notice['kind'],
  `${'event' | 'referral' | 'support' | 'premium' | 'clock'}_${string}` | 'insight'
>

/** Nobody is named in what is told of an event, a reward, an answer of the team, of premium, of a corrected clock, or a text to read. */
const isUnnamed = (kind: Notice['kind']): kind is Unnamed =>
  /^(insight$|(event|referral|support|premium|clock)_)/.test(kind)

function sentenceOf(t: Translate<'notifications'>, { kind, done }: Notice, actors: readonly NoticeActor[]): string {
  if (kind === 'moderation' || kind === 'appeal') return doneText(t, done)
  if (isUnnamed(kind)) return t(kind)
  const [first, second] = actors.map(({ fullName }) => marked(fullName))
  const name = first ?? ''
  if (kind === 'connection_request' || kind === 'connection_accepted' || kind === 'love_match' || second === undefined)
    return t(`${kind}.one`, { name })
  if (actors.length === 2) return t(`${kind}.two`, { name, other: second })
  return t(`${kind}.many`, { name, count: actors.length - 1 })
}

/** What the moderators did, to what where that matters; in general words where this page does not know it yet. */
function doneText(t: Translate<'notifications'>, done: Notice['done']): string {
  if (!done) return t('done.other')
  for (const key of [`done.${done.action}.${done.subject}`, `done.${done.action}`]) {
    const text = t(key as Key<'notifications'>)
    if (text !== key) return text
  }
  return t('done.other')
}
