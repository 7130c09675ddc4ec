import { useT } from '~/locales/use-t'
import type { Muted } from './mutes'

/** That the viewer has muted this member, and until when. */
export function MuteNote({ until }: Muted) {
  const t = useT('mutes')
  return <span className="text-warn">{until === null ? t('muted') : t('mutedUntil', { date: until })}</span>
}
