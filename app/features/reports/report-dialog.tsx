import { lazyWithRetry } from '~/ui/overlays/lazy-with-retry'

/** Asks what is wrong with a thing, from when it is drawn until it is closed; what opened it has the focus again then. */
export const ReportDialog = lazyWithRetry(() => import('./report-dialog-window'))
