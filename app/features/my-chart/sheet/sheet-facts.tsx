import { useT } from '~/locales/use-t'
import { TERMS } from '~/ui/chart-reading/focus'
import type { ReadableChart } from '~/ui/chart-reading/readable-chart'
import { useTermName } from '~/ui/chart-reading/use-term-name'

/** What matters most of a chart, in words. */
export function SheetFacts({ chart }: { chart: ReadableChart }) {
  const reading = useT('reading')
  const hd = useT('hd')
  const nameOf = useTermName()
  const facts = [
    ...TERMS.map((term) => ({ label: reading(term), name: nameOf(chart, term) })),
    { label: hd('label.signature'), name: hd(`signature.${chart.type}`) },
    { label: hd('label.notSelfTheme'), name: hd(`notSelf.${chart.type}`) },
  ]
  return (
    <dl className="mt-5 grid gap-x-8 sm:grid-cols-2 print:mt-[5mm] print:grid-cols-2 print:leading-[1.3]">
      {facts.map(({ label, name }) => (
        <div key={label} className="border-b border-line py-1.5 print:py-[0.7mm]">
          <dt className="text-sm text-muted print:leading-[1.3]">{label}</dt>
          <dd className="font-medium">{name}</dd>
        </div>
      ))}
    </dl>
  )
}
