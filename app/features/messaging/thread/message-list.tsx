import { useEffect, useMemo } from 'react'
import { useT } from '~/locales/use-t'
import { dayTitle } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { buttonLook } from '~/ui/controls/button-look'
import { ArrowDownIcon } from '~/ui/icons'
import { AnnouncedMessages } from '../announced-messages'
import { Earlier } from '../earlier'
import type { ConversationView } from '../live/conversation-store'
import type { ShownMessage } from '../live/message-log'
import { MessageRun, type RunProps } from '../message-run'
import { moveAmongMessages } from '../move-among-messages'
import { NoMessages } from '../no-messages'
import { useBubbleActions } from '../use-bubble-actions'
import { groupMessages } from './group-messages'
import { useThreadScroll } from './use-thread-scroll'

type Props = Pick<RunProps, 'conversationId' | 'ownId' | 'person' | 'canWrite'> & {
  view: ConversationView
  /** The address that shows more of what was before, for where no script runs. */
  earlierPath: string
  onEdit: (message: ShownMessage) => void
  onDelete: (message: ShownMessage) => void
}

/** The messages of a conversation, by day and by who wrote; its end in sight until the reader scrolls up. */
export function MessageList({ earlierPath, onEdit, onDelete, ...shared }: Props) {
  const { view, ownId, person, canWrite } = shared
  const t = useT('messages')
  const clock = useClock()
  const { messages, markRead } = view
  const { box, isAtEnd, missed, onScroll, toEnd } = useThreadScroll(messages, ownId)
  const { openId, actions } = useBubbleActions(box, { view, onEdit, onDelete })
  const days = useMemo(() => groupMessages(messages, clock.timeZone), [messages, clock.timeZone])
  const name = person?.fullName ?? t('gone')
  const lastOwn = messages.findLast(({ senderId, state }) => senderId === ownId && state === 'sent')

  // Each message that comes while the end is in sight is read.
  useEffect(() => {
    if (isAtEnd && messages.length > 0) markRead()
  }, [isAtEnd, messages.length, markRead])

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={t('log', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow and page keys scroll only what has the focus (WCAG 2.1.1)
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={moveAmongMessages}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-3 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="mb-auto">
          {view.hasOlder ? <Earlier view={view} to={earlierPath} /> : null}
          {days.map((day) => (
            <section key={day.key} aria-label={dayTitle(day.at, clock)}>
              <p aria-hidden="true" className="py-3 text-center text-sm text-muted" suppressHydrationWarning>
                {dayTitle(day.at, clock)}
              </p>
              {day.runs.map((run) => (
                <MessageRun key={run.key} {...shared} {...{ run, name, lastOwn, openId, actions }} />
              ))}
            </section>
          ))}
          {messages.length === 0 ? <NoMessages person={person} canWrite={canWrite} /> : null}
        </div>
      </div>
      {isAtEnd ? null : (
        <button
          type="button"
          onClick={toEnd}
          className={buttonLook('quiet', 's', 'absolute right-4 bottom-3 z-10 animate-rise rounded-full shadow-float')}
        >
          <ArrowDownIcon className="size-4" />
          {missed > 0 ? t('newBelow', { count: missed }) : t('toLatest')}
        </button>
      )}
      <AnnouncedMessages messages={messages} ownId={ownId} name={name} />
    </div>
  )
}
