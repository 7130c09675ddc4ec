import { findOauthAccount } from '~/data/oauth-accounts.server'
import { toAccountKey } from '~/domain/membership/account-key'
import type { Language } from '~/locales/language'
import {
  createAccount,
  feignAccount,
  findAccountProblems,
  registrationLimits,
} from '~/platform/account/new-account.server'
import type { Context } from '~/platform/context.server'
import { logEvent } from '~/platform/log.server'
import type { Identity } from '~/platform/oauth/identity.server'
import type { Problems } from '~/platform/problems'
import { spend } from '~/platform/rate-limit.server'
import type { FinishInput } from './finish.schema'
import { isProved, type Onward, signInKnown, takenEmailNotice } from './settle-identity.server'
import type { Made } from './welcome-oauth-member.server'

type Input = FinishInput & { language: Language; timeZone: string | null; target: string }

/**
 * Makes the account of a newcomer whom a provider vouched for, without a password. The address counts as confirmed only where
 * the provider says that it is theirs. Sent twice, the second signs in the account that the first one made. With an address
 * that is a member's already there is no account: whoever has proved the address is told so, to others it looks like a new one.
 */
export async function createOauthAccount(
  context: Context,
  request: Request,
  identity: Identity,
  { full_name: fullName, username, referralCode, email, language, timeZone, target }: Input,
): Promise<Made | Onward | { problems: Problems } | { retryAfterSeconds: number }> {
  const { provider, subject, label } = identity
  const wait = await spend(context, registrationLimits(context.clientNetwork))
  if (wait !== null) return { retryAfterSeconds: wait }
  const known = await findOauthAccount(context.db, provider, subject)
  if (known) return signInKnown(context, request, identity, known, target)
  const isConfirmed = isProved(identity)
  const names = { email, username, referralCode }
  const { email: taken, ...problems } = await findAccountProblems(context, names)
  const refuse = async () => ({ news: await takenEmailNotice(context, toAccountKey(email)) })
  if (taken && isConfirmed) return refuse()
  if (Object.keys(problems).length > 0) return { problems }
  const feign = async (): Promise<Made | { problems: Problems }> => {
    const feigned = await feignAccount(context, names)
    return feigned.ok ? { made: null, email, fullName, isConfirmed, wasReferred: feigned.wasReferred } : feigned
  }
  if (taken) return feign()

  const made = await createAccount(context, {
    ...names,
    fullName,
    language,
    timeZone,
    passwordHash: null,
    emailConfirmedAt: isConfirmed ? new Date() : null,
    signIn: { provider, subject, label },
  })
  if (made.ok) {
    logEvent('info', 'oauth.registered', { requestId: context.requestId, provider })
    return { made: made.member, email, fullName, isConfirmed, wasReferred: made.wasReferred }
  }
  if ('problems' in made) {
    if (!made.problems.email) return made
    return isConfirmed ? refuse() : feign()
  }
  // Sent twice at once: the first made the account, the second finds it there.
  const first = made.error === 'signInTaken' ? await findOauthAccount(context.db, provider, subject) : null
  return first ? signInKnown(context, request, identity, first, target) : { news: 'failed' }
}
