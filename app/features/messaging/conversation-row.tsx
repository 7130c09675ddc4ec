import { Link } from '@remix-run/react'
import type { InboxRow } from '~/domain/messaging/hub-frames.schema'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { useHub } from '~/platform/live/hub'
import { exactTime, shortAgo } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { VerifiedTick } from '~/ui/members/verified-tick'
import type { ListedConversation } from './messages-page'

type Props = { listed: ListedConversation; to: string; isCurrent: boolean }

/** One conversation of the list: who, when, what was said last, and how their types go together. */
export function ConversationRow({ listed, to, isCurrent }: Props) {
  const t = useT('messages')
  const clock = useClock()
  const { row, person, compatibility } = listed
  const unread = isCurrent ? 0 : row.unread
  const presence = useHub().presenceOf(person.id)
  const status = presence && presence.status !== 'offline' ? presence.status : null
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className="flex gap-3 px-4 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft"
    >
      <Avatar
        name={person.fullName}
        src={person.avatarUrl}
        type={person.hdType}
        className="mt-0.5"
        {...(status ? { status: { code: status, label: t(status === 'online' ? 'active' : status) } } : {})}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="flex min-w-0 items-baseline gap-1">
            <span className="truncate font-semibold">{person.fullName}</span>
            {person.isVerified ? <VerifiedTick label={t('verified')} className="size-3.5 self-center" /> : null}
          </span>
          <time
            dateTime={row.at}
            title={exactTime(row.at, clock)}
            className="shrink-0 text-sm whitespace-nowrap text-muted tabular"
            suppressHydrationWarning
          >
            {shortAgo(row.at, clock)}
          </time>
        </span>
        <span className="flex items-center justify-between gap-2">
          {row.request === 'incoming' ? (
            <span className="shrink-0 rounded-full bg-warn-soft px-2 text-sm font-semibold text-warn">
              {t('request')}
            </span>
          ) : null}
          <LastMessage row={row} isUnread={unread > 0} otherId={person.id} />
          {unread > 0 ? (
            <span className="grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-accent-ink tabular">
              <span aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
              <span className="sr-only">{t('unread', { count: unread })}</span>
            </span>
          ) : null}
        </span>
        {person.hdType ? (
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <TypeBadge
              type={person.hdType}
              label={t(`type.${person.hdType}`)}
              isTimeUncertain={person.isTimeUncertain}
            />
            {compatibility === null ? null : (
              <span className="whitespace-nowrap tabular">{t('compatible', { percent: compatibility })}</span>
            )}
          </span>
        ) : null}
      </span>
    </Link>
  )
}

const MOST_SHOWN = 99

function LastMessage({ row, isUnread, otherId }: { row: InboxRow; isUnread: boolean; otherId: string }) {
  const t = useT('messages')
  const last = row.lastMessage
  return (
    <span className={`min-w-0 flex-1 truncate text-sm ${isUnread ? 'font-semibold text-ink' : 'text-muted'}`}>
      {last && last.senderId !== otherId ? t('you', { text: '' }) : null}
      {last?.preview ? <span lang={textLanguage(last.preview)}>{last.preview}</span> : t(last ? 'photo' : 'startHere')}
    </span>
  )
}
