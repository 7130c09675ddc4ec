import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { authTitle } from '~/features/auth/auth-title.server'
import { RegisteredCard } from '~/features/auth/registered-card'
import { loadRegistered } from '~/features/auth/registration.server'
import { FirstChoice } from '~/features/privacy/first-choice'
import { isFirstChoiceDue } from '~/features/privacy/load-privacy.server'
import { preloadWords } from '~/locales/dictionaries'

export const handle = {
  i18n: preloadWords('birth-problems', 'recovery', 'confirmation', 'privacy-settings', 'auth'),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: await authTitle(request, 'successTitle'),
    ...(await loadRegistered(context, request)),
    asks: await isFirstChoiceDue(context, request),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RegistrationSuccess() {
  const { registered, confirmation, isLater, asks } = useLoaderData<typeof loader>()
  return <RegisteredCard {...{ registered, confirmation, isLater }} question={asks ? <FirstChoice /> : null} />
}
