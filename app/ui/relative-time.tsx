import { useEffect, useState } from 'react'
import { relativeTime } from '~/locales/relative-time'
import { useLanguage } from '~/locales/use-t'

const MINUTE_MS = 60_000

/** How long ago an instant (ISO 8601) was, kept true while the page is open; the exact moment on hover. */
export function RelativeTime({ at }: { at: string }) {
  const language = useLanguage()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    // The server's clock and zone may tell it otherwise by a moment.
    <time dateTime={at} title={new Date(at).toLocaleString(language)} suppressHydrationWarning>
      {relativeTime(Date.parse(at), now, language)}
    </time>
  )
}
