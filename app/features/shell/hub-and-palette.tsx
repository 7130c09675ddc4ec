import { type ComponentType, useEffect, useState } from 'react'
import { openHub } from '~/platform/client/hub-client'
import type { PaletteProps } from './palette/palette'
import { isPaletteKey, onPaletteRequest } from './request-palette'
import type { SignOutForm } from './user-menu'

type Props = { memberId: string; SignOutForm: SignOutForm }

/** Holds this tab's one socket to the member's hub, and opens the palette. */
export function HubAndPalette({ memberId, SignOutForm }: Props) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  useEffect(() => openHub(memberId), [memberId])
  useEffect(
    () =>
      onPaletteRequest(() => {
        // A palette that doesn't load is loaded again at the next request.
        import('./palette/load-palette').then((module) => module.loadPalette(setPalette))
      }),
    [],
  )
  return Palette ? (
    <Palette SignOutForm={SignOutForm} isKey={isPaletteKey} onClose={() => setPalette(undefined)} />
  ) : null
}
