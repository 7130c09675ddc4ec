import type { DialogProps } from './dialog-window'
import { lazyWithRetry } from './lazy-with-retry'

// Radix weighs 14 kB: it comes when the first dialog opens, not with the page.
const DialogWindow = lazyWithRetry(() => import('./dialog-window'))

/** A question in the way of everything else: focus stays inside, Escape closes, the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  return props.open ? <DialogWindow {...props} /> : null
}
