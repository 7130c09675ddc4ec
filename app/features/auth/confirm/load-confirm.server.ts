import { findAddressLink } from '~/data/accounts/email-addresses.server'
import { accountTokenField } from '~/domain/membership/account/account-token.schema'
import type { Context } from '~/platform/server/context.server'
import { judgeAddressLink } from './address-link.server'
import { type ConfirmPage, RESEND_PARAMETER, RESEND_RESULTS } from './confirm-page'
import { awaitedEmail } from './who-awaits.server'

/**
 * The page of a link that confirms an address. Opening it changes nothing, since programs that look through mail open links
 * too; its button does. Without a link it is the page of whoever waits for one.
 */
export async function loadConfirm(context: Context, request: Request) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  const awaited = await awaitedEmail(context, request)
  const asked = searchParams.get(RESEND_PARAMETER)
  return {
    page: token === null ? await withoutLink(context, awaited) : await withLink(context, token),
    /** Whether the mail can be asked for again here. */
    canResend: awaited !== null,
    /** What came of it, where that was asked without scripts. */
    resend: RESEND_RESULTS.find((result) => result === asked) ?? null,
  }
}

async function withoutLink(context: Context, awaited: string | null): Promise<ConfirmPage> {
  if (awaited !== null) return { state: 'waiting', purpose: 'confirm', email: awaited }
  const { viewer } = await context.session()
  if (viewer?.emailConfirmedAt) return { state: 'already', purpose: 'confirm', email: viewer.email }
  return { state: 'malformed', purpose: null, email: null }
}

async function withLink(context: Context, token: string): Promise<ConfirmPage> {
  const parsed = accountTokenField.safeParse(token)
  const found = parsed.success ? await findAddressLink(context.db, parsed.data) : null
  if (!found) return { state: 'malformed', purpose: null, email: null }
  const page = judgeAddressLink(found, Date.now())
  if (page.state !== 'open' || page.purpose !== 'confirm') return page
  return { ...page, canClaim: (await context.session()).viewer?.id !== found.link.userId }
}
