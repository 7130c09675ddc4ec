import { createAccountToken } from '~/data/accounts/account-tokens.server'
import { changeEmail, claimAddress, confirmEmail, findAddressLink } from '~/data/accounts/email-addresses.server'
import { takenColumn } from '~/data/members/members.server'
import { ENDS_NOTHING, type EndedAccess, type RevocationCause } from '~/domain/membership/access'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { accountTokenField } from '~/domain/membership/account/account-token.schema'
import { RESET_LINK_MINUTES } from '~/domain/membership/limits'
import { queueMail } from '~/platform/mail/queue-mail.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent } from '~/platform/server/log.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import { revokeAccessIn } from '~/platform/sign-in/revoke-access.server'
import { judgeAddressLink } from './address-link.server'
import type { ConfirmAnswer } from './confirm-page'

/**
 * Uses a link that confirms an address: the one a member registered with, or the new one they asked for, which becomes
 * theirs only now. Whoever holds the link may use it, signed in or not. An address that changes takes the open links that
 * were mailed to the old one with it, and every other access. A first confirmation from elsewhere ends what could outlast
 * somebody else who had registered with the address. Access ends in the transaction that uses the link up.
 */
export async function confirmAddress(context: Context, token: string): Promise<ConfirmAnswer> {
  const { db } = context
  const now = Date.now()
  const parsed = accountTokenField.safeParse(token)
  const found = parsed.success ? await findAddressLink(db, parsed.data) : null
  if (!found) return { state: 'malformed' }
  const page = judgeAddressLink(found, now)
  if (page.state === 'already') return { state: 'already', email: page.email }
  if (page.state !== 'open') return { state: page.state === 'waiting' ? 'malformed' : page.state }
  const { link } = found
  const emailKey = toAccountKey(link.email)
  if (link.purpose === 'confirm_email') {
    const ended = await confirmFirst(context, found, emailKey, now)
    if (!ended) return { state: 'already', email: link.email }
    logEvent('info', 'email.confirmed', { requestId: context.requestId })
    await tellEnded(context, found, 'address-confirmed', ended)
    return { state: 'confirmed', email: link.email, ended }
  }
  const { sessionId } = await context.session()
  const keep = (await isTheirBrowser(context, link.userId)) ? sessionId : null
  try {
    const ended = await revokeAccessIn(context, link.userId, 'address-changed', keep, (access) =>
      changeEmail(db, link, { email: link.email, emailKey }, access, now),
    )
    if (!ended) return { state: 'already', email: link.email }
    logEvent('info', 'email.changed', { requestId: context.requestId })
    await tellEnded(context, found, 'address-changed', ended)
    return { state: 'confirmed', email: link.email, ended }
  } catch (error) {
    if (takenColumn(error) === 'email_key') return { state: 'taken' }
    throw error
  }
}

/**
 * Uses the same link for somebody who reads mail at the address and didn't open the account: it becomes theirs, without
 * anything that opened it so far, its password included. Gives the token by which they set one at once.
 */
export async function claimAccount(context: Context, token: string): Promise<{ token: string } | ConfirmAnswer> {
  const { db } = context
  const now = Date.now()
  const parsed = accountTokenField.safeParse(token)
  const found = parsed.success ? await findAddressLink(db, parsed.data) : null
  if (found?.link.purpose !== 'confirm_email') return { state: 'malformed' }
  const page = judgeAddressLink(found, now)
  if (page.state === 'already') return { state: 'already', email: page.email }
  if (page.state !== 'open') return { state: page.state === 'waiting' ? 'malformed' : page.state }
  const { userId, email } = found.link
  const claimed = { emailKey: toAccountKey(email), timeZone: context.deviceTimeZone }
  const ended = await revokeAccessIn(context, userId, 'address-claimed', null, (access) =>
    claimAddress(db, found.link, claimed, access, now),
  )
  if (!ended) return { state: 'already', email }
  logEvent('info', 'email.claimed', { requestId: context.requestId })
  const lifetimeSeconds = RESET_LINK_MINUTES * 60
  return { token: await createAccountToken(db, { userId, purpose: 'reset_password', email, lifetimeSeconds }) }
}

type Found = NonNullable<Awaited<ReturnType<typeof findAddressLink>>>

const isTheirBrowser = async (context: Context, memberId: string) => (await context.session()).viewer?.id === memberId

/** Confirms the address a member registered with; what ended with it, null when the link was used meanwhile. */
async function confirmFirst(context: Context, { link }: Found, emailKey: string, now: number) {
  if (await isTheirBrowser(context, link.userId)) {
    const nothing = { scope: ENDS_NOTHING, keep: null }
    return (await confirmEmail(context.db, link, emailKey, nothing, now)) && []
  }
  return revokeAccessIn(context, link.userId, 'address-confirmed', null, (access) =>
    confirmEmail(context.db, link, emailKey, access, now),
  )
}

/** Tells the member by mail what has to be set up again. */
async function tellEnded(
  context: Context,
  { link, fullName, language }: Found,
  cause: Extract<RevocationCause, 'address-changed' | 'address-confirmed'>,
  ended: EndedAccess[],
): Promise<void> {
  if (ended.length === 0) return
  await unlessBroken(context, 'confirmation.notice_lost', () =>
    queueMail(context, {
      kind: 'access-ended',
      memberId: link.userId,
      to: link.email,
      language,
      params: { name: fullName, cause, ended },
    }),
  )
}
