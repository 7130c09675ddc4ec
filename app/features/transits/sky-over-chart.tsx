import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { UncertainParts } from '~/domain/human-design/uncertainty/uncertain-day'
import { useLanguage, useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { useTimeZone } from '~/ui/clock/use-time-zone'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Field } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { ChevronLeftIcon, ChevronRightIcon, SunIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { EmptyState } from '~/ui/states/empty-state'
import { type ChosenMoment, daysOn, fieldsOf } from './chosen-moment'
import { MovingSky } from './moving-sky'
import { momentText, type Zone } from './span-text'
import { type SkyOverChart, skyPath } from './transits'

type Props = {
  sky: SkyOverChart
  /** The address of the page without a moment. */
  page: string
  /** The chart is one that the member keeps: no text calls it theirs. */
  isOthers?: boolean
  /** What of the chart an uncertain birth time leaves open; null: nothing, or it isn't known. */
  uncertainParts?: UncertainParts | null
  /** Between the moment and the drawing. */
  children?: ReactNode
}

/** The sky of a moment over a chart, and the month around it. */
export function SkyOverChartView({ sky, page, isOthers = false, uncertainParts = null, children }: Props) {
  const { asked, moment, natal } = sky
  const t = useT('transits')
  const zone = { timeZone: useTimeZone(), language: useLanguage() }
  return (
    <>
      <MomentHead asked={asked} page={page} zone={zone} />
      {children}
      {moment ? (
        <MovingSky key={moment.at} {...{ moment, natal, zone, page, isOthers, uncertainParts }} />
      ) : (
        <Card as="section">
          <EmptyState
            icon={<SunIcon className="size-7" />}
            title={t('unknown')}
            action={
              <ButtonLink to={page} reloadDocument>
                {t('again')}
              </ButtonLink>
            }
          >
            {t('unknownText')}
          </EmptyState>
        </Card>
      )}
    </>
  )
}

type MomentProps = { asked: ChosenMoment; page: string; zone: Zone }

/** Which moment the page is about, a day to either side, and a form for any other one; without scripts as with them. */
function MomentHead({ asked, page, zone }: MomentProps) {
  const t = useT('transits')
  const { at, isNow, problem, said } = asked
  const [path, query] = page.split('?')
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
          <ButtonLink to={skyPath(page, daysOn(at, -1, zone.timeZone))} size="s" preventScrollReset>
            <ChevronLeftIcon className="size-4" />
            {t('previousDay')}
          </ButtonLink>
          <ButtonLink to={page} size="s" preventScrollReset aria-current={isNow ? 'true' : undefined}>
            {t('now')}
          </ButtonLink>
          <ButtonLink to={skyPath(page, daysOn(at, 1, zone.timeZone))} size="s" preventScrollReset>
            {t('nextDay')}
            <ChevronRightIcon className="size-4" />
          </ButtonLink>
        </div>
      </div>
      <Form
        key={`${at} ${zone.timeZone}`}
        action={path}
        preventScrollReset
        aria-label={t('moment')}
        className="grid grid-cols-1 items-start gap-3 border-t border-line pt-4 min-[22rem]:grid-cols-[minmax(10.5rem,1fr)_minmax(0,1fr)] min-[30rem]:grid-cols-[minmax(10.5rem,1fr)_minmax(0,1fr)_auto]"
      >
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
