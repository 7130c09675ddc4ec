import { updateDirectory } from '../../app/data/conversations.server'
import { UPLOAD_HOURS } from '../../app/domain/messaging/limits'
import { createDatabase } from '../../drizzle/client'
import { directoryEntry, inboxUpdateFor } from './inbox-update'
import { leaveNothing, removeFiles } from './remove-files'
import type { Room } from './room'
import { isClosed, isMember, type Standing } from './store/standing'
import type { Store } from './store/store'
import { type Outcome, tell } from './tell'

const DIRECTORY = 'directory'
const UPLOAD_MILLISECONDS = UPLOAD_HOURS * 3_600_000

/** Tells both hubs what they don't know yet, and removes files nobody needs. What fails is left to the alarm. */
export async function announceSoon(room: Room): Promise<void> {
  const { standing } = room.store
  if (!standing || room.isGone) return
  const now = Date.now()
  note(room, await Promise.all([...hubsToTell(room, standing, now), removeFilesOf(room, now)]), now)
}

/**
 * By the alarm: tells hubs and directory what they don't know yet, and removes files nobody needs. Each succeeds or fails by
 * itself and is tried again for as long as it takes; what is told is absolute, so that the same told twice changes nothing.
 */
export async function announce(room: Room): Promise<void> {
  const { store, sockets, announcer } = room
  const now = Date.now()
  announcer.woke(now)
  sockets.endSilent(now)
  const { standing } = store
  if (!standing || room.isGone) return
  store.uploads.doomWaitingSince(now - UPLOAD_MILLISECONDS)
  const outcomes = await Promise.all<Outcome>([
    ...hubsToTell(room, standing, now),
    tellDirectory(room, standing, now),
    removeFilesOf(room, now),
  ])
  if (await leaveNothing(room)) return
  const waitingSince = store.uploads.waitingSince()
  note(room, [...outcomes, { nextAt: waitingSince === null ? null : waitingSince + UPLOAD_MILLISECONDS }], now)
}

/** Whether a hub may not know yet how things stand here, as after a crash. */
export function isUntold({ store }: Room): boolean {
  const { standing } = store
  if (!standing || store.messages.lastSeq === 0) return false
  return membersOf(standing).some((memberId) => store.notices.of(memberId).told !== hubPrint(store, standing, memberId))
}

/** Writes down in one turn what came of it, with the next alarm: each turn that writes waits for the disk. */
function note(room: Room, outcomes: Outcome[], now: number) {
  if (room.isGone) return
  for (const { target, notice } of outcomes)
    if (target && notice && isStillHere(room, target)) room.store.notices.set(target, notice)
  const next = Math.min(...outcomes.map(({ nextAt }) => nextAt ?? Number.POSITIVE_INFINITY))
  if (next < Number.POSITIVE_INFINITY) room.announcer.wakeAt(Math.max(next, now + 1000), now)
}

const removeFilesOf = async (room: Room, now: number): Promise<Outcome> => ({ nextAt: await removeFiles(room, now) })

const membersOf = (standing: Standing) =>
  [standing.low, standing.high].filter((memberId) => isMember(standing, memberId))

const hubsToTell = (room: Room, standing: Standing, now: number) =>
  membersOf(standing).map((memberId) => tellHub(room, standing, memberId, now))

const hubPrint = ({ messages, marks }: Store, standing: Standing, memberId: string) =>
  isClosed(standing)
    ? 'closed'
    : `${messages.lastSeq}.${standing.rev}.${marks.of(memberId).seq}.${standing.request ?? ''}`

function tellHub(room: Room, standing: Standing, memberId: string, now: number): Promise<Outcome> {
  const { store, env } = room
  const { conversationId } = standing
  return tell(room, { target: memberId, print: hubPrint(store, standing, memberId), now }, async () => {
    const hub = env.HUB.getByName(memberId)
    if (isClosed(standing)) await hub.drop(conversationId)
    else await hub.update(memberId, inboxUpdateFor(store, standing, memberId))
  })
}

function tellDirectory(room: Room, standing: Standing, now: number): Promise<Outcome> {
  const { store, env } = room
  const { low, high, rev, request } = standing
  const print = `${store.messages.lastSeq}.${rev}.${store.marks.of(low).seq}.${store.marks.of(high).seq}.${request ?? ''}`
  return tell(room, { target: DIRECTORY, print, now }, () =>
    updateDirectory(createDatabase(env.DB), [directoryEntry(store, standing)]),
  )
}

/** Whoever left while they were told is written down nowhere any more. */
const isStillHere = ({ store }: Room, target: string) =>
  store.standing !== null && (target === DIRECTORY || isMember(store.standing, target))
