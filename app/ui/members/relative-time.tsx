import { useEffect, useState } from 'react'
import { dateFormat } from '~/locales/date-format'
import { relativeTime } from '~/locales/relative-time'
import { useLanguage } from '~/locales/use-t'
import { useTimeZone } from '../clock/use-time-zone'

const MINUTE_MS = 60_000

const EXACT: Intl.DateTimeFormatOptions = {
  ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', second: '2-digit' },
}

/** How long ago an instant (ISO 8601) was, kept true while the page is open; the exact moment on hover. */
export function RelativeTime({ at }: { at: string }) {
  const language = useLanguage()
  const timeZone = useTimeZone()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    // The server's clock may differ slightly.
    <time dateTime={at} title={dateFormat(language, timeZone, EXACT).format(Date.parse(at))} suppressHydrationWarning>
      {relativeTime(Date.parse(at), now, language)}
    </time>
  )
}
