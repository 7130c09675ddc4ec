import { useMoreItems } from '~/platform/client/use-more-items'
import { type ExplorePage, explorePath, type Tab } from './explore'

type ItemOf<T extends Tab> = NonNullable<ExplorePage[T]>['items'][number]

/** The finds of a tab: those that came with the page, and those that were asked for after them. */
export const useMore = <T extends Tab>(first: ExplorePage, tab: T) =>
  useMoreItems<ExplorePage, ItemOf<T>>(first, {
    itemsOf: (page) => page[tab]?.items ?? [],
    keyOf: ({ id }) => id,
    cursorOf: (page) => page.cursor,
    nextOf: (page) => page[tab]?.nextCursor ?? null,
    pathTo: (cursor) => explorePath(first.query, cursor),
    // The frame of the page has the same address: this means what stands in it.
    fetched: (path) => path.replace('?', '?index&'),
  })
