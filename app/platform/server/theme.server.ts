import type { Theme } from '../client/root-data'
import { readCookie, writeCookie } from './cookies.server'

const THEME_COOKIE = 'theme'
const YEAR_SECONDS = 31_536_000

/** The remembered choice of theme, else the system's. */
export function themeOf(request: Request): Theme {
  const stored = readCookie(request, THEME_COOKIE)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export const themeCookie = (request: Request, theme: Theme) =>
  writeCookie(request, THEME_COOKIE, theme, { maxAgeSeconds: theme === 'system' ? 0 : YEAR_SECONDS })
