import { useT } from '~/locales/use-t'
import type { RootData } from '~/platform/root-data'
import { Spinner } from '~/ui/spinner'
import type { Outgoing, Waiting } from './outgoing'
import { toPendingPost } from './outgoing-post'
import { type CardVerbs, PostCard } from './post-card'
import { ProblemLine } from './problem-line'

type Props = {
  waiting: readonly Waiting[]
  member: NonNullable<RootData['member']>
  onRetry: (post: Outgoing) => void
  /** Null: there is no room for it in the composer. */
  onEdit: ((waiting: Waiting) => void) | null
  onDiscard: (post: Outgoing) => void
}

/** Nothing can be done with a post on its way. */
const NO_VERBS: CardVerbs = { like: () => undefined, share: () => undefined, menu: () => ({}) }

/** One's own posts on their way to the server, and those that did not arrive, with the ways out. */
export function WaitingPosts({ waiting, member, onRetry, onEdit, onDiscard }: Props) {
  const t = useT('composer')
  return waiting.map((entry) => {
    const { post, step, problem } = entry
    const isDiscarded = step === 'discarding'
    return (
      <PostCard
        key={post.id}
        post={toPendingPost(post, member)}
        verbs={NO_VERBS}
        back={null}
        foot={
          problem === null ? (
            <p role="status" className="mt-3 flex min-h-8.5 items-center gap-2 text-sm text-muted">
              <Spinner className="size-4" />
              {t(isDiscarded ? 'discarding' : 'posting')}
            </p>
          ) : (
            <ProblemLine
              problem={problem}
              onRetry={() => (isDiscarded ? onDiscard(post) : onRetry(post))}
              more={[
                ...(onEdit ? [{ label: t('edit'), onPress: () => onEdit(entry) }] : []),
                ...(isDiscarded ? [] : [{ label: t('discard'), onPress: () => onDiscard(post) }]),
              ]}
            >
              {t(isDiscarded ? 'notDiscarded' : 'notPosted')}
            </ProblemLine>
          )
        }
      />
    )
  })
}
