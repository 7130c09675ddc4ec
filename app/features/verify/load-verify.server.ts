import { data, redirect } from '@remix-run/cloudflare'
import { hasOpenCode } from '~/data/accounts/account-tokens.server'
import { findWaysIn } from '~/data/accounts/oauth-accounts.server'
import { signInPath } from '~/domain/membership/account/redirect-path'
import { DEFAULT_SIGNED_IN_PATH, VERIFY_PATH } from '~/domain/membership/limits'
import { offeredProviders } from '~/platform/oauth/oauth.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf, translator } from '~/platform/server/i18n.server'
import { isProved, pendingStepUp, readPendingStepUp, resumedStepUp } from '~/platform/sign-in/step-up.server'
import type { VerifyPage } from './verify'

/**
 * The page that asks who somebody is before they do what only the member may. Once that is shown, it gives out the form that
 * waited, once: a page opened again later sends nothing.
 */
export async function loadVerify(context: Context, request: Request) {
  const { viewer } = await context.session()
  if (!viewer) throw redirect(signInPath(VERIFY_PATH))
  const language = await languageOf(request)
  const title = `${translator(language, 'verify')('title')} · ${translator(language, 'common')('brand')}`
  const pending = await readPendingStepUp(context, request)
  const back = pending?.back ?? DEFAULT_SIGNED_IN_PATH
  if (await isProved(context)) {
    const headers = new Headers({ 'Set-Cookie': pendingStepUp.end(request) })
    if (!pending?.form) {
      if (pending?.resume) headers.append('Set-Cookie', await resumedStepUp.write(context, request, pending))
      throw redirect(pending?.resume ?? back, { headers })
    }
    const page: VerifyPage = { state: 'proved', task: pending.task, back, form: pending.form }
    return data({ title, page }, { headers })
  }
  const { hasPassword, hasPasskey, accounts } = await findWaysIn(context.db, viewer.id)
  const linked = accounts.map(({ provider }) => provider)
  const page: VerifyPage = {
    state: 'ask',
    task: pending?.task ?? null,
    email: viewer.email,
    hasPassword,
    hasPasskey,
    providers: offeredProviders(context.settings).filter((provider) => linked.includes(provider)),
    code: hasPassword ? 'none' : (await hasOpenCode(context.db, viewer.id, Date.now())) ? 'sent' : 'offered',
  }
  return data({ title, page })
}
