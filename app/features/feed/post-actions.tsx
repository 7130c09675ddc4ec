import type { FormEvent } from 'react'
import { countText } from '~/locales/numbers'
import { useLanguage, useT } from '~/locales/use-t'
import { HeartIcon, MessageIcon, ShareIcon } from '~/ui/icons'
import { Way } from '~/ui/way'
import type { FeedPost } from './feed'
import { postPath } from './feed-address'
import { ProblemLine } from './problem-line'
import type { Liking } from './settle-like'
import { useLike } from './use-like'

type Props = {
  post: FeedPost
  /** Where a form leads back to without scripts; null: a visitor looks, who signs in first. */
  back: string | null
  onLike: (liking: Liking) => void
  onShare: () => void
}

const ACTION =
  'inline-flex min-h-8.5 items-center gap-1.5 rounded-control px-2 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:min-h-11'

/** Under a post: like, comments, share. */
export function PostActions({ post, back, onLike, onShare }: Props) {
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
