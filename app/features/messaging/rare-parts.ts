// One file for what comes together: see `later-parts.ts`.
export { FoundList } from './found-list'
export { NewThreadPane } from './new-thread-pane'
