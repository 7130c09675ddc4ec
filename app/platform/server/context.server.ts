import { createDatabase, type Database } from '../../../drizzle/client'
import { resolveTimeZone } from '../../domain/community/places/time-zone'
import { FALLBACK_TIME_ZONE } from '../../domain/community/places/wall-clock'
import { endSession } from '../sign-in/revoke-access.server'
import { deviceTimeZone } from './cookies.server'
import { placeOf, type RequestPlace } from './device.server'
import { type Bindings, parseSettings, type Settings } from './env.server'
import { clientNetwork } from './http.server'
import { NO_SESSION, readSession, type SessionState } from './session.server'

/** The dependencies of loaders and actions for one request. */
export type Context = {
  bindings: Bindings
  settings: Settings
  db: Database
  requestId: string
  clientNetwork: string
  /** Where it came from, as the platform sees it. */
  place: RequestPlace
  /** The zone of the page's clock: the member's setting, else the device's, else UTC. Never taken from the connection. */
  timeZone: () => Promise<string>
  /** The same without the fallback to UTC. */
  knownTimeZone: () => Promise<string | null>
  /** The zone reported by the visitor's device; null before its first page, and without scripts. */
  deviceTimeZone: string | null
  /** The session of this request, read once however many loaders ask. */
  session: () => Promise<SessionState>
  /** From now on this request counts as a visitor's, and its session isn't looked up. */
  skipSession: () => void
  /** Ends the session this request came with, if any, and gives the cookie that clears it. */
  endSession: () => Promise<string | null>
  waitUntil: (work: Promise<unknown>) => void
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends Context {}
}

/** Gathers the context of one request; the request must carry the address the visitor sees. */
export function createContext(
  request: Request,
  bindings: Bindings,
  execution: Pick<ExecutionContext, 'waitUntil'>,
): Context {
  const db = createDatabase(bindings.DB)
  const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work)
  const requestId = request.headers.get('CF-Ray') ?? crypto.randomUUID()
  let reading: Promise<SessionState> | undefined
  const session = () => {
    reading ??= readSession(db, request, waitUntil)
    return reading
  }
  let device: string | null | undefined
  // Read where a page needs it: pictures and the API don't.
  const deviceZone = () => {
    if (device === undefined) device = deviceTimeZone(request)
    return device
  }
  const knownTimeZone = async () => resolveTimeZone((await session()).viewer?.timeZone, deviceZone())
  return {
    bindings,
    settings: parseSettings(bindings),
    db,
    requestId,
    clientNetwork: clientNetwork(request),
    // Lazy, since the platform's object is large and few pages need it.
    get place() {
      return placeOf(request)
    },
    timeZone: async () => (await knownTimeZone()) ?? FALLBACK_TIME_ZONE,
    knownTimeZone,
    get deviceTimeZone() {
      return deviceZone()
    },
    session,
    skipSession: () => {
      reading = Promise.resolve(NO_SESSION)
    },
    endSession: async () => endSession({ db, bindings, requestId, waitUntil }, request, await session()),
    waitUntil,
  }
}
