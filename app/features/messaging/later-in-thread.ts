import { later } from './later'

// What only some conversations show.
const request = import.meta.env.SSR ? await import('./request-bar') : null
const refused = import.meta.env.SSR ? await import('./refused-note') : null

export const RequestBar = later(
  request,
  () => import('./request-bar'),
  (parts) => parts.RequestBar,
)
export const RefusedNote = later(
  refused,
  () => import('./refused-note'),
  (parts) => parts.RefusedNote,
)
