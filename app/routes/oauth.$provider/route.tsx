import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { providerOf, startOauth } from '~/features/oauth/oauth-sign-in.server'

/** Begins by a form only: a link from elsewhere signs nobody in. */
export const action = ({ request, context, params }: ActionFunctionArgs) =>
  startOauth(context, request, providerOf(context, params.provider))

export function loader({ context, params }: LoaderFunctionArgs) {
  providerOf(context, params.provider)
  return redirect('/login')
}
