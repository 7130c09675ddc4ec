import { Link } from '@remix-run/react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type TextLanguage, textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { dayTitle, exactTime, messageTime } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { buttonLook } from '~/ui/controls/button-look'
import { ArrowDownIcon } from '~/ui/icons'
import { Avatar } from '~/ui/members/avatar'
import { Spinner } from '~/ui/states/spinner'
import type { ConversationView } from '../live/conversation-store'
import type { Problem, ShownMessage } from '../live/message-log'
import type { Person } from '../messages-page'
import { groupMessages, keyOf, type Run } from './group-messages'
import { type BubbleActions, FailedNote, MessageBubble, MessageDetails, WhyNotSent } from './message-bubble'
import { useThreadScroll } from './use-thread-scroll'

type Props = Pick<RunProps, 'conversationId' | 'ownId' | 'person' | 'canWrite'> & {
  view: ConversationView
  /** The address that shows earlier messages, for pages without scripts. */
  earlierPath: string
  onEdit: (message: ShownMessage) => void
  onDelete: (message: ShownMessage) => void
  /** Says what was done to screen readers. */
  announce: (text: string) => void
}

/** The messages of a conversation by day and sender. Stays at the end until the reader scrolls up. */
export function MessageList({ earlierPath, onEdit, onDelete, announce, ...shared }: Props) {
  const { view, ownId, person, canWrite } = shared
  const t = useT('messages')
  const more = useT('messages-more')
  const keysId = useId()
  const clock = useClock()
  const { messages, markRead } = view
  const { box, isAtEnd, missed, onScroll, toEnd } = useThreadScroll(messages, ownId)
  const { openId, actions } = useBubbleActions(box, {
    ...{ view, onEdit, onDelete },
    onRetried: () => announce(t('sending')),
    onDiscarded: () => announce(more('messageDiscarded')),
  })
  const days = useMemo(() => groupMessages(messages, clock.timeZone), [messages, clock.timeZone])
  const name = person?.fullName ?? t('gone')
  const lastOwn = messages.findLast(({ senderId, state }) => senderId === ownId && state === 'sent')

  // A message that arrives while the end is in view counts as read.
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
        aria-describedby={messages.length > 0 ? keysId : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow and page keys scroll only what has the focus (WCAG 2.1.1)
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={moveAmongMessages}
        className="peer flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 py-3 [overflow-anchor:none] focus-visible:-outline-offset-2"
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
      <p
        id={keysId}
        className="pointer-events-none absolute inset-x-4 top-2 z-10 hidden rounded-control bg-surface px-3 py-1.5 text-center text-sm text-muted shadow-float peer-focus-visible:block"
      >
        {more(canWrite ? 'logKeys' : 'logKeysClosed')}
      </p>
      <AnnouncedMessages messages={messages} ownId={ownId} name={name} />
    </div>
  )
}

type Handlers = Pick<Props, 'view' | 'onEdit' | 'onDelete'> & { onRetried: () => void; onDiscarded: () => void }

/** Which message is open, by its `clientId`, and the actions, whose identity never changes so that bubbles stay memoised. */
function useBubbleActions(box: RefObject<HTMLElement>, current: Handlers) {
  const [openId, setOpenId] = useState<string | null>(null)
  const handlers = useRef(current)
  handlers.current = current
  const actions = useMemo<BubbleActions>(
    () => ({
      open: setOpenId,
      edit: (message) => handlers.current.onEdit(message),
      remove: (message) => handlers.current.onDelete(message),
      // The pressed button disappears, so the focus goes to the list.
      retry: (clientId) => {
        box.current?.focus({ preventScroll: true })
        handlers.current.view.retry(clientId)
        handlers.current.onRetried()
      },
      sendWords: (clientId) => {
        box.current?.focus({ preventScroll: true })
        handlers.current.view.sendWords(clientId)
        handlers.current.onRetried()
      },
      discard: (clientId) => {
        box.current?.focus({ preventScroll: true })
        handlers.current.view.discard(clientId)
        handlers.current.onDiscarded()
      },
    }),
    [box],
  )
  return { openId, actions }
}

/** The up and down arrows move the focus from message to message. */
function moveAmongMessages(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
  const at = all.findIndex((message) => message.contains(document.activeElement))
  const next = at < 0 ? all.at(-1) : all[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** What all runs of a conversation have in common. */
type RunProps = {
  view: Pick<ConversationView, 'otherReadSeq' | 'otherReadAt'>
  conversationId: string
  ownId: string
  person: Person | null
  /** The name of the other member, or that they are gone. */
  name: string
  canWrite: boolean
  /** The last own message that is sent, which shows whether it was read. */
  lastOwn: ShownMessage | undefined
  openId: string | null
  actions: BubbleActions
}

/** Consecutive messages of one sender, with one avatar and one time. */
function MessageRun({ run, ...props }: RunProps & { run: Run }) {
  const { view, conversationId, ownId, person, name, canWrite, lastOwn, openId, actions } = props
  const clock = useClock()
  const isOwn = run.senderId === ownId
  const end = run.messages.at(-1)!
  return (
    <div className={`mb-3 flex gap-2 ${isOwn ? 'justify-end' : ''}`}>
      {isOwn ? null : (
        <Avatar
          name={name}
          src={person?.avatarUrl ?? null}
          type={person?.hdType ?? null}
          size="sm"
          className="mb-5 self-end max-sm:hidden"
        />
      )}
      <div className="min-w-0 flex-1">
        <ol className="grid gap-1">
          {run.messages.map((message) => (
            <MessageBubble
              key={keyOf(message)}
              message={message}
              conversationId={conversationId}
              senderName={isOwn ? null : name}
              isLastOfRun={message === end}
              mark={message === lastOwn ? markOf(view, message) : null}
              isOpen={message.clientId === openId}
              actions={actions}
            >
              {message.state === 'failed' ? <FailedNote message={message} actions={actions} /> : null}
              {message.state === 'sent' && message.clientId === openId ? (
                <MessageDetails {...{ message, conversationId, isOwn, actions }} canChange={isOwn && canWrite} />
              ) : null}
            </MessageBubble>
          ))}
        </ol>
        {end.state === 'sent' ? (
          <time
            dateTime={end.createdAt}
            title={exactTime(end.createdAt, clock)}
            className={`block px-1 text-sm text-faint tabular ${isOwn ? 'text-right' : ''}`}
            suppressHydrationWarning
          >
            {messageTime(end.createdAt, clock)}
          </time>
        ) : null}
      </div>
    </div>
  )
}

const markOf = ({ otherReadSeq, otherReadAt }: RunProps['view'], { seq }: ShownMessage) => ({
  readAt: otherReadSeq !== null && otherReadSeq >= seq ? otherReadAt : null,
})

/** Loads earlier messages when it is scrolled into view, or when pressed. */
function Earlier({ view: { older, loadOlder }, to }: { view: ConversationView; to: string }) {
  const t = useT('messages')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (older !== 'idle' || !place.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadOlder(), {
      root: place.current.closest('[role=log]'),
      rootMargin: '240px 0px 0px',
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [older, loadOlder])
  return (
    <div ref={place} className="grid min-h-13 place-items-center py-1 text-center text-sm">
      {older === 'failed' ? <p className="text-danger">{t('earlierFailed')}</p> : null}
      <Link
        to={to}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          void loadOlder()
        }}
        className={buttonLook('ghost', 's')}
      >
        {older === 'loading' ? <Spinner /> : null}
        {t('earlier')}
      </Link>
    </div>
  )
}

/** In place of messages if there are none yet. */
function NoMessages({ person, canWrite }: { person: Person | null; canWrite: boolean }) {
  const t = useT('messages')
  return (
    <div className="py-10 text-center">
      <p className="font-semibold">{t('noMessages')}</p>
      {canWrite && person ? <p className="text-muted">{t('noMessagesText', { name: person.fullName })}</p> : null}
    </div>
  )
}

type AnnouncedProps = { messages: readonly ShownMessage[]; ownId: string; name: string }

type Line = { key: string; text: string; lang?: TextLanguage; problem?: Problem }

/** At most this many lines are announced; the rest is in the list. */
const MOST_SAID = 5

/**
 * Announces new messages, and own messages that were refused, to screen readers. Each has its own line, so that equal texts
 * are announced twice and several at once are all announced.
 */
function AnnouncedMessages({ messages, ownId, name }: AnnouncedProps) {
  const t = useT('messages')
  const [lines, setLines] = useState<Line[]>([])
  const known = useRef(lastSeqOf(messages))
  const refused = useRef(new Set<string>())
  const count = useRef(0)
  useEffect(() => {
    const arrived = messages
      .filter(({ seq, senderId }) => seq > known.current && senderId !== ownId)
      .map(({ seq, content }) => ({
        key: `message ${seq}`,
        text: t('arrived', { name, text: content || t('photo') }),
        lang: textLanguage(content),
      }))
    known.current = Math.max(known.current, lastSeqOf(messages))
    const failed = messages
      .filter(({ state, clientId }) => state === 'failed' && !refused.current.has(clientId))
      .map(({ problem = 'unexpected' }) => ({ key: `refusal ${++count.current}`, text: '', problem }))
    // Not cleared: while the conversation is opened again its messages are missing for a moment, but were announced.
    for (const { clientId, state } of messages) {
      if (state === 'failed') refused.current.add(clientId)
      else refused.current.delete(clientId)
    }
    const added = [...arrived, ...failed]
    if (added.length > 0) setLines((said) => [...said, ...added].slice(-MOST_SAID))
  })
  return (
    <div role="status" aria-atomic="false" className="sr-only">
      {lines.map(({ key, text, lang, problem }) => (
        <p key={key} lang={lang}>
          {problem ? <WhyNotSent problem={problem} /> : text}
        </p>
      ))}
    </div>
  )
}

const lastSeqOf = (messages: readonly ShownMessage[]) => messages.findLast(({ seq }) => seq > 0)?.seq ?? 0
