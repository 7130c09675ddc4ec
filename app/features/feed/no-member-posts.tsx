import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { LockIcon, MessageIcon } from '~/ui/icons'
import type { PostsOf } from './member-posts-page'

type Props = {
  of: PostsOf
  /** So many there are for others. */
  narrowerCount: number
}

/** A member without posts, or without any for whoever looks: why, and what can be done. */
export function NoMemberPosts({ of: { username, fullName, eyes }, narrowerCount }: Props) {
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
