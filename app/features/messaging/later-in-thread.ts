import { LaterCode, later } from '~/ui/sleeping/later'

// What only some conversations show.
const load = { request: () => import('./request-bar'), refused: () => import('./refused-note') }
export const requestCode = new LaterCode(import.meta.env.SSR ? await load.request() : null, load.request)
const refused = new LaterCode(import.meta.env.SSR ? await load.refused() : null, load.refused)

export const RequestBar = later(requestCode, (parts) => parts.RequestBar)
export const RefusedNote = later(refused, (parts) => parts.RefusedNote)
