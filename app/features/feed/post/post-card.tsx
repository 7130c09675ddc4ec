import { type FormEvent, memo, type ReactNode } from 'react'
import { gatesOf } from '~/domain/community/posts/context-gates'
import type { HdContext } from '~/domain/community/posts/hd-context'
import type { PostVisibility } from '~/domain/community/posts/post-settings'
import { textLanguage } from '~/domain/text/text-language'
import { countText } from '~/locales/numbers'
import type { Key, Translate } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { EyeOffIcon, HeartIcon, LockIcon, MessageIcon, PeopleIcon, ShareIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { Way } from '~/ui/layout/way'
import type { FeedPost } from '../feed'
import { feedPath, postPath } from '../feed-address'
import { ProblemLine } from '../problem-line'
import { PostHead } from './post-head'
import { PostImages } from './post-images'
import { type MenuVerbs, PostMenu } from './post-menu'
import { PostText } from './post-text'
import { type Liking, useLike } from './use-like'

/** What a card can ask of the list it is in. */
export type CardVerbs = {
  /** Missing for visitors, who sign in first. */
  like?: (id: string, liking: Liking) => void
  share: (post: FeedPost) => void
  menu: (post: FeedPost) => MenuVerbs
}

type PostCardProps = {
  post: FeedPost
  verbs: CardVerbs
  /** See `PostActions`. */
  back: string | null
  /** On a page of its own: larger, and its time leads nowhere. */
  isWhole?: boolean
  /** In the place of the actions, while it is on its way. */
  foot?: ReactNode
}

/** A post. */
export const PostCard = memo(function PostCard({ post, verbs, back, isWhole = false, foot }: PostCardProps) {
  const { id, author, content, images, tags, hdContext, visibility } = post
  const nameId = `by-${id}`
  return (
    <Card
      as="article"
      id={`post-${id}`}
      aria-labelledby={nameId}
      tabIndex={-1}
      className="scroll-mt-4 outline-none focus-visible:border-accent"
    >
      <PostHead
        author={author}
        createdAt={post.createdAt}
        isEdited={post.editedAt !== null}
        to={isWhole ? null : postPath(id)}
        nameId={nameId}
        note={visibility !== 'public' || post.isHidden ? <PostNotes post={post} /> : null}
        menu={foot ? null : <PostMenu name={author.fullName} username={author.username} verbs={verbs.menu(post)} />}
      />
      <PostText
        text={content}
        whole={isWhole ? undefined : postPath(id)}
        className={`mt-3 ${isWhole ? 'text-lg' : 'text-[16px]'}`}
      />
      {hdContext ? <ContextChip context={hdContext} /> : null}
      <PostImages images={images} />
      {tags.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-2 text-sm">
          {tags.map((tag) => (
            <li key={tag} lang={textLanguage(tag)} className="min-w-0">
              <Way
                to={feedPath({ kind: 'tag', tag })}
                className="inline-block py-0.5 wrap-anywhere text-accent underline-offset-4 hover:underline"
              >
                #{tag}
              </Way>
            </li>
          ))}
        </ul>
      ) : null}
      {foot ?? (
        <PostActions
          post={post}
          back={back}
          onLike={(liking) => verbs.like?.(id, liking)}
          onShare={() => verbs.share(post)}
        />
      )}
    </Card>
  )
})

const CIRCLES = { community: PeopleIcon, connections: LockIcon } satisfies Record<
  Exclude<PostVisibility, 'public'>,
  typeof LockIcon
>

/** Beside the type of who wrote: that not everybody sees this. */
function PostNotes({ post: { visibility, isHidden } }: { post: FeedPost }) {
  const t = useT('feed')
  const Circle = visibility === 'public' ? null : CIRCLES[visibility]
  return (
    <>
      {Circle && visibility !== 'public' ? (
        <span className="inline-flex items-center gap-1">
          <Circle className="size-3.5" />
          {t(`seenBy.${visibility}`)}
        </span>
      ) : null}
      {isHidden ? (
        <span className="inline-flex items-center gap-1 font-semibold text-warn">
          <EyeOffIcon className="size-3.5" />
          {t('hidden')}
        </span>
      ) : null}
    </>
  )
}

/** What a post is about, as a title and what it means. */
function contextWords(context: HdContext, t: Translate<'feed'>, hd: Translate<'hd'>) {
  switch (context.kind) {
    case 'gate':
      return { title: t('gate', { gate: context.gate }), text: hd(`gate.${context.gate}` as Key<'hd'>) }
    case 'channel':
      return {
        title: t('channel', { channel: context.channel.replace('-', '–') }),
        text: hd(`channel.${context.channel}` as Key<'hd'>),
      }
    case 'transit': {
      const { sun, earth } = context
      return {
        title: t('transitPast'),
        text: t('transitPlaces', { sun: `${sun.gate}.${sun.line}`, earth: `${earth.gate}.${earth.line}` }),
      }
    }
  }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The page that tells what it is. */
const explained = (context: HdContext) =>
  context.kind === 'channel' ? `/channels/${context.channel}` : `/gates/${gatesOf(context)[0]}`

/** What of Human Design a post is about: its number leads to what others wrote about it, its name to what it means. */
function ContextChip({ context }: { context: HdContext }) {
  const t = useT('feed')
  const hd = useT('hd')
  const language = useLanguage()
  const { title, text } = contextWords(context, t, hd)
  const [gate = 1] = gatesOf(context)
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-3 rounded-control border border-line px-3.5 py-2 pointer-coarse:py-0">
      <Way
        to={feedPath({ kind: 'gate', gate })}
        className="tabular inline-flex items-center font-semibold text-ink no-underline hover:underline pointer-coarse:min-h-11"
      >
        {title}
      </Way>
      <Way
        to={explained(context)}
        className="tabular inline-flex items-center text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
      >
        {text}
        {context.kind === 'transit' ? ` · ${dayOf(context.at, language)}` : ''}
      </Way>
    </div>
  )
}

/** Of Greenwich, as transits are told, so that server and browser say the same. */
function dayOf(at: string, language: string) {
  const format =
    dayFormats.get(language) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  dayFormats.set(language, format)
  return format.format(Date.parse(at))
}

type PostActionsProps = {
  post: FeedPost
  /** Where a form leads back to without scripts; null: a visitor looks, who signs in first. */
  back: string | null
  onLike: (liking: Liking) => void
  onShare: () => void
}

const ACTION =
  'inline-flex min-h-8.5 items-center gap-1.5 rounded-control px-2 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:min-h-11'

/** Under a post: like, comments, share. */
function PostActions({ post, back, onLike, onShare }: PostActionsProps) {
  const t = useT('feed')
  const language = useLanguage()
  const { problem, toggle } = useLike(post, onLike)
  const { id, isLiked, likesCount, commentsCount } = post
  const heart = (
    <>
      <HeartIcon className={`size-4.5 ${isLiked ? 'fill-current' : ''}`} />
      <span className="sr-only">{t('like')}</span> <span className="tabular">{countText(likesCount, language)}</span>
    </>
  )
  return (
    <div className="mt-2 -mb-1.5 md:-mb-2.5">
      <div className="-mx-2 flex flex-wrap items-center gap-x-2">
        {back === null ? (
          <Way to={`/login?redirect=${encodeURIComponent(postPath(id))}`} className={ACTION}>
            {heart}
          </Way>
        ) : (
          <form
            method="post"
            action="/resources/likes"
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              toggle()
            }}
          >
            <input type="hidden" name="post" value={id} />
            <input type="hidden" name="state" value={isLiked ? 'none' : 'liked'} />
            <input type="hidden" name="back" value={back} />
            <button type="submit" aria-pressed={isLiked} className={`${ACTION} aria-pressed:text-design`}>
              {heart}
            </button>
          </form>
        )}
        <Way to={`${postPath(id)}#comments`} className={ACTION}>
          <MessageIcon className="size-4.5" />
          <span aria-hidden="true" className="tabular">
            {countText(commentsCount, language)}
          </span>
          <span className="sr-only">{t('comments', { count: commentsCount })}</span>
        </Way>
        <button
          type="button"
          data-needs-activation=""
          onClick={onShare}
          className={`${ACTION} ml-auto noscript:hidden`}
        >
          <ShareIcon className="size-4.5" />
          {t('share')}
        </button>
      </div>
      {problem ? (
        <ProblemLine problem={problem} onRetry={toggle}>
          {t('likeFailed')}
        </ProblemLine>
      ) : null}
    </div>
  )
}
