import { memo, type ReactNode } from 'react'
import { useT } from '~/locales/use-t'
import { clockTime, exactTime } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import type { BubbleActions } from '../bubble-actions'
import type { ShownMessage } from '../live/message-log'
import { MessagePicture } from '../message-picture'
import { MessageText } from '../message-text'

type Props = {
  message: ShownMessage
  conversationId: string
  /** Null: one's own. */
  senderName: string | null
  isLastOfRun: boolean
  /** Under the last message of one's own: sent, or read when. */
  mark: { readAt: string | null } | null
  /** Its exact time, and what can be done with it, are shown. */
  isOpen: boolean
  /** What stands below it: why it was not sent, or the details of one that is open. */
  children: ReactNode
  actions: Pick<BubbleActions, 'open'>
}

const LOOKS = {
  sent: 'bg-accent text-accent-ink selection:bg-accent-ink selection:text-accent',
  // Not faded: what waits must be read as well as what is sent.
  pending: 'bg-accent-soft text-ink',
  failed: 'border border-danger/35 bg-danger-soft text-ink',
} as const

/** One message. Pressing it, or Enter on it, shows when exactly it was written. */
export const MessageBubble = memo(function MessageBubble(props: Props) {
  const { message, conversationId, senderName, isLastOfRun, mark, isOpen, children, actions } = props
  const t = useT('messages')
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
      // Where the focus comes by arrow keys, its words are to be heard, and not its name alone.
      aria-describedby={`said-${clientId}`}
      aria-label={isOwn ? t('ownMessage', { time: exact }) : t('message', { name: senderName, time: exact })}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || event.key !== 'Enter') return
        event.preventDefault()
        toggle()
      }}
      className={`group/message flex scroll-my-20 flex-col rounded-[14px] target:bg-warn-soft ${isOwn ? 'items-end' : 'items-start'}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard's way is Enter on the message */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: likewise */}
      <div
        id={`said-${clientId}`}
        data-press=""
        title={exact}
        onClick={(event) => {
          const isLink = event.target instanceof Element && event.target.closest('a')
          // Selecting words ends with a click, too.
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
      {children}
    </li>
  )
})
