import { Link, useLocation, useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ReportSubject } from '~/domain/community/moderation/moderation-paths'
import type { TypeCode } from '~/domain/human-design/terms/codes'
import type { Language } from '~/locales/language'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/client/root-data'
import { ButtonLink } from '~/ui/controls/button-link'
import { buttonLook } from '~/ui/controls/button-look'
import { ArrowDownIcon, CloseIcon, MessageIcon, PeopleIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Toast } from '~/ui/overlays/toast'
import { EmptyState } from '~/ui/states/empty-state'
import { LoadMore } from '~/ui/states/load-more'
import { Skeleton } from '~/ui/states/skeleton'
import { FeedComposer } from './composer/feed-composer'
import type { FeedPost, FeedQuery, Page } from './feed'
import { feedName, feedPath, feedSearch, postPath } from './feed-address'
import { FeedFailed } from './feed-failed'
import { changePost, dropPosts, feedAddress, fetchPosts, prepend, putBack, unread, useFeed } from './feed-store'
import type { FeedPage } from './load-feed.server'
import { PlainUndo } from './plain-notice'
import { PostCard } from './post/post-card'
import { CardDialogs, cardList, useCardActions } from './use-card-actions'

const NOTHING = { items: [], nextCursor: null }

/** Posts aren't laid out while far from the window; not in Safari, where the page would jump on the way up. */
const NEAR_POSTS = '[--near-height:17.5rem] supports-[overflow-anchor:auto]:[&>article]:near-only'

/** Whether the server renders, or the browser hydrates what it rendered. */
const isFirstRender = () => typeof document === 'undefined' || document.documentElement.dataset.hydrated === undefined

type Props = {
  feed: FeedPage
  /** Another feed is loading. */
  isLoading: boolean
  /** Renders the dialog for a report. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** The composer and the feed. */
export function FeedView({
  feed: { query, preferredLanguage, cursor, page, nextId, notice, undo },
  isLoading,
  report,
}: Props) {
  const t = useT('feed')
  const member = useRootData()?.member
  const list = useFeed(query, cursor, page ?? NOTHING)
  const { state, change, more, loadMore, restart } = list
  const { fresh, page: freshPage, clear } = useFreshPosts(query, cursor, state.posts)
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const back = feedPath(query, cursor)
  // Only until another feed is opened: coming back, all heights are needed for the scroll position to lead to the same post.
  const { key } = useLocation()
  const [nearKey, setNearKey] = useState(() => (isFirstRender() ? key : null))
  if (nearKey !== null && nearKey !== key) setNearKey(null)

  const { actions, dialog, toast, showToast, closeDialog, dismissToast } = useCardActions(cardList(list, title))
  function onPosted(post: FeedPost, isOfFeed: boolean) {
    if (isOfFeed) return change((now) => prepend(now, [post]))
    const show = () => navigate(postPath(post.id))
    showToast({ text: t('posted'), action: { label: t('showPost'), onPress: show } })
  }
  const onGone = (ids: string[]) => change((now) => dropPosts(now, ({ id }) => ids.includes(id)))
  if (!member) return null
  return (
    <>
      <FeedComposer nextId={nextId} notice={notice} query={query} onPosted={onPosted} onGone={onGone} />
      <section
        aria-labelledby="feed-title"
        aria-busy={isLoading || undefined}
        className={`flex min-w-0 flex-col gap-3.5 ${nearKey === null ? '' : NEAR_POSTS}`}
      >
        <h2 id="feed-title" ref={title} tabIndex={-1} className="sr-only">
          {t('posts')}
        </h2>
        {undo ? <PlainUndo undo={undo} text={t('deleted')} back={back} /> : null}
        <FeedSwitch query={query} ownType={member.hdType} language={preferredLanguage} />
        <FreshBar
          count={fresh.length}
          hasMore={freshPage !== null}
          onPress={() => {
            if (freshPage) restart(freshPage)
            else change((now) => putBack(now, fresh))
            clear()
            title.current?.focus({ preventScroll: true })
            title.current?.parentElement?.scrollIntoView({ block: 'start' })
          }}
        />
        {isLoading ? (
          <Skeletons />
        ) : page === null ? (
          <FeedFailed />
        ) : (
          <>
            {state.posts.map((post) => (
              <PostCard key={post.id} post={post} actions={actions} back={back} />
            ))}
            {state.posts.length === 0 ? (
              <EmptyFeed query={query} />
            ) : (
              <LoadMore
                to={state.nextCursor && feedPath(query, state.nextCursor)}
                state={more}
                onPress={loadMore}
                label={t('loadMore')}
                failedLabel={t('moreFailed')}
                endLabel={t('end')}
              />
            )}
          </>
        )}
      </section>
      <CardDialogs
        dialog={dialog}
        onClose={closeDialog}
        onEdited={(post) => change((now) => changePost(now, post.id, post))}
        onBlocked={(username) => change((now) => dropPosts(now, ({ author }) => author.username === username))}
        report={report}
      />
      <Toast message={toast} onClose={dismissToast} />
    </>
  )
}

function Skeletons() {
  const t = useT('feed')
  return (
    <div className="grid gap-3.5">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
    </div>
  )
}

const LINK =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 text-sm whitespace-nowrap text-muted transition-colors hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11'

type FeedSwitchProps = { query: FeedQuery; ownType: TypeCode | null; language: Language | null }

/** Links to the feeds of everyone, of followed members, in the member's one language and of their type; another one shows with a link to leave it. */
function FeedSwitch({ query, ownType, language }: FeedSwitchProps) {
  const t = useT('feed')
  const own: FeedQuery[] = ownType ? [{ kind: 'type', type: ownType }] : []
  const read: FeedQuery[] = language ? [{ kind: 'language', language }] : []
  const choices: FeedQuery[] = [{ kind: 'everyone' }, { kind: 'following' }, ...read, ...own]
  const isChoice = choices.some((choice) => feedName(choice) === feedName(query))
  const label = (of: FeedQuery) => {
    if (of.kind === 'tag') return `#${of.tag}`
    if (of.kind === 'gate') return t('gate', { gate: of.gate })
    if (of.kind === 'type') return t(`type.${of.type}.plural`)
    if (of.kind === 'language') return t(`language.${of.language}`)
    return t(of.kind)
  }
  return (
    <nav aria-label={t('feeds')}>
      <ul className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <li key={choice.kind}>
            <Link
              to={feedPath(choice)}
              preventScrollReset
              aria-current={feedName(choice) === feedName(query) ? 'page' : undefined}
              className={LINK}
            >
              {label(choice)}
            </Link>
          </li>
        ))}
        {isChoice ? null : (
          <li className="flex items-center rounded-full bg-accent-soft">
            <span aria-current="page" className="max-w-60 truncate py-1.5 pl-3 text-sm font-semibold">
              {label(query)}
            </span>
            <Link
              to={feedPath({ kind: 'everyone' })}
              preventScrollReset
              aria-label={t('leaveFeed', { name: label(query) })}
              className="grid size-9 place-items-center rounded-full text-muted hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-11"
            >
              <CloseIcon className="size-3.5" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Why a feed is empty, and what to do. */
function EmptyFeed({ query }: { query: FeedQuery }) {
  const t = useT('feed')
  const isFollowing = query.kind === 'following'
  const Icon = isFollowing ? PeopleIcon : MessageIcon
  return (
    <Card>
      <EmptyState
        icon={<Icon className="size-7" />}
        title={t(`empty.${query.kind}`)}
        action={
          query.kind === 'everyone' ? null : (
            <ButtonLink to={feedPath({ kind: 'everyone' })}>{t('showEveryone')}</ButtonLink>
          )
        }
      >
        <p>{t(`emptyText.${query.kind}`)}</p>
      </EmptyState>
    </Card>
  )
}

/** As high as a post of two lines with tags. */
function PostSkeleton() {
  return (
    <Card aria-hidden="true">
      <div className="flex items-start gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid flex-1 gap-2 pt-0.5">
          <Skeleton className="h-4 w-52 max-w-full" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-3/5" />
      <Skeleton className="mt-4 h-3.5 w-40" />
      <Skeleton className="mt-5 h-4.5 w-28" />
    </Card>
  )
}

const POLL_MILLISECONDS = 60_000

/** What others posted since the feed was loaded. Polled every minute while the page is visible and begins at the top of the feed. */
function useFreshPosts(query: FeedQuery, cursor: string | null, posts: FeedPost[]) {
  const [page, setPage] = useState<Page<FeedPost> | null>(null)
  const search = feedSearch(query)
  const latest = useRef(search)
  latest.current = search

  useEffect(() => {
    setPage(null)
    if (cursor !== null) return
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return
      const found = await fetchPosts(feedAddress(search))
      if (found && latest.current === search) setPage(found)
    }, POLL_MILLISECONDS)
    return () => clearInterval(timer)
  }, [search, cursor])

  const fresh = page ? unread(page.items, posts) : []
  // Without an overlap there may be posts between the two, so the list restarts with this page.
  const isGap = page !== null && fresh.length > 0 && fresh.length === page.items.length && posts.length > 0
  return { fresh, page: isGap ? page : null, clear: () => setPage(null) }
}

type FreshBarProps = { count: number; hasMore: boolean; onPress: () => void }

/** A floating button that shows the new posts, which would move the list if they appeared by themselves. */
function FreshBar({ count, hasMore, onPress }: FreshBarProps) {
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
