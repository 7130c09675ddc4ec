import { startTransition, useEffect, useState } from 'react'
import type { Status } from '../../domain/messaging/hub-frames.schema'
import { asked, type HubView, hubView, NO_HUB, publishHub, subscribeToHub } from './hub-store'

/**
 * What the hub told since this page was opened. Empty on the server and until the hub answers. Its updates are transitions, so
 * that they never delay what is typed or pressed.
 */
export function useHub(): HubView {
  const [view, setView] = useState(NO_HUB)
  useEffect(() => {
    const take = () => startTransition(() => setView(hubView()))
    take()
    return subscribeToHub(take)
  }, [])
  return view
}

/** Follows the presence of these members until what it gives is called; for effects. `useHub().presenceOf` has the answer. */
export function watchPresence(memberIds: string[]): () => void {
  for (const id of memberIds) asked.watched.set(id, (asked.watched.get(id) ?? 0) + 1)
  asked.part?.watch()
  return () => {
    for (const id of memberIds) {
      const left = (asked.watched.get(id) ?? 0) - 1
      if (left > 0) asked.watched.set(id, left)
      else asked.watched.delete(id)
    }
    asked.part?.watch()
  }
}

/** Says what this member shows of themselves; kept until the hub can be told. */
export function setStatus(status: Status): void {
  publishHub({ chosenStatus: status })
  asked.part?.setStatus(status)
}
