import { type ComponentType, lazy } from 'react'
import type { OffsetChoiceProps } from './offset-choice'
import type { PlaceChoicesProps } from './place-choices'

// What only some births need: a time that came twice or never, a name of several places. The browser fetches it then; the
// server has it from the start, so that a page without script is whole.
const offsetChoice = import.meta.env.SSR ? await import('./offset-choice') : null
const placeChoices = import.meta.env.SSR ? await import('./place-choices') : null

/** Like `lazy`, but without a moment's wait where the component is there already. */
function rare<P>(there: ComponentType<P> | undefined, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return there ?? (lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>)
}

export const OffsetChoice = rare<OffsetChoiceProps>(
  offsetChoice?.OffsetChoice,
  async () => (await import('./offset-choice')).OffsetChoice,
)

export const PlaceChoices = rare<PlaceChoicesProps>(
  placeChoices?.PlaceChoices,
  async () => (await import('./place-choices')).PlaceChoices,
)
