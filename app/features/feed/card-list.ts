import type { RefObject } from 'react'
import type { FeedPost } from './feed'
import { changePost, dropPosts, putBack } from './feed-store'
import type { CardList } from './use-card-verbs'
import type { usePostList } from './use-post-list'

/** What the verbs of a card change in the list it is in; the focus of what went goes on to what follows, or to the title. */
export const cardList = (
  { state, change }: Pick<ReturnType<typeof usePostList>, 'state' | 'change'>,
  title: RefObject<HTMLElement>,
): CardList => ({
  change: (id, what) => change((now) => changePost(now, id, what)),
  drop: (drops) => {
    const gone = state.posts.filter(drops)
    focusAfter(state.posts, gone, title.current)
    change((now) => dropPosts(now, drops))
    // Another list may be there by then, where they need not belong.
    return () => change((now) => (now.key === state.key ? putBack(now, gone) : now))
  },
})

/** What had the focus goes with its card: the next one has it then. */
function focusAfter(posts: FeedPost[], gone: FeedPost[], title: HTMLElement | null) {
  const last = posts.findLastIndex(({ id }) => gone.some((post) => post.id === id))
  const next = posts[last + 1]
  requestAnimationFrame(() => {
    const card = next && document.getElementById(`post-${next.id}`)
    ;(card ?? title)?.focus({ preventScroll: true })
  })
}
