import { createDatabase, type Database } from '../../drizzle/client'
import { endSession } from './end-sessions.server'
import { type Bindings, parseSettings, type Settings } from './env.server'
import { clientNetwork } from './http.server'
import { knownTimeZoneOf, placeOf, type RequestPlace, timeZoneOf } from './place.server'
import { NO_SESSION, readSession, type SessionState } from './session.server'

/** What a loader, an action or a verb is given of the world around it. */
export type Context = {
  bindings: Bindings
  settings: Settings
  db: Database
  requestId: string
  clientNetwork: string
  /** Where it came from, as the platform sees it. */
  place: RequestPlace
  /** Where the platform takes the visitor to be, for the clocks of pages; `knownTimeZone` is null where it cannot tell. */
  timeZone: string
  knownTimeZone: string | null
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
  return {
    bindings,
    settings: parseSettings(bindings),
    db,
    requestId,
    clientNetwork: clientNetwork(request),
    // Asked of the platform only where a page wants to know: its answer is long.
    get place() {
      return placeOf(request)
    },
    get timeZone() {
      return timeZoneOf(request)
    },
    get knownTimeZone() {
      return knownTimeZoneOf(request)
    },
    session,
    skipSession: () => {
      reading = Promise.resolve(NO_SESSION)
    },
    endSession: async () => endSession({ db, bindings, requestId, waitUntil }, request, await session()),
    waitUntil,
  }
}
