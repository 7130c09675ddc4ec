import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import type { PausedAnswer } from '~/features/account/account'
import { loadPaused, pausedTitle, reactivate } from '~/features/account/paused.server'
import { PausedCard } from '~/features/account/paused-card'
import { SignOutForm } from '~/features/auth/sign-out-form'
import { preloadWords } from '~/locales/dictionaries'
import { useT } from '~/locales/use-t'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { Button } from '~/ui/controls/button'

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
