import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { canonicalTimeZone } from '~/domain/community/wall-clock'
import { useLanguage, useT } from '~/locales/use-t'
import { zoneName } from '~/locales/zone-name'
import { deviceZone } from '~/ui/clock/use-time-zone'
import { type CalendarAsk, calendarPath } from './calendar-query'

type Props = { ask: CalendarAsk; zone: string; zoneLabel: string }

/** The time zone of the page, and a link to that of this device where it is another. */
export function ZoneNote({ ask, zone, zoneLabel }: Props) {
  const t = useT('calendar')
  const language = useLanguage()
  const [own, setOwn] = useState<string | null>(null)
  // Not the first state: the server does not know the device.
  useEffect(() => setOwn(canonicalTimeZone(deviceZone())), [])
  return (
    <p className="text-sm text-muted">
      {t('zone', { zone: zoneLabel })}{' '}
      {own && own !== canonicalTimeZone(zone) ? (
        <Link
          to={calendarPath({ ...ask, zone: own })}
          preventScrollReset
          className="text-accent underline decoration-line-strong underline-offset-3 hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-2"
        >
          {t('ownZone', { zone: zoneName(own, language) })}
        </Link>
      ) : null}
    </p>
  )
}
