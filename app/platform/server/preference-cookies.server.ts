import { toTimeZone } from '../../domain/community/places/time-zone'
import { type ChartShow, fromShowWord, toShowWord } from '../../domain/human-design/chart/chart-show'
import type { Theme } from '../client/root-data'
import { cookieName, readCookie, writeCookie } from './cookies.server'

const THEME_COOKIE = 'theme'
const YEAR_SECONDS = 31_536_000

/** The remembered choice of theme, else the system's. */
export function themeOf(request: Request): Theme {
  const stored = readCookie(request, THEME_COOKIE)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export const themeCookie = (request: Request, theme: Theme) =>
  writeCookie(request, THEME_COOKIE, theme, { maxAgeSeconds: theme === 'system' ? 0 : YEAR_SECONDS })

/** Written by the page itself (`FirstScript`), so it has no prefix and is open to scripts. */
const DEVICE_COOKIE = 'tz'
const DISMISSED_COOKIE = 'tz_dismissed'

/** The time zone reported by the visitor's device; null before its first page, and without scripts. */
export const deviceTimeZone = (request: Request): string | null => toTimeZone(readCookie(request, DEVICE_COOKIE))

/** Two zones that differ, and the member's choice to keep their own. If either changes, they are asked again. */
type Difference = { device: string; own: string }

const toValue = ({ device, own }: Difference) => `${device},${own}`

/** Whether the member chose to keep their zone on a device in the other one. */
export const isZoneDismissed = (request: Request, difference: Difference): boolean =>
  readCookie(request, cookieName(DISMISSED_COOKIE, request)) === toValue(difference)

/** Remembers for a year that the member keeps their own zone while the device has that one. */
export const dismissedZoneCookie = (request: Request, difference: Difference) =>
  writeCookie(request, cookieName(DISMISSED_COOKIE, request), toValue(difference), { maxAgeSeconds: YEAR_SECONDS })

const CHART_SHOW_COOKIE = 'chart_show'

/** How this browser wants charts drawn. */
export const chartShowOf = (request: Request): ChartShow => fromShowWord(readCookie(request, CHART_SHOW_COOKIE))

/** Remembers for a year how this browser wants charts drawn. */
export const chartShowCookie = (request: Request, show: ChartShow) =>
  writeCookie(request, CHART_SHOW_COOKIE, toShowWord(show), { maxAgeSeconds: YEAR_SECONDS })
