import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import type { Comparison } from './birth-time'

type Result = NonNullable<Comparison['result']>

/** What differs between two times, in words, and what does not. */
export function DifferenceTable({ result }: { result: Result }) {
  const t = useT('birth-time')
  const { one, other, differences, same, sameActivations } = result
  return (
    <Card as="section" aria-labelledby="differs">
      <h2 id="differs" className="text-lg">
        {t('differs')}
      </h2>
      {differences.length === 0 ? (
        <p className="mt-2">{t('noDifference', { one: one.label, other: other.label })}</p>
      ) : (
        <table className="mt-2 w-full table-fixed border-collapse">
          <caption className="pb-1 text-left text-muted">{t('differences', { count: differences.length })}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm text-muted">
              {[one, other].map(({ label }) => (
                <th key={label} scope="col" className="tabular py-1.5 pr-3 text-left font-semibold text-ink">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {/* The name stands over the two: beside them a long word would not find room on a phone. */}
          {differences.map((difference) => (
            <tbody key={difference.name} className="border-b border-line last:border-b-0">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="pt-2 text-left text-sm font-normal wrap-anywhere text-muted"
                >
                  {difference.name}
                </th>
              </tr>
              <tr>
                {(['one', 'other'] as const).map((side) => (
                  <td key={side} className="tabular pr-3 pb-2 align-top wrap-anywhere hyphens-auto">
                    {difference[side]}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      )}
      <h3 className="mt-5 mb-1.5 text-sm font-semibold text-muted">{t('same')}</h3>
      <ul className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        {same.map(({ name, text }) => (
          <li key={name} className="wrap-anywhere">
            <span className="text-muted">{name}:</span> {text}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{t('sameActivations', { count: sameActivations })}</p>
    </Card>
  )
}
