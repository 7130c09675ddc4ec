import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { textLanguage } from '~/domain/text/text-language'
import type { Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { hubRequests, useHub } from '~/platform/client/hub-store'
import type { OutboxEntry } from '~/platform/client/outbox-entry'
import { WarningIcon } from '~/ui/icons'
import { type CommonError, FormAlert } from '~/ui/states/form-alert'
import type { MessagesAnswer, MessagesError } from './answer-messages.server'
import type { Problem } from './live/message-log'
import { messagesPath } from './messages-page'

/**
 * Messages that were refused after their conversation was left. They are shown nowhere else, since the conversation may be
 * gone from the list; those of the open conversation are shown in it.
 */
export function RefusedMessages({ openId }: { openId: string | undefined }) {
  const refused = useHub().refused.filter(({ conversationId }) => conversationId !== openId)
  return refused.length > 0 ? <RefusedList refused={refused} /> : null
}

function RefusedList({ refused }: { refused: readonly OutboxEntry[] }) {
  const t = useT('messages-more')
  const box = useRef<HTMLElement>(null)
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="refused-title"
      className="max-h-[40dvh] shrink-0 overflow-y-auto border-b border-line px-4 py-3"
    >
      <h2 id="refused-title" role="status" className="flex items-center gap-1.5 text-sm font-semibold text-danger">
        <WarningIcon className="size-4" />
        {t('refusedTitle')}
      </h2>
      <ul>
        {refused.map((entry) => (
          <li key={entry.clientId} className="mt-2">
            <p lang={textLanguage(entry.content)} className="line-clamp-3 break-words">
              {entry.content || t('refusedPicture')}
            </p>
            <p className="text-sm text-muted">{problemText(t, entry.problem ?? 'unexpected')}</p>
            <p className="-mx-2 flex flex-wrap text-sm">
              <Link to={messagesPath({ c: entry.conversationId })} className={SMALL}>
                {t('refusedOpen')}
              </Link>
              <button
                type="button"
                className={SMALL}
                onClick={() => {
                  // The pressed button disappears, so the focus goes to the list.
                  box.current?.focus({ preventScroll: true })
                  hubRequests.part?.discard(entry)
                }}
              >
                {t('discard')}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SMALL =
  'inline-flex min-h-7 items-center rounded-control px-2 font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** Why a form was refused; `limit` is shown elsewhere, with its date. */
export function RefusedNote({ error, className }: Pick<MessagesAnswer, 'error'> & { className?: string }) {
  const t = useT('messages-more')
  return (
    <FormAlert
      error={error}
      words={(known) => (known === 'limit' ? '' : problemText(t, known))}
      {...(className ? { className } : {})}
    />
  )
}

const OTHERS = { nobody: 'nobody', self: 'self', closedToYou: 'closedToYou', suspended: 'suspended' } as const

/** The text for an error; `limit` is shown elsewhere, with its date. */
function problemText(
  t: Translate<'messages-more'>,
  error: Exclude<MessagesError, 'limit' | CommonError> | Problem,
): string {
  return error in OTHERS ? t(OTHERS[error as keyof typeof OTHERS]) : t(`problem.${error as Problem}`)
}
