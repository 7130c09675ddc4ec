import { sleepingPart } from '~/ui/sleeping/sleeping-part'

// The server draws them; a browser fetches their code and words when somebody points at them or touches them.
const drawn = import.meta.env.SSR ? await import('./beside') : null

export const sleepingBeside = sleepingPart(drawn?.Beside ?? null, async () => (await import('./beside')).Beside, [
  'dashboard',
  'guidance',
  'hd',
  'insights',
  'public-profile',
])
export const sleepingAbove = sleepingPart(drawn?.Above ?? null, async () => (await import('./beside')).Above, [
  'dashboard',
])
