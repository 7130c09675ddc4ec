import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/**
 * Focuses the first new item of a list after it has grown, since the button that loaded it may be gone. `more` changes when items
 * arrive; call `expect` with the number of items before them.
 */
export function useArrivals(more: readonly unknown[]) {
  const list = useRef<HTMLUListElement>(null)
  const known = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `more` is not read; once it has changed, the new items are rendered
  useEffect(() => {
    if (known.current === null) return
    list.current?.children[known.current]?.querySelector<HTMLElement>('a, summary')?.focus()
    known.current = null
  }, [more])
  const expect = (before: number) => {
    known.current = before
  }
  return { list, expect }
}

/** What the loader of a page with a list answers; null where nothing came. */
export type MoreAnswer<Page> = { page: Page | null }

type List<Page, Item> = {
  itemsOf: (page: Page) => readonly Item[]
  keyOf: (item: Item) => string
  /** Where a page begins in its list; null: at the top. */
  cursorOf: (page: Page) => string | null
  /** Where the one behind it begins; null: there is none. */
  nextOf: (page: Page) => string | null
  /** The address of the page that begins there. */
  pathTo: (cursor: string) => string
  /** What of that address is fetched, where the frame around the page has it too. */
  fetched?: (path: string) => string
}

const asIs = (path: string) => path

/**
 * A list that grows by pages: the first as it came with the page, the next fetched from where each one ended. Another list, or
 * the same from elsewhere, is another component (by its `key`): what was read belongs to the one before.
 */
export function useMoreItems<Page, Item>(first: Page, how: List<Page, Item>) {
  const { itemsOf, keyOf, cursorOf, nextOf, pathTo, fetched = asIs } = how
  const fetcher = useFetcher()
  const [shown, setShown] = useState({ first, items: itemsOf(first) })
  const [more, setMore] = useState<Page[]>([])
  const { list, expect } = useArrivals(more)
  if (shown.first !== first) setShown({ first, items: mergeRefreshed(shown.items, itemsOf(first), keyOf) })
  const nextCursor = nextOf(more.at(-1) ?? first)
  const items = new Map([...shown.items, ...more.flatMap(itemsOf)].map((item) => [keyOf(item), item]))
  const answer = fetcher.data as MoreAnswer<Page> | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is taken once, as it comes
  useEffect(() => {
    const page = answer?.page
    if (!page || nextCursor === null || cursorOf(page) !== nextCursor) return
    setMore((before) => [...before, page])
    expect(items.size)
  }, [answer])
  const isLoading = fetcher.state !== 'idle'
  const next = nextCursor && pathTo(nextCursor)
  return {
    items: [...items.values()],
    next,
    /** For the list: what has come takes the focus, since the button may have gone. */
    list,
    state: isLoading ? ('loading' as const) : answer?.page === null ? ('failed' as const) : ('idle' as const),
    load: () => next && fetcher.load(fetched(next)),
  }
}

/**
 * Merges a revalidated first page into the items on screen: new ones come first, and none disappears, so that a mistake can be
 * undone where it was made.
 */
function mergeRefreshed<Item>(before: readonly Item[], now: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const current = new Map(now.map((item) => [keyOf(item), item]))
  const known = new Set(before.map(keyOf))
  return [...now.filter((item) => !known.has(keyOf(item))), ...before.map((item) => current.get(keyOf(item)) ?? item)]
}
