import { type ComponentType, lazy } from 'react'
import type { SuspensionNotice } from '~/features/appeals/appeals'

const parts = import.meta.env.SSR ? await import('~/features/appeals/suspension-banner') : null

/** Told to hardly anybody: a browser fetches it where it is shown. */
export const SuspensionBanner: ComponentType<SuspensionNotice> =
  parts?.SuspensionBanner ??
  lazy(async () => ({ default: (await import('~/features/appeals/suspension-banner')).SuspensionBanner }))
