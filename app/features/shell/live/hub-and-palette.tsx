import { type ComponentType, useEffect, useState } from 'react'
import { openHub } from '~/platform/live/hub-client'
import { isPaletteKey } from '../frame-keys'
import type { PaletteProps } from '../palette/palette'
import { paletteDoor } from '../palette-door'
import type { SignOutForm } from '../user-menu'

type Props = { memberId: string; SignOutForm: SignOutForm }

/** Holds the one socket of this tab to the member's hub, and opens the palette. */
export function HubAndPalette({ memberId, SignOutForm }: Props) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  useEffect(() => openHub(memberId), [memberId])
  useEffect(() => {
    // Where it does not come, the next press tries again.
    paletteDoor.open = () => {
      import('../palette/load-palette').then((part) => part.loadPalette(setPalette))
    }
    if (paletteDoor.isWanted) paletteDoor.open()
    paletteDoor.isWanted = false
    return () => {
      paletteDoor.open = paletteDoor.knock
    }
  }, [])
  return Palette ? (
    <Palette SignOutForm={SignOutForm} isKey={isPaletteKey} onClose={() => setPalette(undefined)} />
  ) : null
}
