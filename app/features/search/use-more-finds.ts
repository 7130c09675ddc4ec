import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { type SearchPageData, type Section, searchPath } from './search'

/** What the page's loader answers, and where nothing came. */
export type SearchAnswer = { page: SearchPageData } | { page: null }

/** The pages of one part of a search: the first, and those that were asked for after it. */
export function useMoreFinds(first: SearchPageData, section: Section) {
  const fetcher = useFetcher<SearchAnswer>()
  const [pages, setPages] = useState([first])
  const answer = fetcher.data
  const nextCursor = pages.at(-1)?.finds?.[section].nextCursor ?? null

  useEffect(() => {
    const page = answer?.page
    if (page?.query.cursor) setPages((known) => (isNext(page, known, section) ? [...known, page] : known))
  }, [answer, section])

  const next = nextCursor && searchPath({ ...first.query, cursor: nextCursor })
  return {
    pages,
    next,
    loading: fetcher.state !== 'idle',
    failed: fetcher.state === 'idle' && answer?.page === null,
    load: () => next && fetcher.load(next),
  }
}

const isNext = (page: SearchPageData, known: SearchPageData[], section: Section) =>
  page.query.cursor === known.at(-1)?.finds?.[section].nextCursor
