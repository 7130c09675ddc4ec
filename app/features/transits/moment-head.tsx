import { Form } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { ChevronLeftIcon, ChevronRightIcon } from '~/ui/icons'
import { TextInput } from '~/ui/text-input'
import { type AskedMoment, daysOn, fieldsOf } from './asked-moment'
import { momentText, type Zone } from './span-text'
import { TRANSITS, transitsPath } from './transits'

type Props = { asked: AskedMoment; zone: Zone }

/** Which moment the page is about, a day to either side, and a form for any other one; without scripts as with them. */
export function MomentHead({ asked, zone }: Props) {
  const t = useT('transits')
  const { at, isNow, problem, said } = asked
  const fields = problem ? said : fieldsOf(at, zone.timeZone)
  return (
    <Card as="section" aria-labelledby="moment" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h2 id="moment" className="text-lg">
            <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
              {momentText(at, zone)}
            </time>
          </h2>
          <p className="text-sm text-muted" suppressHydrationWarning>
            {isNow ? `${t('isNow')} · ` : ''}
            {t('zone', { zone: zoneName(zone.timeZone, zone.language) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={transitsPath(daysOn(at, -1, zone.timeZone))} size="s" preventScrollReset>
            <ChevronLeftIcon className="size-4" />
            {t('previousDay')}
          </ButtonLink>
          <ButtonLink to={TRANSITS} size="s" preventScrollReset aria-current={isNow ? 'true' : undefined}>
            {t('now')}
          </ButtonLink>
          <ButtonLink to={transitsPath(daysOn(at, 1, zone.timeZone))} size="s" preventScrollReset>
            {t('nextDay')}
            <ChevronRightIcon className="size-4" />
          </ButtonLink>
        </div>
      </div>
      <Form
        key={`${at} ${zone.timeZone}`}
        action={TRANSITS}
        preventScrollReset
        aria-label={t('moment')}
        className="grid grid-cols-1 items-start gap-3 border-t border-line pt-4 min-[22rem]:grid-cols-[minmax(10.5rem,1fr)_minmax(0,1fr)] min-[30rem]:grid-cols-[minmax(10.5rem,1fr)_minmax(0,1fr)_auto]"
      >
        <input type="hidden" name="zone" value={zone.timeZone} />
        <Field label={t('date')} error={problem ? t(problem) : undefined}>
          {(control) => <TextInput {...control} type="date" name="date" defaultValue={fields.date} required />}
        </Field>
        <Field label={t('time')} hint={t('timeHint')}>
          {(control) => <TextInput {...control} type="time" name="time" defaultValue={fields.time} />}
        </Field>
        <Button type="submit" className="min-[22rem]:max-[30rem]:col-span-2 min-[30rem]:mt-7">
          {t('show')}
        </Button>
      </Form>
    </Card>
  )
}
