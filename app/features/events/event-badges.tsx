import { useT } from '~/locales/use-t'
import type { ListedEvent } from './events'

const CHIP = 'inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap'

/** What kind it is, what the viewer is to it, and that it was cancelled. */
export function EventBadges({ event: { kind, state, standing } }: { event: ListedEvent }) {
  const t = useT('events')
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className="font-semibold text-muted">{t(`kind.${kind}`)}</span>
      {state === 'cancelled' ? <span className={`${CHIP} bg-danger-soft text-danger`}>{t('cancelled')}</span> : null}
      {state === 'hidden' ? <span className={`${CHIP} bg-sunken text-muted`}>{t('hidden')}</span> : null}
      {standing && (standing === 'host' || state === 'planned') ? (
        <span className={`${CHIP} bg-accent-soft text-accent`}>{t(`standing.${standing}`)}</span>
      ) : null}
    </p>
  )
}
