import { useNavigate } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import type { ReportSubject } from '~/domain/community/report-path'
import { useT } from '~/locales/use-t'
import { useRootData } from '~/platform/root-data'
import { LoadMore } from '~/ui/load-more'
import { Toast } from '~/ui/toast'
import { AskedDialogs } from './asked-dialogs'
import { cardList } from './card-list'
import { EmptyFeed } from './empty-feed'
import type { FeedPost } from './feed'
import { feedPath, postPath } from './feed-address'
import { FeedComposer } from './feed-composer'
import { FeedFailed } from './feed-failed'
import type { FeedPage } from './feed-page'
import { changePost, dropPosts, prepend, putBack } from './feed-store'
import { FeedSwitch } from './feed-switch'
import { FreshBar } from './fresh-bar'
import { PlainUndo } from './plain-undo'
import { PostCard } from './post-card'
import { PostSkeleton } from './post-skeleton'
import { useCardVerbs } from './use-card-verbs'
import { useFeed } from './use-feed'
import { useFreshPosts } from './use-fresh-posts'

const NOTHING = { items: [], nextCursor: null }

type Props = {
  feed: FeedPage
  /** Another feed is on its way. */
  isLoading: boolean
  /** Asks what is wrong with it. */
  report: (subject: ReportSubject, onClose: () => void) => ReactNode
}

/** Where posts are written and read. */
export function FeedView({ feed: { query, cursor, page, nextId, notice, undo }, isLoading, report }: Props) {
  const t = useT('feed')
  const member = useRootData()?.member
  const list = useFeed(query, cursor, page ?? NOTHING)
  const { state, change, more, loadMore, restart } = list
  const { fresh, page: freshPage, clear } = useFreshPosts(query, cursor, state.posts)
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const back = feedPath(query, cursor)

  const { verbs, asked, toast, say, close, hush } = useCardVerbs(cardList(list, title))
  function onPosted(post: FeedPost, isOfFeed: boolean) {
    if (isOfFeed) return change((now) => prepend(now, [post]))
    const show = () => navigate(postPath(post.id))
    say({ text: t('posted'), action: { label: t('showPost'), onPress: show } })
  }
  const onGone = (ids: string[]) => change((now) => dropPosts(now, ({ id }) => ids.includes(id)))
  if (!member) return null
  return (
    <>
      <FeedComposer nextId={nextId} notice={notice} query={query} onPosted={onPosted} onGone={onGone} />
      <section
        aria-labelledby="feed-title"
        aria-busy={isLoading || undefined}
        className="flex min-w-0 flex-col gap-3.5"
      >
        <h2 id="feed-title" ref={title} tabIndex={-1} className="sr-only">
          {t('posts')}
        </h2>
        {undo ? <PlainUndo undo={undo} text={t('deleted')} back={back} /> : null}
        <FeedSwitch query={query} ownType={member.hdType} />
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
              <PostCard key={post.id} post={post} verbs={verbs} back={back} />
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
      <AskedDialogs
        asked={asked}
        onClose={close}
        onEdited={(post) => change((now) => changePost(now, post.id, post))}
        onBlocked={(username) => change((now) => dropPosts(now, ({ author }) => author.username === username))}
        report={report}
      />
      <Toast message={toast} onClose={hush} />
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
