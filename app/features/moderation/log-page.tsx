import { useT } from '~/locales/use-t'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { ActionList } from './action-list'
import type { RoomPage, ShownAction } from './moderation'
import { NextPage } from './next-page'

/** Everything that was done. */
export function LogPage({ page: { items, next } }: { page: RoomPage<ShownAction> }) {
  const t = useT('moderation')
  if (items.length === 0) return <EmptyState title={t('logEmpty')} />
  return (
    <>
      <Card>
        <ActionList actions={items} withMember className="gap-3.5" />
      </Card>
      <NextPage next={next} />
    </>
  )
}
