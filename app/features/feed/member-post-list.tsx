import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { LoadMore } from '~/ui/load-more'
import { FeedFailed } from './feed-failed'
import type { MemberPostsPage, PostsOf } from './member-posts-page'
import { NoMemberPosts } from './no-member-posts'
import { PlainRefusal } from './plain-refusal'
import { type CardVerbs, PostCard } from './post-card'
import { PostFigures } from './post-figures'
import type { useMemberPosts } from './use-member-posts'

type Props = {
  of: PostsOf
  posts: MemberPostsPage
  list: ReturnType<typeof useMemberPosts>
  verbs: CardVerbs
}

/** What a member posted, page by page. */
export function MemberPostList({ of, posts: { cursor, page, notice }, list, verbs }: Props) {
  const { username, fullName, postsCount, eyes } = of
  const { state, more, loadMore, title, here } = list
  const t = useT('member-posts')
  const feed = useT('feed')
  const shownCount = state.posts.filter(({ isHidden }) => !isHidden).length
  const isWhole = cursor === null && state.nextCursor === null
  const narrowerCount = isWhole && eyes !== 'owner' ? Math.max(0, postsCount - shownCount) : 0
  return (
    <section aria-labelledby="member-posts" className="flex max-w-170 min-w-0 flex-col gap-3.5">
      <h2 id="member-posts" ref={title} tabIndex={-1} className="sr-only">
        {t('title', { name: fullName })}
      </h2>
      {notice ? <PlainRefusal notice={notice} title={t('notDone')} /> : null}
      {cursor === null ? null : (
        <Link to={here(null)} preventScrollReset className="self-start text-sm underline underline-offset-4">
          {t('newest')}
        </Link>
      )}
      {page === null ? <FeedFailed /> : null}
      {state.posts.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          verbs={verbs}
          back={eyes === 'visitor' ? null : `/u/${username}${here(cursor)}`}
          foot={eyes === 'preview' ? <PostFigures {...post} /> : undefined}
        />
      ))}
      {page !== null && state.posts.length === 0 ? <NoMemberPosts of={of} narrowerCount={narrowerCount} /> : null}
      {state.posts.length > 0 ? (
        <>
          {narrowerCount > 0 ? <p className="text-sm text-muted">{t('narrower', { count: narrowerCount })}</p> : null}
          <LoadMore
            to={state.nextCursor && here(state.nextCursor)}
            state={more}
            onPress={loadMore}
            label={feed('loadMore')}
            failedLabel={feed('moreFailed')}
            endLabel={feed('end')}
          />
        </>
      ) : null}
    </section>
  )
}
