import { useState } from 'react'
import type { ErrorCode } from '~/domain/messaging/conversation-frames.schema'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import { Dialog } from '~/ui/overlays/dialog'
import { Alert } from '~/ui/states/alert'
import type { ShownMessage } from '../live/message-log'

type Props = {
  message: ShownMessage
  onClose: () => void
  remove: (seq: number) => Promise<ErrorCode | null>
}

/** Asks before a message is deleted for both members. */
export function DeleteMessage({ message, onClose, remove }: Props) {
  const t = useT('messages-more')
  const common = useT('common')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('deleteTitle')}
      description={t('deleteText')}
      closeLabel={common('close')}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            variant="danger"
            pending={pending}
            onClick={async () => {
              setPending(true)
              const problem = await remove(message.seq)
              setPending(false)
              if (problem) setProblem(problem)
              else onClose()
            }}
          >
            {t(pending ? 'deleting' : 'deleteMessage')}
          </Button>
        </>
      }
    >
      {problem ? <Alert tone="error">{t(`problem.${problem}`)}</Alert> : null}
    </Dialog>
  )
}
