import { Link } from '@remix-run/react'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import { reportPath } from '~/domain/community/moderation/moderation-paths'
import { EDIT_MILLISECONDS } from '~/domain/messaging/limits'
import type { Attachment } from '~/domain/messaging/message.schema'
import { linkify } from '~/domain/text/linkify'
import { textLanguage } from '~/domain/text/text-language'
import { useT } from '~/locales/use-t'
import { clockTime, exactTime } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { MoreIcon, WarningIcon } from '~/ui/icons'
import type { ConversationActions } from '../live/conversation-store'
import type { Problem, ShownMessage } from '../live/message-log'
import { messagesPath } from '../messages-page'

/** The actions on the messages of a thread. */
export type BubbleActions = Pick<ConversationActions, 'retry' | 'sendWords' | 'discard'> & {
  /** Shows the details of this message, or of none for null. */
  open: (clientId: string | null) => void
  edit: (message: ShownMessage) => void
  remove: (message: ShownMessage) => void
}

type BubbleProps = {
  message: ShownMessage
  conversationId: string
  /** Null: the member's own message. */
  senderName: string | null
  isLastOfRun: boolean
  /** Only for the last own message: whether and when it was read. */
  mark: { readAt: string | null } | null
  /** Its exact time and its actions are shown. */
  isOpen: boolean
  /** `FailedNote`, or `MessageDetails` if it is open. */
  children: ReactNode
  actions: Pick<BubbleActions, 'open'>
}

const LOOKS = {
  sent: 'bg-accent text-accent-ink selection:bg-accent-ink selection:text-accent',
  // Not faded: a waiting message must be as legible as a sent one.
  pending: 'bg-accent-soft text-ink',
  failed: 'border border-danger/35 bg-danger-soft text-ink',
} as const

/**
 * One message. A click, its button or Enter shows its exact time and its actions; Escape hides them. Where it was refused they
 * are always shown, and Enter leads to them.
 */
export const MessageBubble = memo(function MessageBubble(props: BubbleProps) {
  const { message, conversationId, senderName, isLastOfRun, mark, isOpen, children, actions } = props
  const t = useT('messages')
  const more = useT('messages-more')
  const clock = useClock()
  const isOwn = senderName === null
  const { state, content, attachments, createdAt, isEdited, seq, clientId } = message
  const exact = exactTime(createdAt, clock)
  const toggle = () => actions.open(isOpen ? null : clientId)
  const notes = [
    isEdited ? t('edited') : null,
    state === 'pending' ? t('sending') : null,
    mark && (mark.readAt ? t('read', { time: clockTime(mark.readAt, clock) }) : t('sent')),
  ].filter(Boolean)
  const look = isOwn
    ? `${LOOKS[state]} ${isLastOfRun ? 'rounded-br-[5px]' : ''}`
    : `bg-sunken text-ink ${isLastOfRun ? 'rounded-bl-[5px]' : ''}`
  return (
    <li
      id={seq > 0 ? `m${seq}` : undefined}
      data-message={clientId}
      tabIndex={-1}
      // Moving to it with arrow keys reads its text, not only its label.
      aria-describedby={`said-${clientId}`}
      aria-label={isOwn ? t('ownMessage', { time: exact }) : t('message', { name: senderName, time: exact })}
      onKeyDown={(event) => {
        const isFailed = state === 'failed'
        const isHiding = event.key === 'Escape' && (isOpen || isFailed)
        if (!isHiding && (event.target !== event.currentTarget || event.key !== 'Enter')) return
        event.preventDefault()
        if (isFailed && !isHiding) return event.currentTarget.querySelector('button')?.focus()
        event.currentTarget.focus()
        if (!isFailed) toggle()
      }}
      className={`group/message flex scroll-my-20 flex-col rounded-[14px] target:bg-warn-soft ${isOwn ? 'items-end' : 'items-start'}`}
    >
      <div className={`flex w-full items-center gap-1 ${isOwn ? 'flex-row-reverse' : ''}`}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard uses Enter on the message */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
        <div
          id={`said-${clientId}`}
          data-press=""
          title={exact}
          onClick={(event) => {
            const isLink = event.target instanceof Element && event.target.closest('a')
            // Selecting text ends with a click, too.
            if (!isLink && getSelection()?.isCollapsed !== false) toggle()
          }}
          className={`max-w-[min(80%,34rem)] rounded-[14px] px-3.5 py-2 md:max-w-[min(70%,34rem)] ${look} group-focus-visible/message:outline-2 group-focus-visible/message:outline-offset-2 group-focus-visible/message:outline-accent`}
          suppressHydrationWarning
        >
          {attachments.map((attachment) => (
            <MessagePicture key={attachment.id} {...{ conversationId, attachment, senderName }} />
          ))}
          {content ? <MessageText text={content} /> : null}
          {notes.length > 0 ? <span className="block text-sm opacity-85">{notes.join(' · ')}</span> : null}
        </div>
        {state === 'sent' ? (
          <button
            type="button"
            // Not a stop of Tab, which would be one for every message: the arrow keys lead to the message, and Enter opens it.
            tabIndex={-1}
            aria-expanded={isOpen}
            aria-label={more('messageActions')}
            aria-describedby={`said-${clientId}`}
            onClick={toggle}
            className={`grid size-8 shrink-0 pointer-coarse:sr-only place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink focus-visible:opacity-100 group-hover/message:opacity-100 group-focus-visible/message:opacity-100 ${isOpen ? '' : 'opacity-0'}`}
          >
            <MoreIcon className="size-5" />
          </button>
        ) : null}
      </div>
      {children}
    </li>
  )
})

/** The text of a message with line breaks and links, which send no referrer. */
function MessageText({ text }: { text: string }) {
  return (
    <span lang={textLanguage(text)} className="wrap-anywhere whitespace-pre-wrap">
      {linkify(text).map(({ text, href }, place) =>
        href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
            key={place}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-2 focus-visible:outline-current"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </span>
  )
}

type PictureProps = {
  conversationId: string
  attachment: Attachment
  /** Null: the member's own. */
  senderName: string | null
}

/** A picture of a message, sized to fit; it opens in full in a new tab. */
function MessagePicture({ conversationId, attachment: { id, width, height }, senderName }: PictureProps) {
  const t = useT('messages')
  const address = `/api/conversations/${conversationId}/attachments/${id}`
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={senderName === null ? t('ownPicture') : t('pictureOf', { name: senderName })}
      className="my-0.5 block max-w-full overflow-hidden rounded-control focus-visible:outline-current"
      style={{ width: `${Math.min(width, (MOST_HIGH * width) / height, MOST_WIDE)}px` }}
    >
      <img
        src={address}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full bg-sunken"
      />
    </a>
  )
}

const MOST_HIGH = 320
const MOST_WIDE = 320

type DetailsProps = {
  message: ShownMessage
  conversationId: string
  isOwn: boolean
  canChange: boolean
  actions: Pick<BubbleActions, 'edit' | 'remove'>
}

/** Below an open message: its exact time and its actions, which are edit and delete for one's own, report for another's. */
export function MessageDetails({ message, conversationId, isOwn, canChange, actions }: DetailsProps) {
  const t = useT('messages-more')
  const clock = useClock()
  const isYoung = clock.now - Date.parse(message.createdAt) < EDIT_MILLISECONDS
  const group = useRef<HTMLDivElement>(null)

  // Opened by Enter, the first action takes the focus, which tells a screen reader of all.
  useEffect(() => {
    const isByKey = group.current?.parentElement?.matches(':focus-visible')
    if (isByKey) group.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons and a link, not a part of a form
    <div
      ref={group}
      role="group"
      aria-label={t('messageActions')}
      className="flex flex-wrap items-center gap-x-1 px-1 text-sm text-muted"
    >
      <span className="py-1 tabular">{exactTime(message.createdAt, clock)}</span>
      {canChange && isYoung && message.content ? (
        <button type="button" className={ACTION} onClick={() => actions.edit(message)}>
          {t('editMessage')}
        </button>
      ) : null}
      {canChange ? (
        <button type="button" className={`${ACTION} text-danger`} onClick={() => actions.remove(message)}>
          {t('deleteMessage')}
        </button>
      ) : null}
      {isOwn ? null : (
        <Link
          to={reportPath(
            { kind: 'message', id: message.id, conversation: conversationId },
            messagesPath({ c: conversationId }),
          )}
          className={ACTION}
        >
          {t('reportMessage')}
        </Link>
      )}
    </div>
  )
}

type FailedNoteProps = { message: ShownMessage; actions: Pick<BubbleActions, 'retry' | 'sendWords' | 'discard'> }

/** Says that a message was not sent, and why. */
export function WhyNotSent({ problem }: { problem: Problem }) {
  const t = useT('messages-more')
  return `${t('notSent')} ${t(`problem.${problem}`)}`
}

/** Below a refused message: why it was refused, and its actions. */
export function FailedNote({ message, actions }: FailedNoteProps) {
  const t = useT('messages-more')
  const common = useT('common')
  const { problem = 'unexpected', clientId, content } = message
  const isPictureGone = problem === 'picture_gone'
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 text-sm text-danger">
      <span className="inline-flex items-center gap-1.5">
        <WarningIcon className="size-4" />
        <WhyNotSent problem={problem} />
      </span>
      {FINAL.has(problem) ? null : (
        <button type="button" className={ACTION} onClick={() => actions.retry(clientId)}>
          {common('retry')}
        </button>
      )}
      {isPictureGone && content !== '' ? (
        <button type="button" className={ACTION} onClick={() => actions.sendWords(clientId)}>
          {t('sendWords')}
        </button>
      ) : null}
      <button type="button" className={ACTION} onClick={() => actions.discard(clientId)}>
        {t('discard')}
      </button>
    </div>
  )
}

/** Problems that sending the same message again doesn't solve. */
const FINAL: ReadonlySet<Problem> = new Set(['picture_gone', 'empty', 'too_long', 'invalid_content'])

const ACTION =
  'inline-flex min-h-7 items-center rounded-control px-2 font-semibold underline-offset-4 hover:underline focus-visible:-outline-offset-2 pointer-coarse:min-h-11'
