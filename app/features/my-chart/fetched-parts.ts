import { type ComponentType, lazy } from 'react'
import type { BirthFormProps } from './birth-form'
import type { ChartResultProps } from './chart-result'

// What the browser fetches when it is there to be shown or touched. The server has all of it from its start; awaited there
// only, so the browser's build holds nothing of these modules here.
const form = import.meta.env.SSR ? await import('./birth-form') : null
const result = import.meta.env.SSR ? await import('./chart-result') : null

/** The component where it is there already; else one that fetches it, to stand inside a `Suspense`. */
export function fetched<P>(
  there: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return there ?? (lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>)
}

/** Form and result are never on the page together. */
export const BirthForm = fetched<BirthFormProps>(form?.BirthForm, async () => (await import('./birth-form')).BirthForm)

export const ChartResult = fetched<ChartResultProps>(
  result?.ChartResult,
  async () => (await import('./chart-result')).ChartResult,
)
