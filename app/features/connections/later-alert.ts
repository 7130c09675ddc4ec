import { LaterCode, later } from '~/ui/sleeping/later'

// Why something was refused, with its clock: few need it, and a page is lighter without. The server has it from its start.
const load = () => import('./connection-alert')
const code = new LaterCode(import.meta.env.SSR ? await load() : null, load)

export const ConnectionAlert = later(code, (parts) => parts.ConnectionAlert)
