import { useEffect, useMemo, useRef } from 'react'
import type { InboxRow } from '~/domain/messaging/hub-frames.schema'
import { type HubView, useHub, watchPresence } from '~/platform/client/hub-store'
import { useReload } from '~/platform/client/use-reload'
import type { ListedConversation } from '../messages-page'

/**
 * The rows of the list with the hub's updates since the page was loaded, the newest first. The page's data is loaded again for
 * an unknown row and after a lost connection.
 */
export function useLiveRows(loaded: ListedConversation[], isFiltered: boolean): ListedConversation[] {
  const { rows, gone, reconnects, newestAt } = useHub()
  const reload = useReload()
  const requestedFor = useRef('')
  const seenReconnects = useRef(reconnects)
  const seenNewest = useRef('')

  const shown = useMemo(() => mergeRows(loaded, rows, gone), [loaded, rows, gone])

  // A row that stays unknown (of a blocked member) is requested once, and again only when it changes.
  const unknown = isFiltered ? '' : unknownRows(loaded, rows, gone)
  useEffect(() => {
    const missed = reconnects !== seenReconnects.current
    seenReconnects.current = reconnects
    const isNew = unknown !== '' && unknown !== requestedFor.current
    requestedFor.current = unknown
    // No frame announced what was written between loading the page and the hub's first answer.
    const isLate = !isFiltered && newestAt !== null && newestAt !== seenNewest.current && isBehind(loaded, newestAt)
    seenNewest.current = newestAt ?? ''
    if (missed || isNew || isLate) reload()
  }, [unknown, reconnects, newestAt, loaded, isFiltered, reload])

  const followed = shown
    .slice(0, MOST_FOLLOWED)
    .map(({ person }) => person.id)
    .sort()
    .join(' ')
  useEffect(() => (followed ? watchPresence(followed.split(' ')) : undefined), [followed])
  return shown
}

const isBehind = (loaded: ListedConversation[], newestAt: string) => loaded.every(({ row }) => row.at < newestAt)

/** One less than the hub allows (`WATCHED_MEMBERS`): the open conversation may not be in the list. */
const MOST_FOLLOWED = 49

/**
 * Merges the hub's rows into the loaded ones, the newest first. The newer of two wins, by version or else by time: the page
 * may have been loaded after the hub's last update.
 */
export function mergeRows(
  loaded: ListedConversation[],
  live: ReadonlyMap<string, InboxRow>,
  gone: HubView['gone'],
): ListedConversation[] {
  return loaded
    .filter(({ row }) => !isGone(row, gone))
    .map((listed) => {
      const row = live.get(listed.row.conversationId)
      return row && isNewer(row, listed.row) ? { ...listed, row } : listed
    })
    .sort((one, other) => (one.row.at < other.row.at ? 1 : one.row.at > other.row.at ? -1 : 0))
}

function isGone({ conversationId, version = 0 }: InboxRow, gone: HubView['gone']) {
  const left = gone.get(conversationId)
  return left !== undefined && version <= left
}

function isNewer(live: InboxRow, listed: InboxRow) {
  const step = (live.version ?? 0) - (listed.version ?? 0)
  return step === 0 ? live.at >= listed.at : step > 0
}

function unknownRows(loaded: ListedConversation[], live: ReadonlyMap<string, InboxRow>, gone: HubView['gone']) {
  const known = new Set(loaded.map(({ row }) => row.conversationId))
  return [...live.values()]
    .filter(({ conversationId }) => !known.has(conversationId) && !gone.has(conversationId))
    .map(({ conversationId, at }) => `${conversationId} ${at}`)
    .sort()
    .join('\n')
}
