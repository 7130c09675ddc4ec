import { useActionData } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { Attachment } from '~/domain/messaging/message.schema'
import { useT } from '~/locales/use-t'
import { CloseIcon, EditIcon, PictureIcon } from '~/ui/icons'
import { Alert } from '~/ui/states/alert'
import type { MessagesAnswer } from '../answer-messages.server'
import type { ConversationView } from '../live/conversation-store'
import type { ShownMessage } from '../live/message-log'
import type { OpenThread } from '../messages-page'
import { RefusedNote } from '../refused-messages'
import { Composer } from './composer'

type ThreadComposerProps = {
  thread: OpenThread
  view: ConversationView
  /** The picture of the message, which can't be sent while it is uploading. */
  attachment: Attachment | 'uploading' | null
  /** A picture was chosen; null: it was sent. */
  onPicture: (file: File | null) => void
  /** Shows the picture and its upload. */
  chip: ReactNode
  focus: boolean | number
  /** Called for the up arrow in an empty field. */
  onEditLast: () => void
}

/** The composer of an open conversation: text, a picture, or both. */
export function ThreadComposer({ thread, view, attachment, onPicture, chip, focus, onEditLast }: ThreadComposerProps) {
  const t = useT('messages')
  const fileId = useId()
  const answer = useActionData<MessagesAnswer>()
  const refused = answer?.intent === 'send' && answer.values.conversation === thread.id ? answer : null

  const take = (input: HTMLInputElement) => {
    if (!input.files?.[0]) return
    onPicture(input.files[0])
    // The same file can be chosen again.
    input.value = ''
  }

  const onKey = (event: KeyboardEvent, content: string) => {
    if (event.key !== 'ArrowUp' || content !== '' || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onEditLast()
  }
  return (
    <Composer
      fields={{ intent: 'send', conversation: thread.id, clientId: thread.clientId }}
      initial={refused?.values.content ?? thread.preset ?? ''}
      restored={view.unsent}
      label={t('composer')}
      submitLabel={t('send')}
      hasAttachment={attachment !== null}
      pending={attachment === 'uploading'}
      focus={focus}
      onSubmit={(content) => {
        if (attachment === 'uploading') return
        view.send(content, attachment ?? undefined)
        if (attachment) onPicture(null)
        if (thread.preset !== null) forgetPreset()
      }}
      onType={(content) => {
        // A text that is restored isn't being typed.
        if (content.trim() && content !== view.unsent) view.typing()
        view.keepUnsent(content)
      }}
      onKey={onKey}
      onPaste={(event) => {
        const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
        if (!file) return
        event.preventDefault()
        onPicture(file)
      }}
      before={
        <>
          {refused ? <RefusedNote error={refused.error} className="mb-2" /> : null}
          {chip}
        </>
      }
    >
      <input
        id={fileId}
        type="file"
        accept="image/*"
        className="peer sr-only noscript:hidden"
        aria-label={t('attach')}
        onChange={(event) => take(event.target)}
      />
      <label
        htmlFor={fileId}
        title={t('attach')}
        className="-ml-1.5 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-sunken hover:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-accent noscript:hidden"
      >
        <PictureIcon />
      </label>
    </Composer>
  )
}

/** Removes the suggested line from the address once it is sent, so that a reload doesn't suggest it again. */
function forgetPreset() {
  const { pathname, search, hash } = window.location
  const parameters = new URLSearchParams(search)
  for (const name of ['say', 'percent']) parameters.delete(name)
  // Past the router, which keeps its own state in the entry: nothing has to be loaded.
  window.history.replaceState(window.history.state, '', `${pathname}?${parameters}${hash}`)
}

type EditComposerProps = {
  message: ShownMessage
  conversationId: string
  edit: ConversationView['edit']
  onClose: () => void
}

/** In place of the composer while the member edits a message. Escape cancels. */
export function EditComposer({ message, conversationId, edit, onClose }: EditComposerProps) {
  const t = useT('messages-more')
  const common = useT('common')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { seq, content } = message
  return (
    <Composer
      fields={{ intent: 'edit', conversation: conversationId, seq: String(seq) }}
      initial={content}
      label={t('editing')}
      submitLabel={t('save')}
      pending={pending}
      focus
      keeps
      onKey={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
      onSubmit={async (changed) => {
        if (changed.trim() === content) return onClose()
        setPending(true)
        const problem = await edit(seq, changed)
        setPending(false)
        if (problem) setProblem(t(`problem.${problem}`))
        else onClose()
      }}
      before={
        <div className="mb-2">
          <p className="flex items-center gap-2 text-sm font-semibold text-accent">
            <EditIcon className="size-4" />
            <span className="flex-1">{t('editing')}</span>
            <button
              type="button"
              aria-label={common('cancel')}
              onClick={onClose}
              className="grid size-8 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
            >
              <CloseIcon className="size-4" />
            </button>
          </p>
          {problem ? (
            <Alert tone="error" className="mt-1">
              {problem}
            </Alert>
          ) : null}
        </div>
      }
    />
  )
}
