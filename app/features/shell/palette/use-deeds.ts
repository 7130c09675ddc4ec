import { useNavigate, useSubmit } from '@remix-run/react'
import { setStatus } from '~/platform/live/hub'
import type { Deed } from './command'
import { focusWhenThere } from './focus-when-there'

/** Does what was chosen; the palette may be gone by then. */
export function useDeeds() {
  const navigate = useNavigate()
  const submit = useSubmit()
  const prefer = (choice: Record<string, string>) =>
    submit(choice, { method: 'post', action: '/resources/preferences', navigate: false })
  return (deed: Exclude<Deed, { signOut: true }>) => {
    if ('theme' in deed) prefer({ theme: deed.theme })
    else if ('language' in deed) prefer({ language: deed.language })
    else if ('status' in deed) setStatus(deed.status)
    else {
      navigate(deed.to)
      if (deed.focus) focusWhenThere(deed.focus)
    }
  }
}
