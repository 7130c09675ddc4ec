import { useT } from '~/locales/use-t'
import { outbox } from '~/platform/client/outbox'
import { Button } from '~/ui/controls/button'
import { Dialog } from '~/ui/overlays/dialog'

/** How many messages of a member are unsent in this browser; at least one when its database can't be read. */
export async function countUnsent(memberId: string): Promise<number> {
  const { entries, isWhole } = await outbox.list(memberId)
  return isWhole ? entries.length : Math.max(1, entries.length)
}

type Props = { count: number; onLeave: () => void; onStay: () => void }

/** Confirms signing out, which deletes unsent messages. */
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
