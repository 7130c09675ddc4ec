import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { useT } from '~/locales/use-t'

const EXPECTED = { 403: 'forbidden', 404: 'notFound', 429: 'tooMany' } as const

/** What a visitor sees instead of a page: the reason where there is one, the specified headline where something broke. */
export function RootError({ requestId }: { requestId: string | undefined }) {
  const t = useT('errors')
  const common = useT('common')
  const error = useRouteError()
  const id = requestId ?? (isRouteErrorResponse(error) ? error.data?.requestId : undefined)
  const kind = isRouteErrorResponse(error) ? EXPECTED[error.status as keyof typeof EXPECTED] : undefined
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-xl content-center gap-4 px-6 py-16">
      <h1 className="font-serif text-3xl">{t(kind ? `${kind}Title` : 'crashTitle')}</h1>
      <p className="text-muted">{t(kind ? `${kind}Text` : 'crashText')}</p>
      {!kind && id ? <p className="text-sm text-muted">{t('request', { id })}</p> : null}
      <p>
        <a className="text-accent underline underline-offset-4" href="/">
          {common('backHome')}
        </a>
      </p>
    </main>
  )
}
