import { useT } from '~/locales/use-t'
import type { RootData } from '~/platform/root-data'
import { Spinner } from '~/ui/spinner'
import { toPendingPost } from './outgoing-post'
import { type CardVerbs, PostCard } from './post-card'
import { ProblemLine } from './problem-line'
import type { Outgoing } from './use-composer'
import type { Waiting } from './use-outbox'

type Props = {
  waiting: Waiting[]
  member: NonNullable<RootData['member']>
  onRetry: (post: Outgoing) => void
  /** Null: there is no room for it in the composer. */
  onEdit: ((post: Outgoing) => void) | null
  onDiscard: (post: Outgoing) => void
}

/** Nothing can be done with a post on its way. */
const NO_VERBS: CardVerbs = { like: () => undefined, share: () => undefined, menu: () => ({}) }

/** One's own posts on their way to the server, and those that did not arrive, with the ways out. */
export function WaitingPosts({ waiting, member, onRetry, onEdit, onDiscard }: Props) {
  const t = useT('composer')
  return waiting.map(({ post, problem }) => (
    <PostCard
      key={post.id}
      post={toPendingPost(post, member)}
      verbs={NO_VERBS}
      back={null}
      foot={
        problem === null ? (
          <p role="status" className="mt-3 flex min-h-8.5 items-center gap-2 text-sm text-muted">
            <Spinner className="size-4" />
            {t('posting')}
          </p>
        ) : (
          <ProblemLine
            problem={problem}
            onRetry={() => onRetry(post)}
            more={[
              ...(onEdit ? [{ label: t('edit'), onPress: () => onEdit(post) }] : []),
              { label: t('discard'), onPress: () => onDiscard(post) },
            ]}
          >
            {t('notPosted')}
          </ProblemLine>
        )
      }
    />
  ))
}
