import { useT } from '~/locales/use-t'
import { outbox } from '~/platform/live/outbox-store'
import { Button } from '~/ui/controls/button'
import { Dialog } from '~/ui/overlays/dialog'

/** How many messages of a member wait in this browser, or were refused; at least one where its database does not answer. */
export async function countUnsent(memberId: string): Promise<number> {
  const { entries, isWhole } = await outbox.list(memberId)
  return isWhole ? entries.length : Math.max(1, entries.length)
}

type Props = { count: number; onLeave: () => void; onStay: () => void }

/** Asked before signing out deletes messages that are not sent. */
export function UnsentQuestion({ count, onLeave, onStay }: Props) {
  const t = useT('palette')
  const common = useT('common')
  return (
    <Dialog
      open
      onClose={onStay}
      closeLabel={common('cancel')}
      title={t('signOutQuestion')}
      description={t('unsent', { count })}
      actions={
        <>
          <Button autoFocus onClick={onStay}>
            {common('cancel')}
          </Button>
          <Button variant="primary" onClick={onLeave}>
            {t('signOutAnyway')}
          </Button>
        </>
      }
    />
  )
}
