import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/locales/use-t'
import { deviceZone } from '~/ui/clock/use-time-zone'
import { type CalendarAsk, calendarPath } from './calendar-query'

const nameOf = (zone: string) => zone.replaceAll('_', ' ')

/** By whose clock the page tells the time, and the way to the one of this device where that is another. */
export function ZoneNote({ ask, zone }: { ask: CalendarAsk; zone: string }) {
  const t = useT('calendar')
  const [own, setOwn] = useState<string | null>(null)
  // Not the first state: the server does not know the device.
  useEffect(() => setOwn(deviceZone()), [])
  return (
    <p className="text-sm text-muted">
      {t('zone', { zone: nameOf(zone) })}{' '}
      {own && own !== zone ? (
        <Link
          to={calendarPath({ ...ask, zone: own })}
          preventScrollReset
          className="text-accent underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-2"
        >
          {t('ownZone', { zone: nameOf(own) })}
        </Link>
      ) : null}
    </p>
  )
}
