import { useActionData } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { Attachment } from '~/domain/messaging/message.schema'
import { useT } from '~/locales/use-t'
import { PictureIcon } from '~/ui/icons'
import type { ConversationView } from '../live/conversation-store'
import type { MessagesAnswer } from '../messages-answer'
import type { OpenThread } from '../messages-page'
import { Composer } from './composer'
import { RefusedNote } from './refused-note'

type Props = {
  thread: OpenThread
  view: ConversationView
  /** The picture that goes along; its message waits while it is uploaded. */
  attachment: Attachment | 'uploading' | null
  /** A file was chosen for the message; null: its message is on its way. */
  onPicture: (file: File | null) => void
  /** How far the picture is. */
  chip: ReactNode
  focus: boolean
  /** Arrow up in an empty field. */
  onEditLast: () => void
}

/** Where one writes: text, a picture, or both. */
export function ThreadComposer({ thread, view, attachment, onPicture, chip, focus, onEditLast }: Props) {
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

/** What the address asked to have ready is said: loaded once more, the page does not offer it again. */
function forgetPreset() {
  const { pathname, search, hash } = window.location
  const asked = new URLSearchParams(search)
  for (const name of ['say', 'percent']) asked.delete(name)
  // The router keeps its own state in the entry, and what it shows does not change.
  window.history.replaceState(window.history.state, '', `${pathname}?${asked}${hash}`)
}
