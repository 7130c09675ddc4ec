import { Form, Link, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { API_TOKEN_NAME_MAX_LENGTH } from '~/domain/membership/limits'
import { API_SCOPES } from '~/domain/public-api/api-tokens'
import type { Key } from '~/locales/translate'
import { useT } from '~/locales/use-t'
import { useFocusOnProblem } from '~/platform/client/use-focus-on-problem'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Checkbox } from '~/ui/controls/checkbox'
import { CopyField } from '~/ui/controls/copy-field'
import { Field, FieldNote } from '~/ui/controls/field'
import { TextInput } from '~/ui/controls/text-input'
import { ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import type { ApiTokensPage, TokenError, TokenRow, TokensAnswer } from './api-tokens.server'

type Props = { page: ApiTokensPage; answer: TokensAnswer | undefined }

/** The personal API tokens of a member, and the form for a new one. */
export function ApiTokensView({ page, answer }: Props) {
  const t = useT('api-tokens')
  const sent = useSentIntent()
  const { tokens, limits } = page
  return (
    <div className="grid max-w-170 grid-cols-1 gap-4">
      <header>
        <ButtonLink to="/app/settings?tab=account" variant="ghost" size="s" className="-ml-3 mb-1">
          <ChevronLeftIcon className="size-4.5" />
          {t('back')}
        </ButtonLink>
        <h1>{t('title')}</h1>
        <p className="mt-1 max-w-[60ch] text-pretty text-muted">{t('lead')}</p>
        <Link
          to="/developers"
          className="mt-1 inline-flex items-center font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t('documentation')}
        </Link>
      </header>
      {sent ? null : <FormAlert<TokenError> error={answer?.error ?? null} words={(error) => t(`refused.${error}`)} />}
      {answer?.token ? <NewToken key={answer.token.secret} token={answer.token} /> : null}
      <Card as="section" aria-labelledby="new-token">
        <h2 id="new-token" className="text-lg">
          {t('newTitle')}
        </h2>
        {tokens.length < limits.most ? (
          <NewTokenForm key={page.nextId} id={page.nextId} answer={answer} pending={sent === 'create'} />
        ) : (
          <p className="mt-1 text-pretty text-muted">{t('full', { most: limits.most })}</p>
        )}
        <p className="mt-4 text-sm text-pretty text-faint">{t('limits', limits)}</p>
      </Card>
      <Card as="section" aria-labelledby="tokens">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="tokens" tabIndex={-1} className="text-lg">
            {t('listTitle')}
          </h2>
          <DoneNote done={!sent && answer?.done === 'revoked' ? answer : null}>{t('revoked')}</DoneNote>
        </div>
        {tokens.length > 0 ? (
          <ul className="mt-1 divide-y divide-line">
            {tokens.map((token) => (
              <TokenItem key={token.id} token={token} />
            ))}
          </ul>
        ) : (
          <p className="mt-1 text-muted">{t('none')}</p>
        )}
      </Card>
    </div>
  )
}

type NewTokenFormProps = { id: string; answer: TokensAnswer | undefined; pending: boolean }

/** The name and scopes of a new token. */
function NewTokenForm({ id, answer, pending }: NewTokenFormProps) {
  const t = useT('api-tokens')
  const own = answer?.intent === 'create' ? answer : undefined
  // Without a response the fields keep their values.
  const typed = own && !own.done && own.error !== 'unreachable' ? own.values : null
  const form = useFocusOnProblem(own)
  const problemAt = (field: string) =>
    own?.problems[field] &&
    t(`problem.${own.problems[field]}` as Key<'api-tokens'>, { most: API_TOKEN_NAME_MAX_LENGTH })
  const scopeProblem = problemAt('scopes')
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="mt-3 grid gap-5">
      <input type="hidden" name="id" value={id} />
      <Field label={t('name')} hint={t('nameHint')} error={problemAt('name')}>
        {(control) => (
          <TextInput {...control} name="name" autoComplete="off" aria-required defaultValue={typed?.name ?? ''} />
        )}
      </Field>
      <fieldset aria-describedby={scopeProblem ? 'scopes-note' : undefined}>
        <legend className="mb-2 text-sm font-semibold">{t('scopes')}</legend>
        <div className="grid gap-2">
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name={scope}
              label={t(`scope.${scope}`)}
              defaultChecked={typed ? scope in typed : true}
            />
          ))}
        </div>
        {scopeProblem ? <FieldNote id="scopes-note" error={scopeProblem} /> : null}
      </fieldset>
      <Button
        type="submit"
        name="intent"
        value="create"
        variant="primary"
        pending={pending}
        className="justify-self-start max-sm:w-full"
      >
        {t(pending ? 'creating' : 'create')}
      </Button>
    </Form>
  )
}

/** A token with its scopes and dates, and the form that revokes it after a confirmation. */
function TokenItem({ token: { id, name, scopes, madeOn, usedOn } }: { token: TokenRow }) {
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
          // The focused button disappears with its row.
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

/** A new token with its secret, which is shown this once. */
function NewToken({ token: { name, secret } }: { token: NonNullable<TokensAnswer['token']> }) {
  const t = useT('api-tokens')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = { label: t('madeLabel'), copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }
  return (
    <section aria-labelledby="new-secret" className="grid gap-3 rounded-card bg-accent-soft p-4 md:p-5">
      <div>
        <h2 id="new-secret" ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
          {t('madeTitle', { name })}
        </h2>
        <p className="text-pretty">{t('madeOnce')}</p>
      </div>
      <CopyField value={secret} words={words} className="font-mono text-sm" />
    </section>
  )
}
