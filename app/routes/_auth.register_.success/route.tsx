import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { authTitle } from '~/features/auth/auth-title.server'
import { RegisteredCard } from '~/features/auth/registered-card'
import { loadRegistered } from '~/features/auth/registration-notice.server'
import type { Namespace } from '~/locales/translate'

export const handle = { i18n: ['birth-problems', 'recovery'] satisfies Namespace[] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { title: await authTitle(request, 'successTitle'), ...(await loadRegistered(context, request)) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RegistrationSuccess() {
  const { registered, confirmation } = useLoaderData<typeof loader>()
  return <RegisteredCard registered={registered} confirmation={confirmation} />
}
