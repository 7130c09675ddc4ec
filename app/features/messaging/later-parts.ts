import { LaterCode, later } from '~/ui/sleeping/later'

// What only some pages show, each file with what comes together. Awaited on the server only, when it starts, so that it draws all at once; a browser
// fetches what it shows.
const load = {
  rare: () => import('./rare-parts'),
  panes: () => import('./rare-panes'),
  thread: () => import('./thread-pane'),
}
export const rareCode = new LaterCode(import.meta.env.SSR ? await load.rare() : null, load.rare)
export const panesCode = new LaterCode(import.meta.env.SSR ? await load.panes() : null, load.panes)
export const threadCode = new LaterCode(import.meta.env.SSR ? await load.thread() : null, load.thread)

export const FoundList = later(rareCode, (parts) => parts.FoundList)
export const ListFailed = later(panesCode, (parts) => parts.ListFailed)
export const NewThreadPane = later(rareCode, (parts) => parts.NewThreadPane)
export const NoThreadPane = later(panesCode, (parts) => parts.NoThreadPane)
export const NothingHere = later(panesCode, (parts) => parts.NothingHere)
export const SelectPane = later(panesCode, (parts) => parts.SelectPane)
export const ThreadPane = later(threadCode, (parts) => parts.ThreadPane)
export const WelcomePane = later(panesCode, (parts) => parts.WelcomePane)
