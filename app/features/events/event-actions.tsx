import { useFetcher, useSearchParams } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/client/form-answer'
import { useClock } from '~/ui/clock/use-clock'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'
import { CheckIcon, ClockIcon } from '~/ui/icons'
import { FormAlert } from '~/ui/states/form-alert'
import { isFull } from './event-summary'
import { EVENTS_RESOURCE, type EventAnswer, type EventRefusal, eventPath, type ShownEvent } from './events'

const REFUSALS: readonly EventRefusal[] = [
  ...([
    'missing',
    'closed',
    'host',
    'suspended',
    'undecided',
    'invalid',
    'noteTooLong',
    'tooMany',
    'unexpected',
  ] as const),
]

/** The viewer's registration for an event, and the button that changes it. */
export function Registration({ event }: { event: ShownEvent }) {
  const t = useT('events')
  const { now } = useClock()
  const fetcher = useFetcher<EventAnswer>({ key: `event ${event.id}` })
  const [params] = useSearchParams()
  const { standing, ahead } = event
  const refusal = fetcher.data ? (fetcher.data.done ? null : fetcher.data.error) : refusedIn(params, 'event', REFUSALS)
  if (standing === 'host' || event.state === 'cancelled') return null
  if (Date.parse(event.startsAt) <= now) {
    return <p className="text-muted">{t(Date.parse(event.endsAt) <= now ? 'over' : 'begun')}</p>
  }
  const full = isFull(event)
  const pending = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action={EVENTS_RESOURCE} className="grid gap-3">
      <input type="hidden" name="id" value={event.id} />
      <input type="hidden" name="back" value={eventPath(event.id)} />
      {pending ? null : <FormAlert<EventRefusal> error={refusal} words={(error) => t(`refused.${error}`)} />}
      <div role="status" className="flex gap-2 font-semibold">
        {standing === 'going' ? (
          <>
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-ok" />
            <p>{t('youGo')}</p>
          </>
        ) : standing === 'waiting' ? (
          <>
            <ClockIcon className="mt-0.5 size-5 shrink-0 text-warn" />
            <p>{ahead === 0 ? t('youAreNext') : t('youWait', { count: ahead })}</p>
          </>
        ) : full ? (
          <p>{t('full')}</p>
        ) : null}
      </div>
      {standing === 'waiting' || (standing === null && full) ? <p className="text-muted">{t('waitingHow')}</p> : null}
      <Button
        type="submit"
        name="intent"
        value={standing ? 'leave' : 'register'}
        variant={standing ? 'quiet' : 'primary'}
        pending={pending}
        className="justify-self-start max-sm:w-full"
      >
        {t(standing === 'going' ? 'leave' : standing === 'waiting' ? 'stopWaiting' : full ? 'wait' : 'register')}
      </Button>
    </fetcher.Form>
  )
}

/** The host's actions: edit, or cancel after a confirmation with an optional note. */
export function HostTools({ event }: { event: ShownEvent }) {
  const t = useT('events')
  const fetcher = useFetcher<EventAnswer>({ key: `event ${event.id}` })
  const [params] = useSearchParams()
  const refusal = fetcher.data ? (fetcher.data.done ? null : fetcher.data.error) : refusedIn(params, 'event', REFUSALS)
  const pending = fetcher.state !== 'idle'
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('youHost')}</p>
      {pending ? null : <FormAlert<EventRefusal> error={refusal} words={(error) => t(`refused.${error}`)} />}
      <ButtonLink to={`${eventPath(event.id)}/edit`} className="justify-self-start max-sm:w-full">
        {t('edit')}
      </ButtonLink>
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-danger underline-offset-4 hover:underline">
          {t('cancelEvent')}
        </summary>
        <fetcher.Form
          method="post"
          action={EVENTS_RESOURCE}
          className="mt-2 grid gap-3 rounded-control border border-line p-4"
        >
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="id" value={event.id} />
          <input type="hidden" name="back" value={eventPath(event.id)} />
          <p>{t('cancelSure', { count: event.goingCount + event.waitingCount })}</p>
          <Field label={t('cancelNote')} aside={t('optional')}>
            {(control) => <TextArea {...control} name="note" rows={2} />}
          </Field>
          <Button type="submit" variant="danger" pending={pending} className="justify-self-start max-sm:w-full">
            {t('cancelYes')}
          </Button>
        </fetcher.Form>
      </details>
    </div>
  )
}
