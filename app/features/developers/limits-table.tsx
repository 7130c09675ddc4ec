import { useT } from '~/locales/use-t'
import type { DevelopersPage } from './developers'

/** How much members may ask, without Premium and with it. */
export function LimitsTable({ limits }: { limits: DevelopersPage['limits'] }) {
  const t = useT('developers')
  const rows = [
    ['limits.minute', limits.minute],
    ['limits.day', limits.day],
  ] as const
  return (
    <table className="mt-4 w-full border-collapse text-base tabular">
      <caption className="sr-only">{t('limits.title')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-right text-sm text-muted">
          <td />
          <th scope="col" className="py-2 pl-4 font-semibold">
            {t('limits.free')}
          </th>
          <th scope="col" className="py-2 pl-4 font-semibold">
            {t('limits.premium')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, [free, premium]]) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {t(key)}
            </th>
            <td className="py-2 pl-4 text-right align-top">{free}</td>
            <td className="py-2 pl-4 text-right align-top">{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
