import { later } from './later'

// What only some pages show, each file with what comes together. Awaited on the server only, when it starts, so that it draws all at once; a browser
// fetches what it shows.
const rare = import.meta.env.SSR ? await import('./rare-parts') : null
const panes = import.meta.env.SSR ? await import('./rare-panes') : null
const thread = import.meta.env.SSR ? await import('./thread-pane') : null

const loadRare = () => import('./rare-parts')
const loadPanes = () => import('./rare-panes')

export const FoundList = later(rare, loadRare, (parts) => parts.FoundList)
export const ListFailed = later(panes, loadPanes, (parts) => parts.ListFailed)
export const NewThreadPane = later(rare, loadRare, (parts) => parts.NewThreadPane)
export const NoThreadPane = later(panes, loadPanes, (parts) => parts.NoThreadPane)
export const NothingHere = later(panes, loadPanes, (parts) => parts.NothingHere)
export const SelectPane = later(panes, loadPanes, (parts) => parts.SelectPane)
export const ThreadPane = later(
  thread,
  () => import('./thread-pane'),
  (parts) => parts.ThreadPane,
)
export const WelcomePane = later(panes, loadPanes, (parts) => parts.WelcomePane)
