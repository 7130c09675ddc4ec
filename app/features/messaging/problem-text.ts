import type { Translate } from '~/locales/translate'
import type { CommonError } from '~/ui/states/form-alert'
import type { Problem } from './live/message-log'
import type { MessagesError } from './messages-answer'

const OTHERS = { nobody: 'nobody', self: 'self', closedToYou: 'closedToYou', suspended: 'suspended' } as const

/** The words for what stood in the way; `limit` needs a date and has its own place. */
export function problemText(
  t: Translate<'messages-more'>,
  error: Exclude<MessagesError, 'limit' | CommonError> | Problem,
): string {
  return error in OTHERS ? t(OTHERS[error as keyof typeof OTHERS]) : t(`problem.${error as Problem}`)
}
