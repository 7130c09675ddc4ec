import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { acceptInvitation } from '~/features/auth/registration.server'

/** The address of every invitation. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { to, setCookie } = await acceptInvitation(context, request)
  return redirect(to, { headers: setCookie ? { 'Set-Cookie': setCookie } : {} })
}
