import { MEMBER_HEADER, NO_MEMBER } from '../../../app/platform/client/offline'
import { deleteAllBut, onlyCache } from './store'

/** Incremented when another member uses the browser; responses requested before that aren't cached. */
let era = 0
let memberHere: string | null | undefined
let work: Promise<unknown> = Promise.resolve()

export const currentEra = () => era

/** Runs one task at a time, so that a task under way can't write what another has deleted. */
export function runExclusive<T>(task: () => Promise<T>): Promise<T> {
  const turn = work.then(task, task)
  work = turn
  return turn
}

/** Whether the browser is known to be signed out. */
export const isSignedOut = () => memberHere === null

/** The cache of the member who uses this browser; null if there is none or they signed out. */
export async function currentCache(): Promise<Cache | null> {
  const owned = await onlyCache()
  return owned && (memberHere === undefined || memberHere === owned.id) ? owned.cache : null
}

/** Deletes at once, because tasks under way may wait for the network, and again after them. */
async function deleteNowAndLater(id: string | null) {
  runExclusive(() => deleteAllBut(memberHere ?? null)).catch(() => {})
  await deleteAllBut(id)
}

/** Deletes the cache. */
export function forget(): Promise<void> {
  era++
  memberHere = null
  return deleteNowAndLater(null)
}

/** The member a response belongs to; valid while the era is the same. */
export type Owner = { id: string; era: number }

/**
 * The member a page belongs to, from its headers; null for a visitor, without the header, or if it was requested in an earlier era.
 * Deletes the pages of other members.
 */
export async function memberOf({ headers, status }: Response, requestEra: number): Promise<Owner | null> {
  const member = headers.get(MEMBER_HEADER)
  if (!member || status >= 500 || requestEra !== era) return null
  const id = member === NO_MEMBER ? null : member
  if (id === memberHere) return id === null ? null : { id, era }
  memberHere = id
  const newEra = ++era
  await deleteNowAndLater(id)
  return id === null ? null : { id, era: newEra }
}
