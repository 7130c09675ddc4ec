import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ReportSubject } from '~/domain/community/report-path'

// Few report anything: the window and its words come when somebody does.
const ReportDialogWindow = lazy(() => import('./report-dialog-window'))

/** The dialog of a report, for a page to draw once, and how to open it for one of its things. */
export function useReportDialog(): { dialog: ReactNode; report: (subject: ReportSubject) => void } {
  const [subject, report] = useState<ReportSubject | null>(null)
  const dialog = subject ? (
    <Suspense>
      <ReportDialogWindow subject={subject} onClose={() => report(null)} />
    </Suspense>
  ) : null
  return { dialog, report }
}
