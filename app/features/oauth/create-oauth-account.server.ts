import { findOauthAccount } from '~/data/oauth-accounts.server'
import type { Language } from '~/locales/language'
import { createAccount, findAccountProblems, registrationLimits } from '~/platform/account/new-account.server'
import type { Context } from '~/platform/context.server'
import { logEvent } from '~/platform/log.server'
import type { Identity } from '~/platform/oauth/identity.server'
import type { Problems } from '~/platform/problems'
import { spend } from '~/platform/rate-limit.server'
import type { FinishInput } from './finish.schema'
import { type Onward, signInKnown } from './settle-identity.server'
import type { Made } from './welcome-oauth-member.server'

type Input = FinishInput & { language: Language; target: string }

/**
 * Makes the account of a newcomer whom a provider vouched for, without a password. The address counts as confirmed only where
 * the provider says that it is theirs. Sent twice, the second signs in the account that the first one made.
 */
export async function createOauthAccount(
  context: Context,
  request: Request,
  identity: Identity,
  { full_name: fullName, username, referralCode, email, language, target }: Input,
): Promise<Made | Onward | { problems: Problems } | { retryAfterSeconds: number }> {
  const { provider, subject, label } = identity
  const wait = await spend(context, registrationLimits(context.clientNetwork))
  if (wait !== null) return { retryAfterSeconds: wait }
  const problems = await findAccountProblems(context, { email, username, referralCode })
  if (problems.email && identity.email !== null) return { news: 'exists' }
  if (Object.keys(problems).length > 0) return { problems }

  const isConfirmed = identity.email !== null && identity.emailVerified
  const made = await createAccount(context, {
    email,
    username,
    fullName,
    referralCode,
    language,
    passwordHash: null,
    emailConfirmedAt: isConfirmed ? new Date() : null,
    signIn: { provider, subject, label },
  })
  if (made.ok) {
    logEvent('info', 'oauth.registered', { requestId: context.requestId, provider })
    return { made: made.member, isConfirmed, wasReferred: made.wasReferred }
  }
  if ('problems' in made) return made.problems.email && identity.email !== null ? { news: 'exists' } : made
  // Sent twice: the first made the account, the second finds it there.
  const known = made.error === 'signInTaken' ? await findOauthAccount(context.db, provider, subject) : null
  return known ? signInKnown(context, request, known, target) : { news: 'failed' }
}
