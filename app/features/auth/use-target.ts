import { useSearchParams } from '@remix-run/react'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'

/** Where somebody wanted to go when they were asked to sign in, from the address; a path of this site. */
export function useTarget(): string {
  const [params] = useSearchParams()
  return safeRedirectPath(params.get('redirect'))
}
