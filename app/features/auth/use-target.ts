import { useSearchParams } from '@remix-run/react'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'

/** The path to return to after signing in, from the URL; always a path of this site. */
export function useTarget(): string {
  const [params] = useSearchParams()
  return safeRedirectPath(params.get('redirect'))
}
