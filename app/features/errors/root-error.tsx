import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import { useT } from '~/locales/use-t'
import { errorKind } from '~/ui/states/error-kind'

/** What a visitor sees instead of a page: the reason where there is one, the specified headline where something broke. */
export function RootError({ requestId }: { requestId: string | undefined }) {
  const t = useT('errors')
  const common = useT('common')
  const { pathname, search } = useLocation()
  const error = useRouteError()
  const errorData = isRouteErrorResponse(error) ? error.data : undefined
  const id = requestId ?? errorData?.requestId
  const kind = errorKind(error)
  const link = 'text-accent underline underline-offset-4'
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 px-6 py-16">
      <h1 className="font-serif text-3xl">{t(`${kind}Title`)}</h1>
      {errorData?.reason === 'session' ? (
        <p>
          {t('initialisation')} {t('database')}
        </p>
      ) : null}
      <p className="text-muted">{t(`${kind}Text`)}</p>
      {kind === 'crash' && id ? <p className="text-sm text-muted">{t('request', { id })}</p> : null}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {kind === 'offline' || kind === 'outdated' ? (
          <a className={link} href={pathname + search}>
            {kind === 'outdated' ? t('reload') : common('retry')}
          </a>
        ) : null}
        <a className={link} href="/">
          {common('backHome')}
        </a>
      </p>
      <nav aria-label={common('legal')} className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
        <a className="underline-offset-4 hover:text-ink hover:underline" href="/accessibility">
          {common('accessibility')}
        </a>
        <a className="underline-offset-4 hover:text-ink hover:underline" href={WITHDRAWAL_PATH}>
          {common('withdraw')}
        </a>
      </nav>
    </main>
  )
}
