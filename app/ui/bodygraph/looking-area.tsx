import type { ComponentProps, KeyboardEvent } from 'react'
import type { Selection } from './selection'

type Props = Omit<ComponentProps<'div'>, 'onSelect'> & {
  selection: Selection | null
  onSelect: (selection: Selection | null) => void
}

/** A drawing and what explains it: Escape anywhere inside looks at nothing again. */
export function LookingArea({ selection, onSelect, ...div }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && selection) onSelect(null)
  }
  // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its own buttons and lists let pass
  return <div {...div} onKeyDown={onKeyDown} />
}
