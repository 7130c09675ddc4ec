import { useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { EditIcon } from '~/ui/icons'
import { ConversationRow } from '../conversation-row'
import { NothingHere } from '../empty-panes'
import { FoundList } from '../found-list'
import { type ConversationList as List, type MessagesQuery, messagesPath } from '../messages-page'
import { ListSearch, TypeFilter } from './list-search'
import { useLiveRows } from './use-live-rows'

type Props = { list: List; query: MessagesQuery; openId: string | undefined }

/** Explore, saying what one comes for: each card there has a link to write to its member. */
const CHOOSE_ADDRESSEE = '/app/explore?for=message'

/** The conversations: search, filter, rows. */
export function ConversationList({ list, query, openId }: Props) {
  const t = useT('messages')
  const isFiltered = Boolean(query.q || query.type)
  const rows = useLiveRows(list.conversations, isFiltered)
  // The row that was pressed is the current one at once.
  const { location } = useNavigation()
  const wanted = location?.pathname === '/app/messages' ? new URLSearchParams(location.search).get('c') : openId
  const hasFound = (list.found?.messages.length ?? 0) > 0
  return (
    <>
      <div className="grid shrink-0 gap-2.5 border-b border-line pt-3.5">
        <div className="grid gap-2.5 px-4">
          <ButtonLink to={CHOOSE_ADDRESSEE}>
            <EditIcon className="size-4.5" />
            {t('newMessage')}
          </ButtonLink>
          <ListSearch query={query} />
        </div>
        <TypeFilter query={query} />
      </div>
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
