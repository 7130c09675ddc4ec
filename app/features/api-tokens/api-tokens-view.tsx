import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'
import { useSentIntent } from '~/platform/forms/use-sent-intent'
import { ButtonLink } from '~/ui/controls/button-link'
import { ChevronLeftIcon } from '~/ui/icons'
import { Card } from '~/ui/layout/card'
import { DoneNote } from '~/ui/states/done-note'
import { FormAlert } from '~/ui/states/form-alert'
import { type ApiTokensPage, DEVELOPERS, type TokenError, type TokensAnswer } from './api-tokens'
import { NewTokenForm } from './new-token-form'
import { ShownOnce } from './shown-once'
import { TokenItem } from './token-item'

type Props = { page: ApiTokensPage; answer: TokensAnswer | undefined }

/** The personal tokens of a member: a new one, shown once, and those that there are. */
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
          to={DEVELOPERS}
          className="mt-1 inline-flex items-center font-semibold text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t('documentation')}
        </Link>
      </header>
      {sent ? null : <FormAlert<TokenError> error={answer?.error ?? null} words={(error) => t(`refused.${error}`)} />}
      {answer?.token ? <ShownOnce key={answer.token.secret} token={answer.token} /> : null}
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
