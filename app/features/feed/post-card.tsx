import { memo, type ReactNode } from 'react'
import { Card } from '~/ui/card'
import { Way } from '~/ui/way'
import { ContextChip } from './context-chip'
import type { FeedPost } from './feed'
import { feedPath, postPath } from './feed-address'
import { PostActions } from './post-actions'
import { PostHead } from './post-head'
import { PostImages } from './post-images'
import { type MenuVerbs, PostMenu } from './post-menu'
import { PostNotes } from './post-notes'
import { PostText } from './post-text'
import type { Liking } from './settle-like'

/** What a card can ask of the list it is in. */
export type CardVerbs = {
  /** Missing for visitors, who sign in first. */
  like?: (id: string, liking: Liking) => void
  share: (post: FeedPost) => void
  menu: (post: FeedPost) => MenuVerbs
}

type Props = {
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
export const PostCard = memo(function PostCard({ post, verbs, back, isWhole = false, foot }: Props) {
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
            <li key={tag} className="min-w-0">
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
