import { confirmProviderEmail } from '~/data/accounts/account.server'
import { findOauthAccount, findWaysIn } from '~/data/accounts/sign-in-methods.server'
import { findMemberForSignIn, findTakenNames } from '~/data/members/members.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { isReservedUsername, suggestUsername } from '~/domain/membership/account/usernames'
import { CONFIRM_PATH, PASSKEY_PATH } from '~/domain/membership/limits'
import { awaitingNotice, secondFactor } from '~/platform/account/account-cookies.server'
import { type Identity, offeredProviders } from '~/platform/oauth/oauth.server'
import type { Context } from '~/platform/server/context.server'
import { memberLanguageCookie } from '~/platform/server/i18n.server'
import { logEvent } from '~/platform/server/log.server'
import { startSession } from '~/platform/server/session.server'
import { pendingIdentity } from './oauth-flow.server'
import type { OauthNewsCode } from './oauth-news'

export const FINISH_PATH = '/oauth/finish'

/** Where the browser goes from here, and what it takes along; or what the next page tells. */
export type Onward = { to: string; setCookies: string[] } | { news: OauthNewsCode }

/** Whether the provider says that the address is theirs: then they may be told that an account has it. */
export const isProved = ({ email, emailVerified }: Identity): boolean => email !== null && emailVerified

/**
 * Signs in the member whom this account elsewhere belongs to. For nobody's, the way leads to a new account; but an address
 * that is a member's already is never enough to become that member, whoever vouches for it.
 */
export async function settleIdentity(
  context: Context,
  request: Request,
  identity: Identity,
  target: string,
): Promise<Onward> {
  const { provider, subject, email, label, name } = identity
  const known = await findOauthAccount(context.db, provider, subject)
  if (known) return signInKnown(context, request, identity, known, target)

  const username = suggestUsername([label, name])
  const keys = { emailKey: email === null ? '' : toAccountKey(email), usernameKey: toAccountKey(username) }
  const taken = await findTakenNames(context.db, keys)
  if (taken.email && isProved(identity)) return { news: await takenEmailNotice(context, keys.emailKey) }
  const isFree = !taken.username && !isReservedUsername(keys.usernameKey)
  const pending = await pendingIdentity.write(context, request, {
    identity,
    username: isFree ? username : suggestUsername([label, name], threeDigits()),
    redirect: target,
  })
  return { to: FINISH_PATH, setCookies: [pending] }
}

/**
 * The notice to a person who proved an address that a member has: sign in, or, where nothing opens the account (it was claimed
 * by mail, or its provider is no longer offered), choose its password first.
 */
export async function takenEmailNotice(
  { db, settings }: Context,
  emailKey: string,
): Promise<'exists' | 'passwordFirst'> {
  const member = await findMemberForSignIn(db, emailKey)
  if (!member) return 'exists'
  const { hasPassword, hasPasskey, accounts } = await findWaysIn(db, member.id)
  const offered = offeredProviders(settings)
  const hasProvider = accounts.some(({ provider }) => offered.includes(provider))
  return hasPassword || hasPasskey || hasProvider ? 'exists' : 'passwordFirst'
}

type Known = NonNullable<Awaited<ReturnType<typeof findOauthAccount>>>

/**
 * A session for the member; where their address or a passkey comes first, the page that asks for it. A provider that says the
 * member's own address is theirs confirms it; else what it says is worth no more than a password here.
 */
export async function signInKnown(
  context: Context,
  request: Request,
  identity: Identity,
  { memberId, email, emailConfirmedAt, language, requiresPasskey }: Known,
  target: string,
): Promise<Onward> {
  const mustConfirm = context.settings.REQUIRE_EMAIL_CONFIRMATION === 'strict' && !emailConfirmedAt
  if (mustConfirm && !(await confirmByProvider(context, identity, { memberId, email }))) {
    return { to: CONFIRM_PATH, setCookies: [await awaitingNotice.write(context, request, { email, account: 'new' })] }
  }
  if (requiresPasskey) {
    return { to: PASSKEY_PATH, setCookies: [await secondFactor.write(context, request, { memberId, target })] }
  }
  // A session that was there before ends: the browser leaves with a new one only.
  await context.endSession()
  logEvent('info', 'oauth.signed_in', { requestId: context.requestId })
  const cookies = [await startSession(context, request, memberId), memberLanguageCookie(request, language)]
  return { to: target, setCookies: cookies.filter((cookie) => cookie !== null) }
}

/** Confirms and activates a member who waits for it, where the provider vouches for the address they have here. */
async function confirmByProvider(
  { db, requestId }: Context,
  identity: Identity,
  { memberId, email }: Pick<Known, 'memberId' | 'email'>,
): Promise<boolean> {
  const emailKey = toAccountKey(email)
  if (!isProved(identity) || toAccountKey(identity.email ?? '') !== emailKey) return false
  const isConfirmed = await confirmProviderEmail(db, memberId, emailKey, Date.now())
  if (isConfirmed) logEvent('info', 'email.confirmed', { requestId, provider: identity.provider })
  return isConfirmed
}

const threeDigits = () => String(100 + (crypto.getRandomValues(new Uint16Array(1))[0]! % 900))
