import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { CloseIcon } from '../icons'
import { focusableUp, focusFirst } from './focus-back'

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

/** The window of a `Dialog`; its default export is what `lazy` asks for. */
export default function DialogWindow({
  open,
  onClose,
  title,
  description,
  closeLabel,
  children,
  actions,
}: DialogProps) {
  // Whoever opened it gets the focus back; Radix looks only for a trigger of its own.
  const [openers] = useState(focusableUp)
  return (
    <Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(18_19_26/0.5)]" />
        {/* Without a description Radix wants to be told so. */}
        <Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusFirst(openers)
          }}
          className="fixed z-40 max-h-[max(85dvh,min(100dvh,22rem))] animate-rise overflow-y-auto border border-line bg-surface p-5 shadow-float max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-card max-md:pb-[max(20px,env(safe-area-inset-bottom))] md:top-1/2 md:left-1/2 md:w-[min(480px,calc(100vw-48px))] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-card md:p-6"
        >
          <div className="flex items-start justify-between gap-4">
            <Title className="text-xl font-semibold">{title}</Title>
            <Close
              aria-label={closeLabel}
              className="-mt-2 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <CloseIcon />
            </Close>
          </div>
          {description ? <Description className="mt-2 text-muted">{description}</Description> : null}
          {children ? <div className="mt-4">{children}</div> : null}
          {actions ? <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">{actions}</div> : null}
        </Content>
      </Portal>
    </Root>
  )
}
