import { type FormEvent, type MouseEvent, memo, type ReactNode, useState } from 'react'
import { gatesOf } from '~/domain/community/posts/context-gates'
import type { HdContext } from '~/domain/community/posts/hd-context'
import type { PostVisibility } from '~/domain/community/posts/post-settings'
import { textLanguage } from '~/domain/text/text-language'
import { countText } from '~/locales/numbers'
import type { Key, Translate } from '~/locales/translate'
import { useLanguage, useT } from '~/locales/use-t'
import { EyeOffIcon, HeartIcon, LockIcon, MessageIcon, PeopleIcon, ShareIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { StaticLink } from '~/ui/layout/static-link'
import { lazyWithRetry } from '~/ui/overlays/lazy-with-retry'
import type { FeedPost, ShownImage } from '../feed'
import { feedPath, postPath } from '../feed-address'
import { ProblemLine } from '../problem-line'
import { PostHead } from './post-head'
import { type MenuActions, PostMenu } from './post-menu'
import { PostText } from './post-text'
import { type Liking, useLike } from './use-like'

/** What the actions of a card do in its list. */
export type CardActions = {
  /** Missing for visitors, who have to sign in. */
  like?: (id: string, liking: Liking) => void
  share: (post: FeedPost) => void
  menu: (post: FeedPost) => MenuActions
}

type PostCardProps = {
  post: FeedPost
  actions: CardActions
  /** See `PostActions`. */
  back: string | null
  /** On the post's own page: larger, and without a link to it. */
  isWhole?: boolean
  /** Shown in place of the actions. */
  foot?: ReactNode
}

export const PostCard = memo(function PostCard({ post, actions, back, isWhole = false, foot }: PostCardProps) {
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
        menu={foot ? null : <PostMenu name={author.fullName} username={author.username} actions={actions.menu(post)} />}
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
              <StaticLink
                to={feedPath({ kind: 'tag', tag })}
                className="inline-block py-0.5 wrap-anywhere text-accent underline-offset-4 hover:underline"
              >
                #{tag}
              </StaticLink>
            </li>
          ))}
        </ul>
      ) : null}
      {foot ?? (
        <PostActions
          post={post}
          back={back}
          onLike={(liking) => actions.like?.(id, liking)}
          onShare={() => actions.share(post)}
        />
      )}
    </Card>
  )
})

const CIRCLES = { community: PeopleIcon, connections: LockIcon } satisfies Record<
  Exclude<PostVisibility, 'public'>,
  typeof LockIcon
>

/** Who can see the post, where not everyone can. */
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

/** The context of a post: its number and its name. */
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

/** The library page of a context. */
const explained = (context: HdContext) =>
  context.kind === 'channel' ? `/channels/${context.channel}` : `/gates/${gatesOf(context)[0]}`

/** What a post is about: the number links to posts about it, the name to the library. */
function ContextChip({ context }: { context: HdContext }) {
  const t = useT('feed')
  const hd = useT('hd')
  const language = useLanguage()
  const { title, text } = contextWords(context, t, hd)
  const [gate = 1] = gatesOf(context)
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-x-3 rounded-control border border-line px-3.5 py-2 pointer-coarse:py-0">
      <StaticLink
        to={feedPath({ kind: 'gate', gate })}
        className="tabular inline-flex items-center font-semibold text-ink no-underline hover:underline pointer-coarse:min-h-11"
      >
        {title}
      </StaticLink>
      <StaticLink
        to={explained(context)}
        className="tabular inline-flex items-center text-sm text-muted hover:text-ink hover:underline pointer-coarse:min-h-11"
      >
        {text}
        {context.kind === 'transit' ? ` · ${dayOf(context.at, language)}` : ''}
      </StaticLink>
    </div>
  )
}

/** In UTC, so that server and browser render the same. */
function dayOf(at: string, language: string) {
  const format =
    dayFormats.get(language) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  dayFormats.set(language, format)
  return format.format(Date.parse(at))
}

type PostActionsProps = {
  post: FeedPost
  /** Where a form redirects to without scripts; null for visitors, who have to sign in. */
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
          <StaticLink to={`/login?redirect=${encodeURIComponent(postPath(id))}`} className={ACTION}>
            {heart}
          </StaticLink>
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
        <StaticLink to={`${postPath(id)}#comments`} className={ACTION}>
          <MessageIcon className="size-4.5" />
          <span aria-hidden="true" className="tabular">
            {countText(commentsCount, language)}
          </span>
          <span className="sr-only">{t('comments', { count: commentsCount })}</span>
        </StaticLink>
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

const Lightbox = lazyWithRetry(async () => ({ default: (await import('./lightbox')).Lightbox }))

/** The layouts of 1 to 4 pictures. A single one keeps its aspect ratio within limits. */
const GRIDS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 *:first:row-span-2', 'grid-cols-2']
const HIGHEST = 1.25
const WIDEST = 3
/** In pixels: a smaller picture is enlarged to a size that can be tapped. */
const SMALLEST = 160

/** The pictures of a post. Each opens in the lightbox, or without scripts in a new tab. */
function PostImages({ images }: { images: ShownImage[] }) {
  const t = useT('feed')
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return null
  const open = (event: MouseEvent, place: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(place)
  }
  const [only] = images
  const ratio =
    images.length === 1 && only ? Math.min(Math.max(only.width / only.height, 1 / HIGHEST), WIDEST) : 16 / 10
  return (
    <>
      <div
        className={`mt-3 grid gap-1 overflow-hidden rounded-control border border-line ${GRIDS[images.length] ?? 'grid-cols-2'}`}
        style={{
          aspectRatio: String(ratio),
          maxWidth: images.length === 1 ? Math.max(only?.width ?? 0, SMALLEST) : undefined,
        }}
      >
        {images.map((image, place) => (
          <a
            key={image.url}
            href={image.url}
            target="_blank"
            rel="noopener"
            data-press=""
            aria-label={image.alt ? t('openPictureOf', { alt: image.alt }) : t('openPicture', { number: place + 1 })}
            onClick={(event) => open(event, place)}
            className="relative block min-h-0 min-w-0 bg-sunken focus-visible:-outline-offset-4"
          >
            <img
              src={image.url}
              alt={image.alt}
              width={image.width}
              height={image.height}
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-cover"
            />
          </a>
        ))}
      </div>
      {shown === null ? null : <Lightbox images={images} at={shown} onClose={() => setShown(null)} />}
    </>
  )
}
