import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import type { DayMap } from './birth-time'
import { chosenTimeAt, dayAddress, momentText } from './clock-words'
import { instantOf, trackOf } from './moment-of'

const TOLD = ['type', 'authority', 'profile', 'definition'] as const

/** The bands as a table: each thing the day can say and from when, every beginning a link to its chart. */
export function DayTable({ map }: { map: DayMap }) {
  const t = useT('birth-time')
  return (
    <Card as="section" aria-labelledby="changes">
      <table className="w-full border-collapse">
        <caption className="pb-2 text-left">
          <h2 id="changes" className="text-lg">
            {t('allChanges')}
          </h2>
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-muted">
            {(['from', 'chart'] as const).map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-3 text-left font-medium">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        {TOLD.map((name) => (
          <tbody key={name} className="border-b border-line last:border-b-0">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-2 text-left text-sm font-medium text-muted">
                {t(name)}
              </th>
            </tr>
            <SpanRows map={map} name={name} />
          </tbody>
        ))}
      </table>
    </Card>
  )
}

/** What one fact is through the day: from when, and what. */
function SpanRows({ map, name }: { map: DayMap; name: (typeof TOLD)[number] }) {
  const t = useT('birth-time')
  const { spans } = trackOf(map, name)
  return spans.map(({ from, text }) => (
    <tr key={from}>
      <td className="tabular w-px py-1 pr-5 align-top whitespace-nowrap">
        <Link
          to={dayAddress(chosenTimeAt(map.clock, instantOf(map, from)))}
          replace
          preventScrollReset
          className="inline-flex min-h-7 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
        >
          {momentText(t, map.clock, instantOf(map, from), map.birthDate)}
        </Link>
        {spans.length === 1 ? (
          <span className="ml-2 text-sm text-muted max-sm:ml-0 max-sm:block">{t('allDay')}</span>
        ) : null}
      </td>
      <td className="py-1 align-top wrap-anywhere">
        <span className="inline-flex min-h-7 items-center pointer-coarse:min-h-11">{text}</span>
      </td>
    </tr>
  ))
}
