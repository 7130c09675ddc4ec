import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { joinPages } from '~/domain/community/group-notices'
import { useHub } from '~/platform/live/hub'
import { useReload } from '~/platform/live/use-reload'
import type { Notice, NoticePage, NoticesAnswer } from './notifications'
import { RESOURCE } from './notifications'

/** The notifications of a page with what was loaded below it, and what is new above it as the hub tells. */
export function useNotices(page: NoticePage) {
  const [known, setKnown] = useState<Pick<NoticePage, 'notices' | 'nextCursor'>>(page)
  const { load, data, state } = useFetcher<NoticesAnswer>()
  const reading = useFetcher({ key: 'mark-all-read' })
  useReloadOnNews()

  useEffect(() => {
    setKnown(({ notices, nextCursor }) => ({
      notices: joinPages(page, notices),
      nextCursor: page.nextCursor && nextCursor,
    }))
  }, [page])
  useEffect(() => {
    const further = data?.page
    if (!further) return
    setKnown(({ notices }) => ({ notices: [...notices, ...further.notices], nextCursor: further.nextCursor }))
  }, [data])

  const { nextCursor } = known
  const loadMore = useCallback(() => {
    if (nextCursor) load(`${RESOURCE}?cursor=${encodeURIComponent(nextCursor)}`)
  }, [load, nextCursor])

  const read = useReadUntil(reading)
  const notices = joinPages(page, known.notices).map(
    (notice): Notice => (notice.at <= read ? { ...notice, isRead: true } : notice),
  )
  const isLoading = state !== 'idle'
  return {
    notices,
    nextCursor,
    more: { load: loadMore, isLoading, hasFailed: !isLoading && data?.page === null },
  }
}

/** Up to where all was marked as read on this page; shown at once, and taken back if it fails. */
function useReadUntil({ formData, data }: { formData?: FormData; data?: unknown }): string {
  const sent = formData?.get('until')
  const [done, setDone] = useState('')
  const last = useRef('')
  if (typeof sent === 'string') last.current = sent
  useEffect(() => {
    if ((data as { done?: boolean } | undefined)?.done) setDone(last.current)
  }, [data])
  return typeof sent === 'string' ? sent : done
}

/** Loads the page's data again when the hub counts otherwise than before, and when it came back after a loss. */
function useReloadOnNews() {
  const { notices, comebacks } = useHub()
  const reload = useReload()
  const before = useRef({ notices, comebacks })
  useEffect(() => {
    const { notices: counted, comebacks: came } = before.current
    before.current = { notices, comebacks }
    if (came !== comebacks || (counted !== null && notices !== null && counted !== notices)) reload()
  }, [notices, comebacks, reload])
}
