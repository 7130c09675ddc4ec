import { useT } from '~/locales/use-t'
import { EmptyState } from '~/ui/empty-state'
import { CheckIcon } from '~/ui/icons'
import { CaseCard } from './case-card'
import type { RoomPage, ShownCase } from './moderation'
import { NextPage } from './next-page'

/** What waits for a moderator. */
export function QueuePage({ page: { items, next } }: { page: RoomPage<ShownCase> }) {
  const t = useT('moderation')
  if (items.length === 0) {
    return (
      <EmptyState icon={<CheckIcon />} title={t('emptyTitle')}>
        {t('emptyText')}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      {items.map((found) => (
        <CaseCard key={`${found.kind}-${found.id}`} found={found} />
      ))}
      <NextPage next={next} />
    </div>
  )
}
