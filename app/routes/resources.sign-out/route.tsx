import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { REFERRAL_CODE_PATTERN } from '~/domain/membership/premium/referrals'
import { signOut } from '~/features/auth/sign-in.server'

/** Signing out is a form, never a link: no page of another site can do it to a member. */
export async function action({ request, context }: ActionFunctionArgs) {
  const code = String((await request.formData()).get('ref') ?? '')
  const next = REFERRAL_CODE_PATTERN.test(code) ? `/register?ref=${code}` : '/login'
  return redirect(next, { headers: await signOut(context, request) })
}

export const loader = () => redirect('/')
