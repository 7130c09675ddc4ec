import { useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/controls/button-look'
import { ArrowDownIcon } from '~/ui/icons'
import type { FeedPost, FeedQuery, Page } from './feed'
import { feedSearch } from './feed-address'
import { feedAddress, fetchPosts, unread } from './feed-store'

const EVERY_MILLISECONDS = 60_000

/**
 * What others posted since the feed was read; empty: nothing. Asked once a minute, while the page is looked at, and not by a
 * page that begins further down.
 */
export function useFreshPosts(query: FeedQuery, cursor: string | null, posts: FeedPost[]) {
  const [page, setPage] = useState<Page<FeedPost> | null>(null)
  const search = feedSearch(query)
  const askedFor = useRef(search)
  askedFor.current = search

  useEffect(() => {
    setPage(null)
    if (cursor !== null) return
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const found = await fetchPosts(feedAddress(search))
      if (found && askedFor.current === search) setPage(found)
    }, EVERY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [search, cursor])

  const fresh = page ? unread(page.items, posts) : []
  /** Where nothing of the new page is known there may be more between the two: the feed begins anew. */
  const isGap = page !== null && fresh.length > 0 && fresh.length === page.items.length && posts.length > 0
  return { fresh, page: isGap ? page : null, clear: () => setPage(null) }
}

type Props = { count: number; hasMore: boolean; onPress: () => void }

/** That others posted. It floats, so that nothing moves under whoever reads, and shows the posts when it is pressed. */
export function FreshBar({ count, hasMore, onPress }: Props) {
  const t = useT('feed')
  return (
    <div role="status" className="pointer-events-none sticky top-3 z-10 -mb-3.5 grid h-0 justify-items-center">
      {count > 0 ? (
        <button
          type="button"
          onClick={onPress}
          className={buttonLook(
            'primary',
            's',
            'pointer-events-auto h-9 animate-rise rounded-full px-4 whitespace-nowrap shadow-float pointer-coarse:h-11',
          )}
        >
          <ArrowDownIcon className="size-4 rotate-180" />
          {hasMore ? t('freshMany', { count }) : t('fresh', { count })}
        </button>
      ) : null}
    </div>
  )
}
