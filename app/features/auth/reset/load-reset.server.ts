import { redirect } from '@remix-run/cloudflare'
import { findAccountToken } from '~/data/accounts/account-tokens.server'
import { accountTokenField } from '~/domain/membership/account/account-token.schema'
import { RESET_PATH } from '~/domain/membership/limits'
import type { Context } from '~/platform/server/context.server'
import { NO_REFERRER } from '~/platform/server/http.server'
import { judgeLink } from '../link-state'
import { resetNotice } from './reset-notice.server'
import type { ResetPage } from './reset-page'

/**
 * The page for a new password. Opened by the mailed link, the token goes from the address into a cookie of ten minutes, and
 * the page is opened again without it. `refresh_token`, which such links may carry as well, means nothing here.
 */
export async function loadReset(context: Context, request: Request): Promise<ResetPage> {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('access_token') || searchParams.has('type')) {
    const token = searchParams.get('access_token')
    if (!token || searchParams.get('type') !== 'recovery') throw redirect('/login', { headers: NO_REFERRER })
    const parsed = accountTokenField.safeParse(token)
    const notice = parsed.success ? ({ step: 'open', token: parsed.data } as const) : ({ step: 'malformed' } as const)
    const cookie = await resetNotice.write(context, request, notice)
    throw redirect(RESET_PATH, { headers: { ...NO_REFERRER, 'Set-Cookie': cookie } })
  }
  const notice = await resetNotice.read(context, request)
  if (!notice) throw redirect('/login', { headers: NO_REFERRER })
  if (notice.step === 'done') return { state: 'done', ended: notice.ended }
  if (notice.step !== 'open') return { state: notice.step }
  const judged = judgeLink(await findAccountToken(context.db, notice.token, 'reset_password'), Date.now())
  return judged.state === 'open' ? { state: 'open', email: judged.link.email } : judged
}
