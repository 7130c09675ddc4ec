import { useFetcher, useSearchParams } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { refusedIn } from '~/platform/forms/refused-in'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Field } from '~/ui/controls/field'
import { TextArea } from '~/ui/controls/text-input'
import { FormAlert } from '~/ui/states/form-alert'
import { EVENTS_RESOURCE, type EventAnswer, type EventRefusal, eventPath, type ShownEvent } from './events'
import { REFUSALS } from './registration'

/** What the host of an event can do with it: change it, or cancel it, which asks once more and lets them say why. */
export function HostTools({ event }: { event: ShownEvent }) {
  const t = useT('events')
  const fetcher = useFetcher<EventAnswer>({ key: `event ${event.id}` })
  const [params] = useSearchParams()
  const said = fetcher.data ? (fetcher.data.done ? null : fetcher.data.error) : refusedIn(params, 'event', REFUSALS)
  const pending = fetcher.state !== 'idle'
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('youHost')}</p>
      {pending ? null : <FormAlert<EventRefusal> error={said} words={(error) => t(`refused.${error}`)} />}
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
