import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, Form, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { PausedAnswer, PausedPage } from '~/features/account/account'
import { DownloadData } from '~/features/account/download-data'
import { loadPaused, pausedTitle, reactivate } from '~/features/account/paused.server'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { useSentIntent } from '~/platform/client/use-sent-intent'
import { Button } from '~/ui/controls/button'
import { ButtonLink } from '~/ui/controls/button-link'
import { Card } from '~/ui/layout/card'
import { Alert } from '~/ui/states/alert'

export const handle = { i18n: preloadWords('paused', 'account') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await loadPaused(context, request)
  return { page, title: await pausedTitle(request, page) }
}

export const action = ({ context }: ActionFunctionArgs) => reactivate(context)

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return withOfflineAnswer<PausedAnswer>(serverAction, { error: 'unreachable' })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function Paused() {
  const t = useT('paused')
  const { page } = useLoaderData<typeof loader>()
  const signOut = (
    <SignOutForm className="grid">
      <Button type="submit" variant="ghost">
        {t('signOut')}
      </Button>
    </SignOutForm>
  )
  return <PausedCard page={page} answer={useActionData<PausedAnswer>()} signOut={signOut} />
}

type Props = { page: PausedPage; answer: PausedAnswer | undefined; signOut: ReactNode }

/** The state of a paused account, for its member and for those who have just left. */
function PausedCard({ page, answer, signOut }: Props) {
  const t = useT('paused')
  const { title, copy } = useWords(page)
  return (
    <Card as="section" raised aria-labelledby="paused" className="grid gap-4">
      <h1 id="paused">{title}</h1>
      <p className="text-muted">{copy}</p>
      {'email' in page ? (
        <p className="text-sm wrap-anywhere text-muted">{t('signedInAs', { email: page.email })}</p>
      ) : null}
      {page.state === 'left' ? (
        <>
          <p className="text-sm text-muted">{t('leftMail')}</p>
          <ButtonLink to="/login" variant="primary">
            {t('signIn')}
          </ButtonLink>
        </>
      ) : (
        <>
          {page.state === 'over' ? null : <Reactivate isLeaving={page.state === 'leaving'} answer={answer} />}
          {page.state === 'leaving' ? <DownloadData size="m" className="grid" /> : null}
          {signOut}
        </>
      )}
    </Card>
  )
}

function useWords(page: PausedPage) {
  const t = useT('paused')
  switch (page.state) {
    case 'away':
      return { title: t('awayTitle'), copy: t('awayCopy') }
    case 'leaving':
      return { title: t('leavingTitle', { due: page.due }), copy: t('leavingCopy') }
    case 'over':
      return { title: t('overTitle'), copy: t('overCopy') }
    case 'left':
      return page.due
        ? { title: t('leftDueTitle'), copy: t('leftDueCopy', { due: page.due }) }
        : { title: t('leftTitle'), copy: t('leftCopy') }
  }
}

function Reactivate({ isLeaving, answer }: { isLeaving: boolean; answer: PausedAnswer | undefined }) {
  const t = useT('paused')
  const pending = useSentIntent() !== null
  return (
    <Form method="post" replace className="grid gap-4">
      {answer?.error && !pending ? (
        <Alert tone="error" focus>
          {t('failed')}
        </Alert>
      ) : null}
      <Button type="submit" variant="primary" pending={pending}>
        {t(pending ? 'pending' : isLeaving ? 'keep' : 'reactivate')}
      </Button>
    </Form>
  )
}
