import { useT } from '~/locales/use-t'
import type { Person } from './messages-page'

/** In place of messages where there are none: that the first is still to be written. */
export function NoMessages({ person, canWrite }: { person: Person | null; canWrite: boolean }) {
  const t = useT('messages')
  return (
    <div className="py-10 text-center">
      <p className="font-semibold">{t('noMessages')}</p>
      {canWrite && person ? <p className="text-muted">{t('noMessagesText', { name: person.fullName })}</p> : null}
    </div>
  )
}
