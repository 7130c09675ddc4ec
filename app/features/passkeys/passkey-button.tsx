import { useEffect, useRef, useState } from 'react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import type { PasskeyProblem } from './browser-passkey'
import type { PasskeyPurpose } from './passkeys'

type Props = {
  purpose: PasskeyPurpose
  /** Where the form with the credential is sent, with `intent`. */
  action: string
  intent: string
  label: string
  variant?: 'primary' | 'quiet'
  /** Asks the browser when the page opens, since the member pressed before the step-up. */
  isResumed?: boolean
}

/** Asks the browser for a passkey and submits its response as a form. The WebAuthn library loads on the press. */
export function PasskeyButton({ purpose, action, intent, label, variant = 'quiet', isResumed = false }: Props) {
  const t = useT('passkeys')
  const form = useRef<HTMLFormElement>(null)
  const credential = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'pending' | PasskeyProblem>('idle')

  async function ask(isPressed: boolean) {
    setState('pending')
    const { askBrowser } = await import('./browser-passkey').catch(() => ({ askBrowser: null }))
    const outcome = askBrowser ? await askBrowser(purpose, isPressed) : ({ error: 'failed' } as const)
    if ('leadTo' in outcome) return window.location.assign(outcome.leadTo)
    if ('error' in outcome) return setState(outcome.error)
    if (credential.current) credential.current.value = outcome.credential
    form.current?.submit()
  }

  const isRequested = useRef(false)
  useEffect(() => {
    if (!isResumed || isRequested.current) return
    isRequested.current = true
    void ask(false)
  })

  return (
    <form ref={form} method="post" action={action} className="grid gap-2 noscript:hidden">
      <input type="hidden" name="intent" value={intent} />
      <input ref={credential} type="hidden" name="credential" />
      <Button
        variant={variant}
        size={purpose === 'add' ? 's' : 'm'}
        pending={state === 'pending'}
        data-needs-activation=""
        onClick={() => (state === 'pending' ? undefined : ask(true))}
      >
        {label}
      </Button>
      <p role="status" className={`text-sm empty:hidden ${state === 'needsPress' ? 'text-muted' : 'text-danger'}`}>
        {state === 'idle' || state === 'pending' ? null : t(keyOf(state))}
      </p>
    </form>
  )
}

const keyOf = (problem: PasskeyProblem) =>
  problem === 'expired' || problem === 'tooMany' ? (`error.${problem}` as const) : (`problem.${problem}` as const)
