import { useT } from '~/locales/use-t'
import { Card } from '~/ui/layout/card'
import type { JournalPage } from './journal'
import { useFeelingWords } from './use-feeling-words'

/** What the days of the month and the channels that the sky completed have in common, in counts. */
export function MonthPatternsCard({ page: { patterns, type } }: { page: JournalPage }) {
  const t = useT('journal')
  const { signature } = useFeelingWords(type)
  return (
    <Card as="section" aria-labelledby="patterns">
      <h2 id="patterns" className="text-lg">
        {t('patterns')}
      </h2>
      <p className="mt-1 text-sm text-pretty text-muted">
        {patterns.length > 0 ? t('patternsText', { word: signature }) : t('noPatterns')}
      </p>
      {patterns.length > 0 ? (
        <ul className="mt-3 grid gap-2.5">
          {patterns.map(({ id, label, with: here, without }) => (
            <li key={id}>
              <p className="tabular leading-5.5 font-semibold">{label}</p>
              <p className="tabular text-sm leading-5 text-muted">
                {t('pattern', { a: here.signature, b: here.days, c: without.signature, d: without.days })}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
