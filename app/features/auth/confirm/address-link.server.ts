import type { findAddressLink } from '~/data/accounts/email-addresses.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { judgeLink } from '../link-state'
import type { ConfirmPage } from './confirm-page'

type Found = NonNullable<Awaited<ReturnType<typeof findAddressLink>>>

/**
 * What a link that confirms an address is worth at an instant. One that has done its work, or whose work something else has
 * done, says so; one to an address the member no longer has is over.
 */
export function judgeAddressLink(
  { link, emailConfirmedAt, ...present }: Omit<Found, 'fullName' | 'language'>,
  now: number,
): ConfirmPage {
  const { email } = link
  const purpose = link.purpose === 'change_email' ? 'change' : 'confirm'
  // The same address with other capitals is a change like any other.
  const isTheirs = purpose === 'change' ? present.email === email : present.emailKey === toAccountKey(email)
  if (isTheirs && emailConfirmedAt) return { state: 'already', purpose, email }
  const { state } = judgeLink(link, now)
  if (state === 'open' && purpose === 'confirm' && !isTheirs) return { state: 'expired', purpose, email }
  return { state, purpose, email }
}
