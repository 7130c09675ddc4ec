import { Form, useFetcher } from '@remix-run/react'
import { type DragEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import { EDIT_MILLISECONDS } from '~/domain/messaging/limits'
import type { Attachment } from '~/domain/messaging/message.schema'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { TypeBadge } from '~/ui/members/type-badge'
import { lazyWithRetry } from '~/ui/overlays/lazy-with-retry'
import type { MessagesAnswer } from '../answer-messages.server'
import type { ConversationState } from '../live/conversation-client'
import { useConversation } from '../live/conversation-store'
import type { ShownMessage } from '../live/message-log'
import { type MessagesQuery, messagesPath, type OpenThread, type Person } from '../messages-page'
import { RefusedNote } from '../refused-messages'
import { MessageList } from './message-list'
import { PictureChip } from './picture-chip'
import { EditComposer, ThreadComposer } from './thread-composer'
import { ThreadHeader } from './thread-header'

const DeleteMessage = lazyWithRetry(async () => ({ default: (await import('./delete-message')).DeleteMessage }))

type Props = {
  thread: OpenThread
  query: MessagesQuery
  ownId: string
  listPath: string
  focus: boolean
  block: ReactNode
  /** Says what was done to screen readers. */
  announce: (text: string) => void
}

/** The open conversation: its header, messages and composer. */
export function ThreadPane({ thread, query, ownId, listPath, focus, block, announce }: Props) {
  const t = useT('messages')
  const more = useT('messages-more')
  const { id, person, page, isOpen } = thread
  const recipientId = person?.id ?? null
  const view = useConversation({ conversationId: id, memberId: ownId, recipientId, initial: page, isOpen })
  const [file, setFile] = useState<File | null>(null)
  const [attachment, setAttachment] = useState<Attachment | 'uploading' | null>(null)
  const [editing, setEditing] = useState<ShownMessage | null>(null)
  /** How many times the focused element was removed, after which the field takes the focus. */
  const [focusCount, setFocusCount] = useState(0)
  const [deleting, setDeleting] = useState<ShownMessage | null>(null)
  const request = view.isAccepted ? null : thread.request
  const wasIncoming = useRef(false)
  const acceptedText = more('requestAccepted')
  useEffect(() => {
    if (wasIncoming.current && request === null && isOpen) announce(acceptedText)
    wasIncoming.current = request === 'incoming'
  }, [request, isOpen, announce, acceptedText])

  const editLast = () => {
    const last = view.messages.findLast(({ senderId, state }) => senderId === ownId && state === 'sent')
    if (last?.content && Date.now() - Date.parse(last.createdAt) < EDIT_MILLISECONDS) setEditing(last)
  }
  const takeFocus = useCallback(() => setFocusCount((count) => count + 1), [])
  const announceDone = async (action: Promise<ErrorCode | null>, text: string) => {
    const problem = await action
    if (!problem) announce(text)
    return problem
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    if (!chosen) setAttachment(null)
  }
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      choose(event.dataTransfer.files[0] ?? null)
    },
  }
  // Memoised: frames must not render it again before hydration is done.
  const requestBar = useMemo(
    () => (person ? <RequestBar conversationId={id} person={person} block={block} onAccept={takeFocus} /> : null),
    [id, person, block, takeFocus],
  )
  const oldest = view.messages[0]?.seq ?? 0
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col" {...(isOpen ? drop : {})}>
      <ThreadHeader person={person} isTyping={view.isOtherTyping} listPath={listPath} block={block} />
      {isOpen ? <ConnectionNote connection={view.connection} /> : null}
      <MessageList
        view={view}
        conversationId={id}
        ownId={ownId}
        person={person}
        canWrite={isOpen}
        earlierPath={messagesPath({ ...query, before: oldest }, `#m${oldest}`)}
        onEdit={setEditing}
        onDelete={setDeleting}
        announce={announce}
      />
      {request === 'outgoing' && person ? (
        <p className="shrink-0 px-4 pb-2 text-center text-sm text-muted">{t('waiting', { name: person.fullName })}</p>
      ) : null}
      {request === 'ignored' ? (
        <p className="shrink-0 px-4 pb-2 text-center text-sm text-pretty text-muted">{t('ignored')}</p>
      ) : null}
      {request === 'incoming' && isOpen ? requestBar : null}
      {isOpen ? <MarkRead thread={thread} ownId={ownId} /> : null}
      {!isOpen ? (
        <p className="shrink-0 border-t border-line px-4 py-4 text-center text-pretty text-muted">{t('closed')}</p>
      ) : editing ? (
        <EditComposer
          key={editing.seq}
          message={editing}
          conversationId={id}
          edit={(seq, content) => announceDone(view.edit(seq, content), more('messageEdited'))}
          onClose={() => {
            setEditing(null)
            takeFocus()
          }}
        />
      ) : (
        <ThreadComposer
          thread={thread}
          view={view}
          attachment={attachment}
          onPicture={choose}
          chip={
            file ? (
              <PictureChip
                conversationId={id}
                file={file}
                onChange={setAttachment}
                onClear={(isByKey) => {
                  choose(null)
                  // After a tap it would open the keyboard of a phone.
                  if (isByKey) takeFocus()
                  announce(more('pictureRemoved'))
                }}
              />
            ) : null
          }
          focus={focusCount || focus}
          onEditLast={editLast}
        />
      )}
      {deleting ? (
        <DeleteMessage
          message={deleting}
          onClose={() => setDeleting(null)}
          remove={(seq) => announceDone(view.remove(seq), more('messageDeleted'))}
        />
      ) : null}
    </div>
  )
}

/** A button to mark as read, for pages without scripts; with scripts it happens when the end is in view. */
function MarkRead({ thread: { id, page }, ownId }: { thread: OpenThread; ownId: string }) {
  const t = useT('messages')
  const isUnread = page.messages.some(({ seq, senderId }) => seq > page.ownReadSeq && senderId !== ownId)
  if (!isUnread) return null
  return (
    <Form method="post" className="hidden px-4 pb-2 text-center noscript:block">
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="conversation" value={id} />
      <input type="hidden" name="seq" value={page.seq} />
      <Button type="submit" size="s">
        {t('markRead')}
      </Button>
    </Form>
  )
}

/** A shorter loss of the connection isn't mentioned. In milliseconds. */
const LATE_MS = 2500

/** Says that the connection is lost, and that messages are kept until it is back. */
function ConnectionNote({ connection }: Pick<ConversationState, 'connection'>) {
  const t = useT('messages')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (connection !== 'connecting') return
    const timer = setTimeout(setLate, LATE_MS, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [connection])
  const text =
    connection === 'offline' ? t('offline') : connection === 'connecting' && isLate ? t('reconnecting') : null
  return (
    <p role="status" className={text ? 'shrink-0 bg-warn-soft px-4 py-1.5 text-center text-sm text-ink' : 'sr-only'}>
      {text}
    </p>
  )
}

type RequestBarProps = Pick<Props, 'block'> & {
  conversationId: string
  person: Person
  onAccept: () => void
}

/** The fetcher that answers the request of a conversation. */
export const requestKey = (conversationId: string | undefined) => `request ${conversationId}`

/** For a stranger's first message: accept, ignore or block. Writing back accepts too. */
function RequestBar({ conversationId, person, block, onAccept }: RequestBarProps) {
  const t = useT('messages-more')
  const messages = useT('messages')
  const fetcher = useFetcher<MessagesAnswer>({ key: requestKey(conversationId) })
  const pending = fetcher.state === 'idle' ? null : fetcher.formData?.get('intent')
  // The fetcher also remembers what an earlier bar of this conversation was refused.
  const [isSent, setSent] = useState(false)
  const error = isSent && fetcher.state === 'idle' ? (fetcher.data?.error ?? null) : null
  return (
    <section className="shrink-0 border-t border-line bg-sunken px-4 py-3" aria-labelledby="request-title">
      <h3 id="request-title" className="wrap-anywhere">
        {t('requestTitle', { name: person.fullName })}
      </h3>
      {person.hdType ? (
        <TypeBadge
          type={person.hdType}
          label={messages(`type.${person.hdType}`)}
          isTimeUncertain={person.isTimeUncertain}
        />
      ) : null}
      <p className="mt-0.5 text-sm text-pretty text-muted">{t('requestText')}</p>
      <RefusedNote error={error} className="mt-2" />
      <div className="mt-2.5 flex flex-wrap gap-2">
        <fetcher.Form method="post" className="contents" onSubmit={() => setSent(true)}>
          <input type="hidden" name="conversation" value={conversationId} />
          <Button
            type="submit"
            name="intent"
            value="accept"
            variant="primary"
            size="s"
            pending={pending === 'accept'}
            onClick={onAccept}
          >
            {t('accept')}
          </Button>
          <Button type="submit" name="intent" value="ignore" size="s" pending={pending === 'ignore'}>
            {t('ignore')}
          </Button>
        </fetcher.Form>
        {block}
      </div>
    </section>
  )
}
