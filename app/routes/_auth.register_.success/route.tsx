import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { authTitle } from '~/features/auth/auth-title.server'
import { loadRegistered } from '~/features/auth/load-registered.server'
import { RegisteredCard } from '~/features/auth/registered-card'
import { FirstChoice } from '~/features/privacy/first-choice'
import { loadFirstChoice } from '~/features/privacy/load-privacy.server'
import { preloadWords } from '~/locales/dictionaries'

export const handle = { i18n: preloadWords('birth-problems', 'recovery', 'confirmation', 'privacy-settings', 'fields') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    title: await authTitle(request, 'successTitle'),
    ...(await loadRegistered(context, request)),
    privacy: await loadFirstChoice(context, request),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RegistrationSuccess() {
  const { registered, confirmation, privacy } = useLoaderData<typeof loader>()
  const [held, setHeld] = useState(false)
  return (
    <>
      <RegisteredCard registered={registered} confirmation={confirmation} held={held} />
      {privacy ? <FirstChoice settings={privacy} onTouch={() => setHeld(true)} /> : null}
    </>
  )
}
