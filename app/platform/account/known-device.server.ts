import { z } from 'zod'
import { hexDigest } from '../../domain/text/hex'
import type { Context } from '../server/context.server'
import { logEvent } from '../server/log.server'
import { createSealedCookie } from '../server/sealed-cookie.server'

const HALF_A_YEAR_SECONDS = 180 * 86_400
/** More people than share a browser. */
const MOST_ACCOUNTS = 5

const deviceSchema = z.object({
  id: z.uuid(),
  accounts: z.array(z.object({ memberId: z.string(), credential: z.string() })),
})

/**
 * Remembers in a browser which members with a password have signed in there. It signs nobody in: it only tells the sign-in form that tries
 * from here are not those of strangers.
 */
const deviceCookie = createSealedCookie('device', deviceSchema, { maxAgeSeconds: HALF_A_YEAR_SECONDS })

/** Names a password without telling anything of it: with another password, devices are strangers again. */
export const credentialOf = async (passwordHash: string | null) =>
  passwordHash === null ? '' : (await hexDigest(`credential ${passwordHash}`)).slice(0, 32)

type Account = { id: string; passwordHash: string | null }

/** The name of the device a request comes from if this member has signed in there with their present password, else null. */
export async function knownDevice(context: Context, request: Request, member: Account | null): Promise<string | null> {
  // Read for unknown addresses too, so that timing reveals nothing.
  const device = await deviceCookie.read(context, request)
  if (!device || !member?.passwordHash) return null
  const credential = await credentialOf(member.passwordHash)
  const isKnown = device.accounts.some((known) => known.memberId === member.id && known.credential === credential)
  return isKnown ? device.id : null
}

/** The cookie that makes the browser of a request known to a member from now on. */
export async function rememberDevice(context: Context, request: Request, member: Account): Promise<string> {
  const device = await deviceCookie.read(context, request)
  const others = (device?.accounts ?? []).filter(({ memberId }) => memberId !== member.id)
  const account = { memberId: member.id, credential: await credentialOf(member.passwordHash) }
  return deviceCookie.write(context, request, {
    id: device?.id ?? crypto.randomUUID(),
    accounts: [account, ...others].slice(0, MOST_ACCOUNTS),
  })
}

/** The id of the member who signed in last on the device a request comes from; reads nothing but the cookie. */
const lastMemberOn = async (context: Pick<Context, 'settings'>, request: Request): Promise<string | null> =>
  (await deviceCookie.read(context, request))?.accounts[0]?.memberId ?? null

/** The platform counts by the minute. */
export const FLOOD_WAIT_SECONDS = 60

/**
 * Whether a form about an account is one of a flood from its network. The first question of sign-in, by password or passkey, registration and reset:
 * the platform's own counter answers it, and where it says yes, nothing of this request asks the database. A browser that
 * somebody has signed in on counts for that member, so that a flood beside it doesn't keep it out; all browsers of a member
 * count as one, since a member can have as many as they like.
 */
export async function isAccountFlood(context: Context, request: Request): Promise<boolean> {
  const memberId = await lastMemberOn(context, request)
  const key = memberId ? `member:${memberId}` : context.clientNetwork
  const { success } = await context.bindings.ACCOUNT_LIMIT.limit({ key })
  if (success) return false
  context.skipSession()
  logEvent('warn', 'account.flooded', { requestId: context.requestId })
  return true
}
