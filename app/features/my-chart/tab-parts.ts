import { type ComponentType, lazy } from 'react'
import type { BirthFormProps } from './birth-form'
import type { ChartResultProps } from './chart-result'

// Form and result are never on the page together, so the browser fetches the one it shows. The server has both from its start.
const form = import.meta.env.SSR ? await import('./birth-form') : null
const result = import.meta.env.SSR ? await import('./chart-result') : null

/** The component where it is there already; else one that fetches it, to stand inside a `Suspense`. */
function fetched<P>(there: ComponentType<P> | undefined, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return there ?? (lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>)
}

export const BirthForm = fetched<BirthFormProps>(form?.BirthForm, async () => (await import('./birth-form')).BirthForm)

export const ChartResult = fetched<ChartResultProps>(
  result?.ChartResult,
  async () => (await import('./chart-result')).ChartResult,
)
