import { Form, useNavigation } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { Button } from '~/ui/controls/button'
import type { TokenRow } from './api-tokens'

/** One token: what it may ask for, since when, and its end, once asked whether that is meant. */
export function TokenItem({ token: { id, name, scopes, madeOn, usedOn } }: { token: TokenRow }) {
  const t = useT('api-tokens')
  const sent = useNavigation().formData
  const pending = sent?.get('intent') === 'revoke' && sent.get('id') === id
  return (
    <li className="py-3">
      <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
      <p className="text-sm text-muted">{scopes.map((scope) => t(`scope.${scope}`)).join(' · ')}</p>
      <p className="text-sm text-faint">
        {t('madeOn', { day: madeOn })}, {usedOn ? t('usedOn', { day: usedOn }) : t('neverUsed')}
      </p>
      <details>
        <summary
          aria-label={t('revokeNamed', { name })}
          className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-danger underline-offset-4 hover:underline"
        >
          {t('revoke')}
        </summary>
        <Form
          method="post"
          preventScrollReset
          // The row goes, and the button that had the focus with it.
          onSubmit={() => document.getElementById('tokens')?.focus({ preventScroll: true })}
          className="mb-1 grid gap-3 rounded-control border border-line p-4"
        >
          <input type="hidden" name="id" value={id} />
          <p>{t('revokeSure')}</p>
          <Button
            type="submit"
            name="intent"
            value="revoke"
            variant="danger"
            pending={pending}
            className="justify-self-start max-sm:w-full"
          >
            {t('revokeYes')}
          </Button>
        </Form>
      </details>
    </li>
  )
}
