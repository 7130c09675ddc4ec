import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { authHead } from '~/features/auth/auth-title.server'
import { RegisterForm, SignedInCard } from '~/features/auth/register-form'
import { answerRegistration, loadRegistration } from '~/features/auth/registration.server'
import { NO_BIRTH_PROBLEMS, type RegistrationAnswer } from '~/features/auth/registration-answer'
import { ProviderButtons } from '~/features/oauth/provider-buttons'
import { preloadWords } from '~/locales/dictionaries'
import { referralCookie } from '~/platform/account/referral.server'
import { withOfflineAnswer } from '~/platform/client/unreachable'
import { offeredProviders } from '~/platform/oauth/oauth.server'

export const handle = { i18n: preloadWords('birth', 'birth-problems', 'auth', 'fields', 'passwords', 'ui') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const registration = await loadRegistration(context, request)
  const head = await authHead(request, 'register')
  const remember = registration.kind === 'visitor' ? registration.remember : null
  const providers = offeredProviders(context.settings)
  return data(
    { ...head, registration, providers },
    { headers: remember ? { 'Set-Cookie': referralCookie(request, remember) } : {} },
  )
}

export const action = ({ request, context }: ActionFunctionArgs) => answerRegistration(context, request)

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const step = (await request.clone().formData()).get('intent') === 'check' ? 1 : 2
  const answer: RegistrationAnswer = {
    step,
    problems: {},
    birth: NO_BIRTH_PROBLEMS,
    error: 'registrationFailed',
    values: {},
  }
  return withOfflineAnswer(serverAction, answer)
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'description', content: data?.description },
]

export default function Register() {
  const { registration, providers } = useLoaderData<typeof loader>()
  const answer = useActionData<RegistrationAnswer>()
  if (registration.kind === 'member') return <SignedInCard {...registration} />
  const { referral, birth, chart, latestDate } = registration
  return (
    <RegisterForm
      answer={answer}
      referral={referral}
      birth={birth}
      chart={chart}
      latestDate={latestDate}
      otherWays={<ProviderButtons providers={providers} />}
    />
  )
}
