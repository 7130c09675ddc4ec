import { lazy, type ReactNode, Suspense } from 'react'

// Radix weighs 14 kB: it comes when the first dialog opens, not with the page.
const DialogWindow = lazy(() => import('./dialog-window'))

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Buttons at the end, the primary one last. */
  actions?: ReactNode
}

/** A question in the way of everything else: focus stays inside, Escape closes, the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null
}
