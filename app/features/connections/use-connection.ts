import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ConnectionIntent, ConnectionState } from '~/domain/membership/connections'
import type { ConnectionAnswer } from './connections'

export const CONNECTION_ACTION = '/resources/connections'

const WANTED: Record<ConnectionIntent, ConnectionState> = {
  request: 'requested',
  accept: 'connected',
  decline: 'none',
  cancel: 'none',
  remove: 'none',
}

/** The connection with a member, updated optimistically and rolled back if the server refuses. */
export function useConnection(username: string, state: ConnectionState) {
  const fetcher = useFetcher<ConnectionAnswer>({ key: `connection ${username}` })
  const [known, setKnown] = useState(state)
  const answer = fetcher.data
  useEffect(() => setKnown(state), [state])
  // Lists that were fetched by the client aren't revalidated with the page.
  useEffect(() => {
    if (answer?.state) setKnown(answer.state)
  }, [answer])
  const sent = fetcher.formData?.get('intent') as ConnectionIntent | null | undefined
  return {
    fetcher,
    shown: sent ? WANTED[sent] : known,
    isSending: fetcher.state === 'submitting',
    refused: fetcher.state === 'idle' && answer && !answer.done ? answer : null,
    send: (intent: ConnectionIntent, note = '') =>
      fetcher.submit({ intent, username, note }, { method: 'post', action: CONNECTION_ACTION }),
  }
}
