import type { Translate } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { type CommonError, FormAlert } from '~/ui/states/form-alert'
import type { MessagesAnswer, MessagesError } from '../answer-messages.server'
import type { Problem } from '../live/message-log'

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
export function problemText(
  t: Translate<'messages-more'>,
  error: Exclude<MessagesError, 'limit' | CommonError> | Problem,
): string {
  return error in OTHERS ? t(OTHERS[error as keyof typeof OTHERS]) : t(`problem.${error as Problem}`)
}
