import { Link, useNavigation, useRevalidator } from '@remix-run/react'
import type { InboxRow } from '~/domain/messaging/hub-frames.schema'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { useHub } from '~/platform/client/hub-store'
import { exactTime, shortAgo } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { ButtonLink } from '~/ui/controls/button-link'
import { EditIcon } from '~/ui/icons'
import { Avatar } from '~/ui/members/avatar'
import { TypeBadge } from '~/ui/members/type-badge'
import { VerifiedTick } from '~/ui/members/verified-tick'
import { EmptyState } from '~/ui/states/empty-state'
import { ErrorCard } from '~/ui/states/error-card'
import { ResultNote } from '~/ui/states/result-note'
import {
  type ConversationList as List,
  type ListedConversation,
  type MessagesQuery,
  messagesPath,
  NEW_MESSAGE_PATH,
} from '../messages-page'
import { FoundList, ListSearch, SEARCH_NOTES, TypeFilter } from './list-search'
import { useLiveRows } from './use-live-rows'

type Props = { list: List; query: MessagesQuery; openId: string | undefined }

/** The conversations: search, filter, rows. */
export function ConversationList({ list, query, openId }: Props) {
  const t = useT('messages')
  const more = useT('messages-more')
  const isFiltered = Boolean(query.q || query.type)
  const rows = useLiveRows(list.conversations, isFiltered)
  // A pressed row is current at once, before its page is loaded.
  const { location } = useNavigation()
  const wanted = location?.pathname === '/app/messages' ? new URLSearchParams(location.search).get('c') : openId
  const foundCount = list.conversations.length + (list.found?.messages.length ?? 0)
  const foundText = more(list.hasMore || list.found?.isCut ? 'foundMore' : 'found', { count: foundCount })
  const searchState = list.found?.state ?? 'whole'
  const leftOut = searchState === 'whole' ? '' : `. ${more(SEARCH_NOTES[searchState])}`
  const hasFound = (list.found?.messages.length ?? 0) > 0
  return (
    <>
      <div className="grid shrink-0 gap-2.5 border-b border-line pt-3.5">
        <div className="grid gap-2.5 px-4">
          <ButtonLink to={NEW_MESSAGE_PATH}>
            <EditIcon className="size-4.5" />
            {t('newMessage')}
          </ButtonLink>
          <ListSearch query={query} />
        </div>
        <TypeFilter query={query} />
      </div>
      <ResultNote search={messagesPath({ q: query.q, type: query.type, list: query.list })}>
        {isFiltered ? foundText + leftOut : ''}
      </ResultNote>
      <div className="min-h-0 flex-1 md:overflow-y-auto md:overscroll-contain">
        {query.q && rows.length > 0 ? (
          <h2 className="px-4 pt-3 pb-1 text-sm font-semibold text-muted">{t('people')}</h2>
        ) : null}
        <nav aria-label={t('listLabel')}>
          <ul className="divide-y divide-line/60">
            {rows.map((listed) => (
              <li key={listed.row.conversationId}>
                <ConversationRow
                  listed={listed}
                  to={messagesPath({
                    ...query,
                    to: undefined,
                    say: undefined,
                    percent: undefined,
                    before: undefined,
                    c: listed.row.conversationId,
                  })}
                  isCurrent={listed.row.conversationId === wanted}
                />
              </li>
            ))}
          </ul>
        </nav>
        {list.hasMore ? (
          <p className="p-4 text-center">
            <ButtonLink
              to={messagesPath({ ...query, list: (query.list ?? 1) + 1 })}
              size="s"
              preventScrollReset
              replace
            >
              {t('loadMore')}
            </ButtonLink>
          </p>
        ) : null}
        {list.found && query.q ? <FoundList found={list.found} query={query} /> : null}
        {rows.length === 0 && !hasFound ? <NothingHere query={query} isEmpty={list.isEmpty} /> : null}
      </div>
    </>
  )
}

type RowProps = { listed: ListedConversation; to: string; isCurrent: boolean }

/** One conversation of the list: who, when, what was said last, and how their types go together. */
function ConversationRow({ listed, to, isCurrent }: RowProps) {
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

/** No conversation matches search and filter, or there is none at all (`isEmpty`). */
function NothingHere({ query, isEmpty }: { query: MessagesQuery; isEmpty: boolean }) {
  const t = useT('messages-more')
  if (isEmpty) return <EmptyState title={t('noneYet')}>{t('noneYetText')}</EmptyState>
  return (
    <EmptyState
      title={t(query.q ? 'nothingFound' : 'noneOfType')}
      action={
        <Link
          to={messagesPath({ c: query.c })}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t('showAll')}
        </Link>
      }
    >
      {t(query.q ? 'nothingFoundText' : 'noneOfTypeText')}
    </EmptyState>
  )
}

/** In place of the list if the hub doesn't answer. */
export function ListFailed() {
  const t = useT('messages-more')
  const common = useT('common')
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorCard
      className="border-0"
      title={t('listFailed')}
      retryLabel={common('retry')}
      retrying={state === 'loading'}
      onRetry={revalidate}
    >
      {t('listFailedText')}
    </ErrorCard>
  )
}
