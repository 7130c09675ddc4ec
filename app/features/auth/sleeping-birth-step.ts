import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// Awaited on the server only, when it starts, so that the step is there without scripts; a browser fetches it once somebody
// begins with the first step.
const step = import.meta.env.SSR ? await import('./birth-step') : null

export const sleepingBirthStep = sleepingPart(
  step?.BirthStep ?? null,
  async () => (await import('./birth-step')).BirthStep,
  ['birth'],
)
