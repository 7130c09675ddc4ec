import { data, redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '~/domain/membership/redirect-path'
import { readCookie, writeCookie } from '~/platform/cookies.server'
import { isDocumentRequest } from '~/platform/http.server'
import { type ChartShow, SHOW_ALL } from '~/ui/bodygraph/chart-show'
import { toggled } from './chart-show'

const COOKIE = 'chart_show'
const YEAR_SECONDS = 31_536_000

/** How this browser wants charts drawn; everything shows until something was switched off. */
export function chartShowOf(request: Request): ChartShow {
  const stored = readCookie(request, COOKIE)
  if (stored === null) return SHOW_ALL
  const on = stored.split('.')
  return { lines: on.includes('lines'), symbols: on.includes('symbols'), colors: on.includes('colors') }
}

/** Switches one of lines, symbols, colors over and remembers it for this browser. */
export function answerChartShow(request: Request, form: FormData) {
  const show = toggled(chartShowOf(request), form.get('toggle'))
  const on = Object.entries(show).flatMap(([name, isOn]) => (isOn ? [name] : []))
  const headers = { 'Set-Cookie': writeCookie(request, COOKIE, on.join('.'), { maxAgeSeconds: YEAR_SECONDS }) }
  const returnTo = form.get('returnTo')
  return isDocumentRequest(request)
    ? redirect(safeRedirectPath(typeof returnTo === 'string' ? returnTo : null), { headers })
    : data(null, { headers })
}
