import { redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '../domain/membership/redirect-path'

const HERE = 'https://here.invalid'

/**
 * Leads a browser without scripts back to the page its form stood on (the field `back`; `otherwise` where it says none), and
 * has that page say what was refused: `of` and `error` go into its address, as `refused=follow.tooMany`. Whose session ended
 * signs in first.
 */
export function leadBack(form: FormData, otherwise: string, of: string, error: string | null) {
  const wanted = form.get('back')
  const url = new URL(safeRedirectPath(typeof wanted === 'string' && wanted ? wanted : otherwise), HERE)
  url.searchParams.delete('refused')
  const path = () => url.pathname + url.search + url.hash
  if (error === 'signedOut') return redirect(`/login?redirect=${encodeURIComponent(path())}`, 303)
  if (error) url.searchParams.set('refused', `${of}.${error}`)
  return redirect(path(), 303)
}
