import { MEMBER_HEADER, NO_MEMBER } from '../../../app/platform/client/offline'
import { deleteAllBut, onlyCache } from './store'

/** Grows when somebody else uses the browser: what was asked for before that is kept for nobody. */
let era = 0
let memberHere: string | null | undefined
let work: Promise<unknown> = Promise.resolve()

export const currentEra = () => era

/** Does one thing after the other: what is deleted is not written by something that was under way. */
export function runExclusive<T>(task: () => Promise<T>): Promise<T> {
  const turn = work.then(task, task)
  work = turn
  return turn
}

/** Whether nobody is signed in, as far as is known. */
export const isSignedOut = () => memberHere === null

/** The pages of whoever uses this browser; null where there are none, and once they have signed out. */
export async function currentCache(): Promise<Cache | null> {
  const owned = await onlyCache()
  return owned && (memberHere === undefined || memberHere === owned.id) ? owned.cache : null
}

/** At once, for what is under way may wait for the net; and once more when it is done. */
async function deleteNowAndLater(id: string | null) {
  runExclusive(() => deleteAllBut(memberHere ?? null)).catch(() => {})
  await deleteAllBut(id)
}

/** Deletes all that is kept. */
export function forget(): Promise<void> {
  era++
  memberHere = null
  return deleteNowAndLater(null)
}

/** Owner an answer is, and how long that can be relied on: for as long as the era is the same. */
export type Owner = { id: string; era: number }

/**
 * Owner a page of the site is, by what its answer says; null for a visitor's, and where it says nothing or was asked for before
 * somebody else came. What is kept of others is deleted.
 */
export async function memberOf({ headers, status }: Response, requestEra: number): Promise<Owner | null> {
  const member = headers.get(MEMBER_HEADER)
  if (!member || status >= 500 || requestEra !== era) return null
  const id = member === NO_MEMBER ? null : member
  if (id === memberHere) return id === null ? null : { id, era }
  memberHere = id
  const begun = ++era
  await deleteNowAndLater(id)
  return id === null ? null : { id, era: begun }
}
