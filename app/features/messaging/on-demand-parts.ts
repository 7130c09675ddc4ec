// One file for what comes together: see `use-on-demand.ts`.
export { DeleteMessage } from './delete-message'
export { EditComposer } from './edit-composer'
export { FailedNote, WhyNotSent } from './failed-note'
export { MessageDetails } from './message-details'
export { PictureChip } from './picture-chip'
export { RefusedList } from './refused-list'
