import { redirect } from '@remix-run/cloudflare'
import { safeRedirectPath } from '../domain/membership/redirect-path'

const HERE = 'https://here.invalid'

/**
 * Leads a browser without scripts back to the page its form stood on (the field `back`; `otherwise` where it says none), and
 * has that page say what was refused: `refused` goes into its address, as `follow.tooMany`.
 */
export function leadBack(form: FormData, otherwise: string, refused: string | null) {
  const wanted = form.get('back')
  const url = new URL(safeRedirectPath(typeof wanted === 'string' && wanted ? wanted : otherwise), HERE)
  url.searchParams.delete('refused')
  if (refused) url.searchParams.set('refused', refused)
  return redirect(url.pathname + url.search + url.hash, 303)
}
