import { Link, useRevalidator } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import type { ReportSubject } from '~/domain/community/report-path'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/root-data'
import { LoadMore } from '~/ui/load-more'
import { Toast } from '~/ui/toast'
import { AskedDialogs } from './asked-dialogs'
import { cardList } from './card-list'
import { FeedFailed } from './feed-failed'
import { changePost } from './feed-store'
import type { MemberPostsPage, PostsOf } from './member-posts-page'
import { NoMemberPosts } from './no-member-posts'
import { PlainRefusal } from './plain-refusal'
import { PostCard } from './post-card'
import { PostFigures } from './post-figures'
import { useCardVerbs } from './use-card-verbs'
import { usePostList } from './use-post-list'

const NOTHING = { items: [], nextCursor: null }

type Props = {
  of: PostsOf
  posts: MemberPostsPage
  /** Asks what is wrong with it. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** What a member posted, on the page of theirs. */
export function MemberPosts({ of, posts: { cursor, page, notice }, report }: Props) {
  const { username, fullName, postsCount, eyes, preview } = of
  const t = useT('member-posts')
  const feed = useT('feed')
  const viewerId = useRootData()?.member?.id ?? ''
  const { revalidate } = useRevalidator()
  const title = useRef<HTMLHeadingElement>(null)
  const query = (entries: Record<string, string>) =>
    `?${new URLSearchParams({ ...entries, ...(preview ? { as: preview } : {}) })}`
  const here = (from: string | null) => query({ tab: 'posts', ...(from ? { cursor: from } : {}) })
  const addressOf = (from: string) => `/resources/member-posts${query({ of: username, cursor: from })}`
  const key = `${viewerId} ${username} ${here(cursor)}`
  const list = usePostList(key, page ?? NOTHING, addressOf)
  const { state, change, more, loadMore } = list
  const { verbs, asked, toast, close, hush } = useCardVerbs(
    // The page counts them, too.
    { ...cardList(list, title), settled: revalidate },
    { isVisitor: eyes === 'visitor', isAuthorsPage: true },
  )
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
      <AskedDialogs
        asked={asked}
        onClose={close}
        onEdited={(post) => change((now) => changePost(now, post.id, post))}
        onBlocked={revalidate}
        report={report}
      />
      <Toast message={toast} onClose={hush} />
    </section>
  )
}
