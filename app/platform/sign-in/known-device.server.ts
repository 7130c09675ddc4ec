import { z } from 'zod'
import { hexDigest } from '../../domain/text/hex'
import { createSealedCookie, type WithSettings } from '../server/cookies.server'

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

/** The cookie that makes the browser of a request known to a member from now on. */
export async function rememberDevice(context: WithSettings, request: Request, member: Account): Promise<string> {
  const device = await deviceCookie.read(context, request)
  const others = (device?.accounts ?? []).filter(({ memberId }) => memberId !== member.id)
  const account = { memberId: member.id, credential: await credentialOf(member.passwordHash) }
  return deviceCookie.write(context, request, {
    id: device?.id ?? crypto.randomUUID(),
    accounts: [account, ...others].slice(0, MOST_ACCOUNTS),
  })
}

/** The id of the member who signed in last on the device a request comes from; reads nothing but the cookie. */
export const lastMemberOn = async (context: WithSettings, request: Request): Promise<string | null> =>
  (await deviceCookie.read(context, request))?.accounts[0]?.memberId ?? null
