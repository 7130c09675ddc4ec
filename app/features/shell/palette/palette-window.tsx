import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { focusableUp, focusFirst } from '~/ui/overlays/focus-back'

type Props = {
  title: string
  /** The key that opened it. */
  isKey: (event: KeyboardEvent) => boolean
  onClose: () => void
  children: ReactNode
}

/** The window of the palette, over the page and near its top: focus stays inside, Escape and the key that opened it close it. */
export function PaletteWindow({ title, isKey, onClose, children }: Props) {
  // Whoever opened it gets the focus back; Radix looks only for a trigger of its own.
  const [openers] = useState(focusableUp)
  return (
    <Root open onOpenChange={(stays) => !stays && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(18_19_26/0.5)]" />
        <Content
          aria-describedby={undefined}
          onKeyDown={(event) => {
            if (!isKey(event.nativeEvent)) return
            event.preventDefault()
            if (!event.repeat) onClose()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusFirst(openers)
          }}
          className="fixed inset-x-2 top-2 z-40 mx-auto flex max-h-[min(34rem,calc(100dvh-16px))] max-w-160 animate-rise flex-col overflow-hidden rounded-card border border-line bg-surface shadow-float md:top-[12dvh] md:max-h-[min(34rem,76dvh)]"
        >
          <Title className="sr-only">{title}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
