import { useT } from '~/locales/use-t'
import { WarningIcon } from '~/ui/icons'
import type { BubbleActions } from './bubble-actions'
import type { Problem, ShownMessage } from './live/message-log'

type Props = { message: ShownMessage; actions: Pick<BubbleActions, 'retry' | 'sendWords' | 'discard'> }

/** What became of a message that was refused, and why. */
export function WhyNotSent({ problem }: { problem: Problem }) {
  const t = useT('messages-more')
  return `${t('notSent')} ${t(`problem.${problem}`)}`
}

/** Under a message that was refused: why, and what can be done. */
export function FailedNote({ message, actions }: Props) {
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
        <button type="button" className={SMALL} onClick={() => actions.retry(clientId)}>
          {common('retry')}
        </button>
      )}
      {isPictureGone && content !== '' ? (
        <button type="button" className={SMALL} onClick={() => actions.sendWords(clientId)}>
          {t('sendWords')}
        </button>
      ) : null}
      <button type="button" className={SMALL} onClick={() => actions.discard(clientId)}>
        {t('discard')}
      </button>
    </div>
  )
}

/** What the same message meets again, however often it is sent. */
const FINAL: ReadonlySet<Problem> = new Set(['picture_gone', 'empty', 'too_long', 'invalid_content'])

const SMALL =
  'inline-flex min-h-7 items-center rounded-control px-2 font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11'
