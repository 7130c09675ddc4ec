import { useT } from '~/locales/use-t'
import { FormAlert } from '~/ui/states/form-alert'
import type { MessagesAnswer } from '../messages-answer'
import { problemText } from '../problem-text'

/** Why a form was refused; `limit` has its own place, where the date stands. */
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
