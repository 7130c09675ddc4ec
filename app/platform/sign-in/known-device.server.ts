import { z } from 'zod'
import { hexDigest } from '../../domain/text/hex'
import { createSealedCookie, type WithSettings } from '../server/cookies.server'

const HALF_A_YEAR_SECONDS = 180 * 86_400
/** More accounts than usually share a browser. */
const MOST_ACCOUNTS = 5

const deviceSchema = z.object({
  id: z.uuid(),
  accounts: z.array(z.object({ memberId: z.string(), credential: z.string() })),
})

/**
 * A cookie with the members who have signed in with a password in this browser. It doesn't sign anyone in; it only gives their
 * attempts at sign-in separate limits.
 */
const deviceCookie = createSealedCookie('device', deviceSchema, { maxAgeSeconds: HALF_A_YEAR_SECONDS })

/** A fingerprint that reveals nothing about the password and changes with it, so that devices are unknown after a change. */
export const credentialOf = async (passwordHash: string | null) =>
  passwordHash === null ? '' : (await hexDigest(`credential ${passwordHash}`)).slice(0, 32)

type Account = { id: string; passwordHash: string | null }

/** The id of the request's device if this member has signed in there with their current password; null otherwise. */
export async function knownDevice(
  context: WithSettings,
  request: Request,
  member: Account | null,
): Promise<string | null> {
  // Read for unknown addresses too, so that timing reveals nothing.
  const device = await deviceCookie.read(context, request)
  if (!device || !member?.passwordHash) return null
  const credential = await credentialOf(member.passwordHash)
  const isKnown = device.accounts.some((known) => known.memberId === member.id && known.credential === credential)
  return isKnown ? device.id : null
}

/** The cookie that marks the request's browser as known for a member. */
export async function rememberDevice(context: WithSettings, request: Request, member: Account): Promise<string> {
  const device = await deviceCookie.read(context, request)
  const others = (device?.accounts ?? []).filter(({ memberId }) => memberId !== member.id)
  const account = { memberId: member.id, credential: await credentialOf(member.passwordHash) }
  return deviceCookie.write(context, request, {
    id: device?.id ?? crypto.randomUUID(),
    accounts: [account, ...others].slice(0, MOST_ACCOUNTS),
  })
}

/** The member who last signed in on the request's device, from the cookie only. */
export const lastMemberOn = async (context: WithSettings, request: Request): Promise<string | null> =>
  (await deviceCookie.read(context, request))?.accounts[0]?.memberId ?? null
