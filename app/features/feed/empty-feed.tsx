import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { MessageIcon, PeopleIcon } from '~/ui/icons'
import type { FeedQuery } from './feed'
import { feedPath } from './feed-address'

/** A feed with nothing in it: why, and what can be done. */
export function EmptyFeed({ query }: { query: FeedQuery }) {
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
