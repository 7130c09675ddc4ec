import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Chart } from '~/domain/human-design/chart/chart'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { ChartTerm } from '~/domain/human-design/uncertainty/uncertain-terms'
import { useLanguage, useT } from '~/locales/use-t'
import { offsetLabel } from '~/ui/birth-fields/offset-label'
import { ChartReading } from '~/ui/chart-reading/chart-reading'
import { toReadableChart } from '~/ui/chart-reading/readable-chart'
import { shareText } from '~/ui/chart-reading/share-text'
import { TimeWindowNote } from '~/ui/chart-reading/time-window'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/layout/card'
import { TypeBadge } from '~/ui/members/type-badge'
import type { VisitorChart } from './landing'

type Props = {
  example: Chart
  found: VisitorChart | null
  /** The form fields of `found` for saving it; null for members, who save charts on their own page. */
  saving: Record<string, string> | null
}

/** The chart in the first view: an example until the visitor's own is computed, which then becomes the heading of the page. */
export function ChartView({ example, found, saving }: Props) {
  const landing = useT('landing')
  const t = useT('landing-more')
  const hd = useT('hd')
  const reading = useT('reading')
  const language = useLanguage()
  const bornLine = useBornLine()
  const heading = useRef<HTMLHeadingElement>(null)
  const { type, authority, profile, definition } = found?.chart ?? example
  const shareOf = (term: ChartTerm) => shareText(reading, language, found?.uncertain, term)
  /** "5/2, 13% of the day" where the time leaves it open. */
  const withShare = (name: string, term: ChartTerm) => [name, shareOf(term)].filter(Boolean).join(', ')
  const typeShare = shareOf('type')
  const Heading = found ? 'h1' : 'h2'

  useEffect(() => {
    const element = heading.current
    if (!found || !element) return
    element.focus({ preventScroll: true })
    // On a phone the submitted form is further down; nothing scrolls where the heading is already in view.
    const { top } = element.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ behavior: 'smooth' })
  }, [found])

  return (
    <Card as="section" raised aria-label={landing(found ? 'yourChart' : 'example')}>
      <header className="mb-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className={`font-semibold ${found ? 'text-accent' : 'text-muted'}`}>
            {landing(found ? 'yourChart' : 'example')}
          </span>
          <TypeBadge type={type} label={hd(`type.${type}.short`)} isTimeUncertain={false} />
        </p>
        <Heading ref={heading} tabIndex={-1} className="mt-1 scroll-mt-14 text-2xl">
          {hd(`type.${type}`)}
          {typeShare ? <span className="text-base font-normal text-warn">, {typeShare}</span> : null}
        </Heading>
        <p className="text-sm text-muted">
          {[
            withShare(t('authority', { name: hd(`authority.${authority}`) }), 'authority'),
            withShare(profile, 'profile'),
            withShare(hd(`definition.${definition}`), 'definition'),
          ].join(' · ')}
        </p>
        <p className="tabular text-sm text-muted">{found ? bornLine(found.birth) : t('exampleBirth')}</p>
        {found && saving ? <SaveChart fields={saving} type={type} /> : null}
      </header>
      <ChartReading
        key={found ? JSON.stringify(found.birth) : 'example'}
        chart={toReadableChart(found?.chart ?? example)}
        uncertain={found?.uncertain}
        draw={found !== null}
        start={found ? 'type' : undefined}
      >
        {found?.window ? <TimeWindowNote window={found.window} /> : null}
      </ChartReading>
    </Card>
  )
}

/** Takes the birth data and the type along to registration. Nothing is stored before this form is sent. */
function SaveChart({ fields, type }: { fields: Record<string, string>; type: TypeCode }) {
  const t = useT('landing-more')
  const pending = useNavigation().formData?.get('intent') === 'save'
  return (
    <Form
      method="post"
      action="/?index"
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-accent-soft px-4 py-3.5 print:hidden"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="chart_type" value={type} />
      <Button type="submit" name="intent" value="save" variant="primary" pending={pending}>
        {t('save')}
      </Button>
      <p className="min-w-0 flex-1 basis-56 text-sm">{t('saveText')}</p>
    </Form>
  )
}

/** "Born 5 July 1980 at 09:30 in Nizhny Novgorod, Russia · Europe/Moscow, UTC+3" */
function useBornLine(): (birth: VisitorChart['birth']) => string {
  const t = useT('landing-more')
  const language = useLanguage()
  return ({ date: iso, time, city, country, timezone, utcOffsetSeconds }) => {
    // Day and month only: what calendars add to a year (a dot, a kind of space) differs between server and browser.
    const dayAndMonth = new Date(`${iso}T12:00Z`).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    const date = t('date', { dayAndMonth, year: iso.slice(0, 4) })
    const born = time ? t('bornAt', { date, time, city, country }) : t('bornOn', { date, city, country })
    const zone = timezone.replaceAll('_', ' ')
    return `${born} · ${t('offsetUsed', { zone, offset: offsetLabel(utcOffsetSeconds) })}`
  }
}
