import { useEffect, useState } from 'react'
import type { Language } from '~/locales/language'
import { relativeTime } from '~/locales/relative-time'
import { useLanguage } from '~/locales/use-t'

const MINUTE_MS = 60_000

const EXACT: Intl.DateTimeFormatOptions = {
  ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', second: '2-digit' },
}
const formats = new Map<Language, Intl.DateTimeFormat>()

/** As `toLocaleString` says it, days first, by a format that is made once: a page of posts says twenty. */
function exactTime(atMs: number, language: Language) {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, EXACT)
  formats.set(language, format)
  return format.format(atMs)
}

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
    <time dateTime={at} title={exactTime(Date.parse(at), language)} suppressHydrationWarning>
      {relativeTime(Date.parse(at), now, language)}
    </time>
  )
}
