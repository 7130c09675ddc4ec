import { useState } from 'react'
import { useT } from '~/locales/use-t'
import { CloseIcon, EditIcon } from '~/ui/icons'
import { Alert } from '~/ui/states/alert'
import type { ConversationView } from './live/conversation-store'
import type { ShownMessage } from './live/message-log'
import { Composer } from './thread/composer'

type Props = { message: ShownMessage; conversationId: string; edit: ConversationView['edit']; onClose: () => void }

/** In the composer's place while a message of one's own is changed. Escape leaves it as it was. */
export function EditComposer({ message, conversationId, edit, onClose }: Props) {
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
