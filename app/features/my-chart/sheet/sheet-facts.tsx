import type { ChartTerm, UncertainTerms } from '~/domain/human-design/uncertain-terms'
import { useLanguage, useT } from '~/locales/use-t'
import { TERMS } from '~/ui/chart-reading/focus'
import type { ReadableChart } from '~/ui/chart-reading/readable-chart'
import { shareText } from '~/ui/chart-reading/share-text'
import { useTermName } from '~/ui/chart-reading/use-term-name'

type Props = {
  chart: ReadableChart
  /** What of it is only so for a part of the time that is in question. */
  uncertain: UncertainTerms | null
}

/** What matters most of a chart, in words; where its time is not exact, with how sure each is. */
export function SheetFacts({ chart, uncertain }: Props) {
  const reading = useT('reading')
  const hd = useT('hd')
  const language = useLanguage()
  const nameOf = useTermName()
  const shareOf = (term: ChartTerm) => shareText(reading, language, uncertain, term)
  const facts = [
    ...TERMS.map((term) => ({ label: reading(term), name: nameOf(chart, term), share: shareOf(term) })),
    { label: hd('label.signature'), name: hd(`signature.${chart.type}`), share: shareOf('type') },
    { label: hd('label.notSelfTheme'), name: hd(`notSelf.${chart.type}`), share: shareOf('type') },
  ]
  return (
    <dl className="mt-5 grid gap-x-8 sm:grid-cols-2 print:mt-[5mm] print:grid-cols-2 print:leading-[1.3]">
      {facts.map(({ label, name, share }) => (
        <div key={label} className="border-b border-line py-1.5 print:py-[0.7mm]">
          <dt className="text-sm text-muted print:leading-[1.3]">{label}</dt>
          <dd className="font-medium">
            {name}
            {share ? <span className="tabular text-sm font-normal">, {share}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
