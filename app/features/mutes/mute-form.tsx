import { useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { Button } from '~/ui/controls/button'
import { FormAlert } from '~/ui/states/form-alert'
import { MUTE_CHOICES, MUTE_REFUSALS, type MuteAnswer, type Muted } from './mutes'

type MuteFormProps = { username: string; isMuted: boolean }

/** Mutes a member for a time, or unmutes them. The menu of the page presses its buttons; without scripts they are visible. */
export function MuteForm({ username, isMuted }: MuteFormProps) {
  const t = useT('public-profile')
  const fetcher = useFetcher<MuteAnswer>({ key: `mute ${username}` })
  const { pathname, search } = useLocation()
  return (
    <fetcher.Form method="post" action="/resources/mutes" className="flex flex-wrap gap-2">
      <input type="hidden" name="username" value={username} />
      <input type="hidden" name="back" value={pathname + search} />
      <input type="hidden" name="intent" value={isMuted ? 'unmute' : 'mute'} />
      {(isMuted ? (['unmute'] as const) : MUTE_CHOICES).map((choice) => (
        <Button key={choice} type="submit" name="days" value={choice} variant="ghost" size="s">
          {t(`mute.${choice}`)}
        </Button>
      ))}
    </fetcher.Form>
  )
}

/** Why a member could not be muted, or unmuted. */
export function MuteAlert({ username }: { username: string }) {
  const t = useT('mutes')
  const { data, state } = useFetcher<MuteAnswer>({ key: `mute ${username}` })
  const [params] = useSearchParams()
  const refusal = data ? data.error : refusedIn(params, 'mute', MUTE_REFUSALS)
  const error = state === 'idle' ? refusal : null
  return <FormAlert error={error} words={(problem) => t(`error.${problem}`)} />
}

export function MuteNote({ until }: Muted) {
  const t = useT('mutes')
  return <span className="text-warn">{until === null ? t('muted') : t('mutedUntil', { date: until })}</span>
}
