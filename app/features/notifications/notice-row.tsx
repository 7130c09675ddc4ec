import { Link } from '@remix-run/react'
import type { NoticeGroup } from '~/domain/community/group-notices'
import { noticePath } from '~/domain/community/notice-path'
import { useT } from '~/locales/use-t'
import { clockTime, dayOf, exactTime, shortAgo } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { NoticeFaces } from './notice-faces'
import { NoticeSentence } from './notice-sentence'
import type { Notice } from './notifications'

/** What happened, by whom, when; a press leads there and marks it as read. */
export function NoticeRow({ group }: { group: NoticeGroup<Notice> }) {
  const t = useT('notifications')
  const clock = useClock()
  const newest = group.notices[0]!
  // The heading above says the day of others.
  const isToday = dayOf(Date.parse(newest.at), clock.timeZone) === dayOf(clock.now, clock.timeZone)
  const said = newest.done?.note ?? newest.text
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
          {said ? <span className="mt-0.5 line-clamp-2 break-words text-sm text-muted">{said}</span> : null}
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
