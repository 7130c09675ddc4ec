import { useT } from '~/locales/use-t'
import type { DevelopersPage } from './developers'

/** Every code of a refusal with its status; each row has an address, to which refusals point. */
export function ProblemsTable({ problems }: { problems: DevelopersPage['problems'] }) {
  const t = useT('developers')
  return (
    <table className="mt-4 w-full border-collapse text-base">
      <caption className="sr-only">{t('errors.title')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-sm text-muted">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t('errors.status')}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {t('errors.code')}, {t('errors.meaning').toLowerCase()}
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ code, status, title }) => (
          <tr key={code} id={code} className="scroll-mt-20 border-b border-line align-top target:bg-accent-soft">
            <td className="py-2 pr-4 tabular">{status}</td>
            <td className="py-2">
              <code className="font-mono font-semibold wrap-anywhere">{code}</code>
              <span className="block text-sm text-muted">{title}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
