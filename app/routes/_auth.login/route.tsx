import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, type MetaFunction, useActionData } from '@remix-run/react'
import { safeRedirectPath } from '~/domain/membership/redirect-path'
import { authTitle } from '~/features/auth/auth-title.server'
import { signInSchema } from '~/features/auth/sign-in.schema'
import { signIn } from '~/features/auth/sign-in.server'
import { SignInForm, type SignInRefusal } from '~/features/auth/sign-in-form'
import { parseForm } from '~/platform/forms.server'
import { requireVisitor } from '~/platform/guards.server'
import { refuse, unlessBroken } from '~/platform/refusal.server'
import { unlessUnreachable } from '~/platform/unless-unreachable'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireVisitor(context, request)
  return { title: await authTitle(request, 'signInTitle') }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const refusal: SignInRefusal = { problems: {}, error: null, email: String(form.get('email') ?? '') }
  const parsed = parseForm(signInSchema, form)
  if (!parsed.ok) return refuse({ ...refusal, problems: parsed.problems }, 400)
  const outcome = await unlessBroken(context, 'sign_in.failed', () => signIn(context, request, parsed.value))
  if (outcome === null) return refuse({ ...refusal, error: 'signInFailed' as const }, 500)
  if (outcome.ok) {
    const target = safeRedirectPath(new URL(request.url).searchParams.get('redirect'))
    throw redirect(target, { headers: { 'Set-Cookie': outcome.setCookie } })
  }
  return outcome.error === 'tooManyAttempts'
    ? refuse({ ...refusal, error: outcome.error }, 429, outcome.retryAfterSeconds)
    : refuse({ ...refusal, error: outcome.error }, 422)
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const unreachable: SignInRefusal = { problems: {}, error: 'signInFailed', email: '' }
  return unlessUnreachable(serverAction, unreachable)
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SignIn() {
  return <SignInForm refusal={useActionData<SignInRefusal>()} />
}
