import { useEffect, useRef } from 'react'
import type { Chart } from '~/domain/human-design/chart/chart'
import type { ChartTerm } from '~/domain/human-design/uncertainty/uncertain-terms'
import { useLanguage, useT } from '~/locales/use-t'
import { ChartReading } from '~/ui/chart-reading/chart-reading'
import { toReadableChart } from '~/ui/chart-reading/readable-chart'
import { shareText } from '~/ui/chart-reading/share-text'
import { TimeWindowNote } from '~/ui/chart-reading/time-window'
import { Card } from '~/ui/layout/card'
import { TypeBadge } from '~/ui/members/type-badge'
import type { VisitorChart } from './landing'
import { SaveChart } from './save-chart'
import { useBornLine } from './use-born-line'

type Props = {
  example: Chart
  found: VisitorChart | null
  /** The form fields of `found`, to be kept by whoever saves it; null for members, who have their own page for that. */
  saving: Record<string, string> | null
}

/** The chart on the first screen: an example until the visitor's own draws itself, which then is what the page is about. */
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
    // The form that was sent is further down on a phone; where the head is in sight already nothing moves.
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
