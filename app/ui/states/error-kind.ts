import { isRouteErrorResponse } from '@remix-run/react'
import { OutdatedError } from '~/locales/outdated-error'

const EXPECTED = { 403: 'forbidden', 404: 'notFound', 429: 'tooMany' } as const

/** What browsers say when data or a module could not be fetched: Chromium, Firefox, Safari. */
const UNREACHABLE = /failed to fetch|networkerror|load failed|loading dynamically|module script failed/i

/** Which of the error pages says what an error means. `offline`: something could not be fetched; `outdated`: it is gone since a release. */
export function errorKind(error: unknown) {
  if (isRouteErrorResponse(error)) return EXPECTED[error.status as keyof typeof EXPECTED] ?? 'crash'
  if (error instanceof OutdatedError) return 'outdated'
  return error instanceof TypeError && UNREACHABLE.test(error.message) ? 'offline' : 'crash'
}
