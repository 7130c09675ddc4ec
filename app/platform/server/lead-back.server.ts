import { redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '../../domain/membership/account/redirect-path'

const HERE = 'https://here.invalid'

/**
 * An answer to a form that scripts sent. A whole response: some ask for it without the framework, which would make every
 * status 200 then.
 */
export const answerJson = (answer: object, status: number, retryAfterSeconds?: number | null) =>
  Response.json(answer, { status, headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {} })

/**
 * Leads a browser without scripts back to the page its form stood on (the field `back`; `otherwise` where it says none), and
 * has that page say what was refused: `of` and `error` go into its address, as `refused=follow.tooMany`, and when it will be
 * possible (`until`). Whose session ended signs in first.
 */
export function leadBack(
  form: FormData,
  otherwise: string,
  of: string,
  error: string | null,
  until: string | null = null,
) {
  const wanted = form.get('back')
  const url = new URL(safeRedirectPath(typeof wanted === 'string' && wanted ? wanted : otherwise), HERE)
  url.searchParams.delete('refused')
  url.searchParams.delete('until')
  const path = () => url.pathname + url.search + url.hash
  if (error === 'signedOut') return redirect(`/login?redirect=${encodeURIComponent(path())}`, 303)
  if (error) url.searchParams.set('refused', `${of}.${error}`)
  if (error && until) url.searchParams.set('until', until)
  return redirect(path(), 303)
}
