import { exactTime, messageTime } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { Avatar } from '~/ui/members/avatar'
import type { BubbleActions } from './bubble-actions'
import { FailedNote } from './failed-note'
import type { ConversationView } from './live/conversation-store'
import type { ShownMessage } from './live/message-log'
import { MessageDetails } from './message-details'
import type { Person } from './messages-page'
import { keyOf, type Run } from './thread/group-messages'
import { MessageBubble } from './thread/message-bubble'

/** What all runs of a thread are drawn with. */
export type RunProps = {
  view: Pick<ConversationView, 'otherReadSeq' | 'otherReadAt'>
  conversationId: string
  ownId: string
  person: Person | null
  /** The other, whoever they are by now. */
  name: string
  canWrite: boolean
  /** The last of one's own that is sent: it tells whether it was read. */
  lastOwn: ShownMessage | undefined
  openId: string | null
  actions: BubbleActions
}

/** What one wrote in one go: beside a face, and with one time for all of it. */
export function MessageRun({ run, ...props }: RunProps & { run: Run }) {
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
