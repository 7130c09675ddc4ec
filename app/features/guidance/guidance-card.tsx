import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import type { GuidanceAnswer, ShownGuidance } from './guidance'
import { GuidanceEntry } from './guidance-entry'
import { GuidanceMissing } from './guidance-missing'

/** The card of the day: how to go about it, what it is about, what to leave, and why each of it is said. */
export function GuidanceCard({ answer: { guidance, missing } }: { answer: GuidanceAnswer }) {
  const t = useT('guidance')
  return (
    <Card as="section" id="guidance" aria-labelledby="guidance-title" className="scroll-mt-20">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="guidance-title" className="text-lg">
          {t('title')}
        </h2>
        {guidance ? <p className="text-sm text-muted">{guidance.day}</p> : null}
      </header>
      {guidance ? <Entries guidance={guidance} /> : <GuidanceMissing missing={missing} />}
    </Card>
  )
}

function Entries({ guidance: { lines } }: { guidance: ShownGuidance }) {
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
      {lines.map((line) => (
        <GuidanceEntry key={line.part + line.text} line={line} />
      ))}
    </dl>
  )
}
