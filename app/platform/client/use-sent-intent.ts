import { useLocation, useNavigation } from '@remix-run/react'

/**
 * The button a form on this page was sent by, while it waits for the answer or for the page the answer leads to; null
 * otherwise. An answer that stays here counts as there even while Remix loads the page's data again behind it.
 */
export function useSentIntent(): string | null {
  const { state, formMethod, formData, location } = useNavigation()
  const here = useLocation()
  if (formMethod !== 'POST' || (state === 'loading' && location.pathname === here.pathname)) return null
  return String(formData?.get('intent') ?? 'sent')
}
