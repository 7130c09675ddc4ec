import { useT } from '~/locales/use-t'
import { RelativeTime } from '~/ui/relative-time'
import type { ShownReport } from './moderation'

/** Who reported a thing, why, and in which words; how it was decided, where it was. */
export function CaseReports({ title, reports }: { title: string; reports: ShownReport[] }) {
  const t = useT('moderation')
  const reasons = useT('reports')
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1.5 grid gap-2 border-l-2 border-line pl-3">
        {reports.map(({ id, reason, note, reporter, createdAt, status }) => (
          <li key={id} className="text-sm [overflow-wrap:anywhere]">
            <strong className="font-semibold">{reasons(`reason.${reason}`)}</strong>{' '}
            <span className="text-muted">
              · @{reporter.username} · <RelativeTime at={createdAt} />
              {status === 'open' ? '' : ` · ${t(`report.${status}`)}`}
            </span>
            {note ? <p className="whitespace-pre-wrap">{note}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
