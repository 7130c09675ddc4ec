import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-window'

// Radix weighs 14 kB: it comes when the first dialog opens, not with the page.
const DialogWindow = lazy(() => import('./dialog-window'))

/** A question in the way of everything else: focus stays inside, Escape closes, the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null
}
