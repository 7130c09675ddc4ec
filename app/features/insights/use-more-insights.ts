import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { type CardsPage, type InsightCards, insightsPath } from './insights'

/** What the loader of the page answers; null where nothing came. */
export type MoreInsights = { page: CardsPage | null }

/** The pages of a list: the first, and those that were asked for after it. */
export function useMoreInsights(first: InsightCards) {
  const fetcher = useFetcher<MoreInsights>()
  const [more, setMore] = useState<InsightCards[]>([])
  const pages = [first, ...more]
  const answer = fetcher.data
  const nextCursor = pages.at(-1)?.nextCursor ?? null

  useEffect(() => {
    const cards = answer?.page?.cards
    if (!cards?.cursor) return
    setMore((known) => ((known.at(-1) ?? first).nextCursor === cards.cursor ? [...known, cards] : known))
  }, [answer, first])

  const next = nextCursor && insightsPath(first.filter, nextCursor)
  return {
    pages,
    next,
    isLoading: fetcher.state !== 'idle',
    hasFailed: fetcher.state === 'idle' && answer !== undefined && !answer.page?.cards,
    // The frame of the page has the same address: this means what stands in it.
    load: () => next && fetcher.load(next.replace('?', '?index&')),
  }
}
