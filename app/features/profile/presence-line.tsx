import { useEffect } from 'react'
import { useT } from '~/locales/use-t'
import { useHub, watchPresence } from '~/platform/client/hub-store'

/** That a member is here, or was lately, where they let the viewer know; nothing otherwise, and nothing without scripts. */
export function PresenceLine({ memberId }: { memberId: string }) {
  const t = useT('public-profile')
  const presence = useHub().presenceOf(memberId)
  useEffect(() => watchPresence([memberId]), [memberId])
  if (!presence) return null
  if (presence.status === 'offline') return presence.seenRecently ? <span>{t('seenRecently')}</span> : null
  return <span className={presence.status === 'online' ? 'text-ok' : ''}>{t(`presence.${presence.status}`)}</span>
}
