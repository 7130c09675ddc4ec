import { refusedIn, refusedUntil } from '~/platform/refused-in'
import { CONNECTION_REFUSALS } from './connections'

/** What was refused to a form without scripts, as its address says; null for nothing. */
export function refusedWithoutScripts(params: URLSearchParams) {
  const error = refusedIn(params, 'connection', CONNECTION_REFUSALS)
  return error && { error, nextAt: refusedUntil(params) }
}
