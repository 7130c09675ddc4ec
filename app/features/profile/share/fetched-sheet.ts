import { type ComponentType, lazy } from 'react'
import type { Sharing } from './sharing'

type Sheet = ComponentType<{ sharing: Sharing }>

// Fetched by the browser when its address is opened; the server has it from its start.
const sheet = import.meta.env.SSR ? await import('./share-sheet') : null

/** The share sheet, to stand inside a `Suspense`. */
export const ShareSheet: Sheet =
  sheet?.ShareSheet ?? lazy(async () => ({ default: (await import('./share-sheet')).ShareSheet }))
