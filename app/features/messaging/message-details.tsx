import { Link } from '@remix-run/react'
import { reportPath } from '~/domain/community/moderation/report-path'
import { EDIT_MILLISECONDS } from '~/domain/messaging/limits'
import { useT } from '~/locales/use-t'
import { exactTime } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import type { BubbleActions } from './bubble-actions'
import type { ShownMessage } from './live/message-log'
import { messagesPath } from './messages-page'

type Props = {
  message: ShownMessage
  conversationId: string
  isOwn: boolean
  canChange: boolean
  actions: Pick<BubbleActions, 'edit' | 'remove'>
}

/** Under a message that was pressed: when it was written, and what can be done about it: one's own changed or deleted, another's reported. */
export function MessageDetails({ message, conversationId, isOwn, canChange, actions }: Props) {
  const t = useT('messages-more')
  const clock = useClock()
  const isYoung = clock.now - Date.parse(message.createdAt) < EDIT_MILLISECONDS
  return (
    <div className="flex flex-wrap items-center gap-x-1 px-1 text-sm text-muted">
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

const ACTION =
  'inline-flex min-h-7 items-center rounded-control px-2 font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11'
