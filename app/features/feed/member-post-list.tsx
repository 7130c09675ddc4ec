import { Link } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { ButtonLink } from '~/ui/controls/button-link'
import { HeartIcon, LockIcon, MessageIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Toast } from '~/ui/overlays/toast'
import { EmptyState } from '~/ui/states/empty-state'
import { LoadMore } from '~/ui/states/load-more'
import { FeedFailed } from './feed-failed'
import { usePostList } from './feed-store'
import type { MemberPostsPage } from './load-member-posts.server'
import { PlainRefusal } from './plain-notice'
import { type CardActions, PostCard } from './post/post-card'
import { useVisitorActions } from './use-share'

/** Whose posts they are, and who looks. */
export type PostsOf = {
  username: string
  fullName: string
  /** All of them, whoever may see them. */
  postsCount: number
  /** `preview` shows members their page as others see it: without actions. */
  eyes: 'owner' | 'member' | 'visitor' | 'preview'
  /** Who the preview is for. */
  preview: string | null
}

type MemberPostListProps = {
  of: PostsOf
  posts: MemberPostsPage
  list: ReturnType<typeof useMemberPosts>
  actions: CardActions
}

/** The posts of a member. */
export function MemberPostList({ of, posts: { cursor, page, notice }, list, actions }: MemberPostListProps) {
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
          actions={actions}
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

const NOTHING = { items: [], nextCursor: null }

/** The list of a member's posts, and the addresses of its pages. */
export function useMemberPosts({ username, preview }: PostsOf, { cursor, page }: MemberPostsPage) {
  const viewerId = useRootData()?.member?.id ?? ''
  const title = useRef<HTMLHeadingElement>(null)
  const query = (entries: Record<string, string>) =>
    `?${new URLSearchParams({ ...entries, ...(preview ? { as: preview } : {}) })}`
  const here = (from: string | null) => query({ tab: 'posts', ...(from ? { cursor: from } : {}) })
  const addressOf = (from: string) => `/resources/member-posts${query({ of: username, cursor: from })}`
  const key = `${viewerId} ${username} ${here(cursor)}`
  return { ...usePostList(key, page ?? NOTHING, addressOf), title, here }
}

type NoMemberPostsProps = {
  of: PostsOf
  /** How many the viewer may not see. */
  narrowerCount: number
}

/** Why there are no posts, or none for this viewer, and what to do. */
function NoMemberPosts({ of: { username, fullName, eyes }, narrowerCount }: NoMemberPostsProps) {
  const t = useT('member-posts')
  const isClosed = narrowerCount > 0
  const Icon = isClosed ? LockIcon : MessageIcon
  const isOwn = eyes === 'owner'
  return (
    <Card>
      <EmptyState
        icon={<Icon className="size-7" />}
        title={t(isOwn ? 'emptyOwn' : isClosed ? 'closed' : 'empty')}
        action={
          isOwn ? (
            <ButtonLink to="/app/dashboard#composer" variant="primary">
              {t('write')}
            </ButtonLink>
          ) : isClosed && eyes === 'visitor' ? (
            <ButtonLink to={`/login?redirect=${encodeURIComponent(`/u/${username}?tab=posts`)}`} variant="primary">
              {t('signIn')}
            </ButtonLink>
          ) : null
        }
      >
        <p>
          {isOwn
            ? t('emptyOwnText')
            : isClosed
              ? t('narrower', { count: narrowerCount })
              : t('emptyText', { name: fullName })}
        </p>
      </EmptyState>
    </Card>
  )
}

/** Likes and comments in a preview, as text. */
function PostFigures({ likesCount, commentsCount }: { likesCount: number; commentsCount: number }) {
  const t = useT('member-posts')
  const feed = useT('feed')
  return (
    <p className="mt-3 flex gap-x-6 text-sm text-muted">
      <Figure icon={<HeartIcon className="size-4.5" />} count={likesCount} words={t('likes', { count: likesCount })} />
      <Figure
        icon={<MessageIcon className="size-4.5" />}
        count={commentsCount}
        words={feed('comments', { count: commentsCount })}
      />
    </p>
  )
}

const Figure = ({ icon, count, words }: { icon: ReactNode; count: number; words: string }) => (
  <span className="inline-flex items-center gap-1.5">
    {icon}
    <span aria-hidden="true" className="tabular">
      {count}
    </span>
    <span className="sr-only">{words}</span>
  </span>
)

/** The posts on the page of a member, for visitors. */
export function VisitorsMemberPosts({ of, posts }: { of: PostsOf; posts: MemberPostsPage }) {
  const list = useMemberPosts(of, posts)
  const { actions, toast, dismissToast } = useVisitorActions()
  return (
    <>
      <MemberPostList of={of} posts={posts} list={list} actions={actions} />
      <Toast message={toast} onClose={dismissToast} />
    </>
  )
}
