import type { ComponentType } from 'react'
import type { SuspensionNotice } from '~/features/appeals/appeals'
import { LaterCode, later } from '~/ui/sleeping/later'

const load = () => import('~/features/appeals/suspension-banner')

/** Told to hardly anybody: a browser fetches it where it is shown. */
export const suspensionCode = new LaterCode(import.meta.env.SSR ? await load() : null, load)

export const SuspensionBanner: ComponentType<SuspensionNotice> = later(
  suspensionCode,
  (code): ComponentType<SuspensionNotice> => code.SuspensionBanner,
)
