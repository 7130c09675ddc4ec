import type { Namespace } from '~/locales/translate'
import type { Focus } from './focus'

/** The namespaces that hold what is said about each kind of focus; fetched when it is first looked at. */
export const WORDS_OF: Record<Focus['kind'], Namespace[]> = {
  center: ['readings-centers'],
  gate: ['readings-gates'],
  channel: ['readings-channels'],
  body: ['readings-centers', 'readings-core', 'readings-gates'],
  arrow: ['readings-variables'],
  term: ['crosses', 'readings-centers', 'readings-core'],
}
