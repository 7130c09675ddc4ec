import { credentialOf } from '~/platform/account/known-device.server'
import type { Context } from '~/platform/server/context.server'
import { logEvent } from '~/platform/server/log.server'
import { forgive, type Limit, spendIfRoom, waitForTurn } from '~/platform/server/rate-limit.server'

/** Who tries to sign in to what, from where; `device`: its name, where this member has signed in on it before. */
export type Try = { emailKey: string; passwordHash: string | null; device: string | null }

type Named = { name: string; subject: string }

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600
const windows = (named: Named, minute: number, hour: number): Limit[] => [
  { ...named, most: minute, seconds: MINUTE_SECONDS },
  { ...named, most: hour, seconds: HOUR_SECONDS },
]

/** How long each further try waits once an account has had more than its tries, wherever they came from. */
const SLOWED_SECONDS = 15

/** Every window of a try. With another password all begin anew: their names hold what tells passwords apart. */
async function limitsOf({ clientNetwork }: Context, { emailKey, passwordHash, device }: Try) {
  const account = `${emailKey} ${await credentialOf(passwordHash)}`
  return {
    /** Of this device alone. */
    device: device ? windows({ name: 'sign-in.device', subject: `${account} ${device}` }, 5, 50) : [],
    /** Of this account, from this network. */
    pair: windows({ name: 'sign-in.pair', subject: `${account} ${clientNetwork}` }, 5, 50),
    /** Of this account, from everywhere: beyond it tries are slowed down, never refused. */
    account: windows({ name: 'sign-in.account', subject: account }, 5, 50),
    /** Of this network, whatever the account: it can be a whole house or office. */
    network: windows({ name: 'sign-in.network', subject: clientNetwork }, 20, 200),
    turn: { name: 'sign-in.turn', subject: `${account} ${clientNetwork}`, most: 1, seconds: SLOWED_SECONDS },
  }
}

/**
 * Counts a try whose password is about to be verified; the seconds to wait where it may not be, which counts for nothing. A
 * device the member has signed in on counts for itself: what others do elsewhere, or in the same network, never keeps it out.
 * An account nobody can close for its owner: too many tries from everywhere make each wait, in its own network, its turn.
 */
export async function spendTry(context: Context, tried: Try): Promise<number | null> {
  const { device, pair, account, network, turn } = await limitsOf(context, tried)
  const reached = await spendIfRoom(context, tried.device ? device : [...pair, ...network, ...account])
  if (!reached) return null
  const closed = reached.filter(({ limit }) => !account.includes(limit))
  if (closed.length > 0) return Math.max(...closed.map(({ seconds }) => seconds))
  const wait = await waitForTurn(context, turn)
  if (wait !== null) {
    logEvent('warn', 'sign_in.slowed', { requestId: context.requestId })
    return wait
  }
  const full = await spendIfRoom(context, [...pair, ...network])
  return full && Math.max(...full.map(({ seconds }) => seconds))
}

/** Clears the windows of an account, once its owner has signed in. */
export async function forgiveTries(context: Context, tried: Try): Promise<void> {
  const { device, pair, account, turn } = await limitsOf(context, tried)
  await forgive(context, [...device, ...pair, ...account, turn])
}
