import { changeEmail, confirmEmail, findAddressLink } from '~/data/member-address.server'
import { takenColumn } from '~/data/members.server'
import { toAccountKey } from '~/domain/membership/account-key'
import { accountTokenField } from '~/domain/membership/account-token.schema'
import type { Context } from '~/platform/context.server'
import { logEvent } from '~/platform/log.server'
import { judgeAddressLink } from './address-link.server'
import type { ConfirmAnswer } from './confirm-page'

/**
 * Uses a link that confirms an address: the one a member registered with, or the new one they asked for, which becomes
 * theirs only now. Whoever holds the link may use it, signed in or not. An address that changes takes the open links that
 * were mailed to the old one with it.
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
    if (!(await confirmEmail(db, link, emailKey, now))) return { state: 'already', email: link.email }
    logEvent('info', 'email.confirmed', { requestId: context.requestId })
    return { state: 'confirmed', email: link.email }
  }
  try {
    if (!(await changeEmail(db, link, { email: link.email, emailKey }, now)))
      return { state: 'already', email: link.email }
  } catch (error) {
    if (takenColumn(error) === 'email_key') return { state: 'taken' }
    throw error
  }
  logEvent('info', 'email.changed', { requestId: context.requestId })
  return { state: 'confirmed', email: link.email }
}
