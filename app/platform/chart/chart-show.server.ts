import { data, redirect } from '@remix-run/cloudflare'
import { type ChartShow, fromShowWord, toShowWord } from '../../domain/human-design/chart/chart-show'
import { safeRedirectPath } from '../../domain/membership/account/redirect-path'
import { readCookie, writeCookie } from '../server/cookies.server'
import { isDocumentRequest } from '../server/http.server'

const COOKIE = 'chart_show'
const YEAR_SECONDS = 31_536_000

/** How this browser wants charts drawn. */
export const chartShowOf = (request: Request): ChartShow => fromShowWord(readCookie(request, COOKIE))

/** Remembers for this browser how charts are to be drawn. */
export function answerChartShow(request: Request, form: FormData) {
  const value = toShowWord(fromShowWord(form.get('show')))
  const headers = { 'Set-Cookie': writeCookie(request, COOKIE, value, { maxAgeSeconds: YEAR_SECONDS }) }
  const returnTo = form.get('returnTo')
  return isDocumentRequest(request)
    ? redirect(safeRedirectPath(typeof returnTo === 'string' ? returnTo : null), { headers })
    : data(null, { headers })
}
