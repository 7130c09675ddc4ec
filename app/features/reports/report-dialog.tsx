import { lazy, Suspense } from 'react'
import type { ReportSubject } from '~/domain/community/report-path'

// Few report anything: the window and its words come when somebody does.
const ReportDialogWindow = lazy(() => import('./report-dialog-window'))

/** Asks what is wrong with a thing, from when it is drawn until it is closed; what opened it has the focus again then. */
export function ReportDialog(props: { subject: ReportSubject; onClose: () => void }) {
  return (
    <Suspense>
      <ReportDialogWindow {...props} />
    </Suspense>
  )
}
