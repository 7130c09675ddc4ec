import { MEMBER_HEADER, NOBODY } from '../../../app/platform/offline/member-header'
import { deleteAllBut } from './store'

/** Grows when somebody else uses the browser: what was asked for before that is kept for nobody. */
let era = 0
let memberHere: string | null | undefined
let work: Promise<unknown> = Promise.resolve()

export const currentEra = () => era

/** Does one thing after the other: what is deleted is not written by something that was under way. */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = work.then(task, task)
  work = turn
  return turn
}

/** Deletes all that is kept. */
export function forget(): Promise<void> {
  era++
  memberHere = null
  return inTurn(() => deleteAllBut(null))
}

/** Whose an answer is, and how long that can be relied on: for as long as the era is the same. */
export type Whose = { id: string; era: number }

/**
 * Whose a page of the site is, by what its answer says; null for a visitor's, and where it says nothing or was asked for before
 * somebody else came. What is kept of others is deleted.
 */
export async function memberOf({ headers, status }: Response, askedIn: number): Promise<Whose | null> {
  const member = headers.get(MEMBER_HEADER)
  if (!member || status >= 500 || askedIn !== era) return null
  const id = member === NOBODY ? null : member
  if (id === memberHere) return id === null ? null : { id, era }
  memberHere = id
  const begun = ++era
  await inTurn(() => deleteAllBut(id))
  return id === null ? null : { id, era: begun }
}
