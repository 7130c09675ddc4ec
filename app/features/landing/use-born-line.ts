import { useLanguage, useT } from '~/locales/use-t'
import { offsetLabel } from '~/ui/birth-fields/offset-label'
import type { VisitorChart } from './landing'

/** "Born 5 July 1980 at 09:30 in Nizhny Novgorod, Russia · Europe/Moscow, UTC+3" */
export function useBornLine(): (birth: VisitorChart['birth']) => string {
  const t = useT('landing-more')
  const language = useLanguage()
  return ({ date: iso, time, city, country, timezone, utcOffsetSeconds }) => {
    // Day and month only: what calendars add to a year (a dot, a kind of space) differs between server and browser.
    const dayAndMonth = new Date(`${iso}T12:00Z`).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    const date = t('date', { dayAndMonth, year: iso.slice(0, 4) })
    const born = time ? t('bornAt', { date, time, city, country }) : t('bornOn', { date, city, country })
    const zone = timezone.replaceAll('_', ' ')
    return `${born} · ${t('offsetUsed', { zone, offset: offsetLabel(utcOffsetSeconds) })}`
  }
}
