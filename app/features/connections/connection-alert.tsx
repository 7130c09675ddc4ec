import { FREE } from '~/domain/membership/premium/entitlements'
import { useT } from '~/locales/use-t'
import { dateAndTime } from '~/ui/clock/clock'
import { useClock } from '~/ui/clock/use-clock'
import { Alert } from '~/ui/states/alert'
import { type CommonError, FormAlert } from '~/ui/states/form-alert'
import { PremiumNote } from '~/ui/states/premium-note'
import type { ConnectionRefusal } from './connections'

type Props = {
  said: { error: ConnectionRefusal; nextAt: string | null }
  isMain: boolean
  /** A note was typed, and is kept for the next attempt. */
  hasNote?: boolean
}

/** Why a change was refused, below the buttons; for a limit, when the next request is possible and how to lift it. */
export function ConnectionAlert({ said: { error, nextAt }, isMain, hasNote = false }: Props) {
  const t = useT('connect')
  const clock = useClock()
  const words = (problem: OwnError) =>
    problem === 'limit' && nextAt
      ? t('limitUntil', { count: FREE.requests.most, date: dateAndTime(nextAt, clock) })
      : t(`error.${problem}`, { count: FREE.requests.most })
  return (
    <div
      className={`absolute top-full z-20 mt-1 w-max max-w-[min(20rem,80vw)] rounded-control bg-ground ${isMain ? 'max-sm:left-0 sm:right-0' : 'right-0'}`}
    >
      {error === 'limit' ? (
        <Alert tone="error" focus>
          {words(error)}
          <PremiumNote />
        </Alert>
      ) : (
        <FormAlert error={error} words={words} hasText={hasNote} />
      )}
    </div>
  )
}

type OwnError = Exclude<ConnectionRefusal, CommonError>
