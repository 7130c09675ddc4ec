import { z } from 'zod'
import { toTimeZone } from '../../domain/community/places/time-zone'
import { type ChartShow, fromShowWord, toShowWord } from '../../domain/human-design/chart/chart-show'
import type { Settings } from './env.server'
import { seal, unseal } from './seal.server'

/**
 * `__Host-` binds a cookie to this very host over https. Plain http on localhost cannot set such a cookie, so there, and
 * only there, the name goes without the prefix.
 */
export function cookieName(name: string, request: Request): string {
  return isSecure(request) ? `__Host-${name}` : name
}

export function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:'
}

export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim())
  }
  return null
}

/** `maxAgeSeconds` null: until the browser is closed. */
type CookieOptions = { maxAgeSeconds: number | null; httpOnly?: boolean }

/** A `Set-Cookie` value for this request's origin: Path=/, SameSite=Lax, Secure on https. */
export function writeCookie(request: Request, name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (options.maxAgeSeconds !== null) parts.push(`Max-Age=${options.maxAgeSeconds}`)
  if (options.httpOnly ?? true) parts.push('HttpOnly')
  if (isSecure(request)) parts.push('Secure')
  return parts.join('; ')
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** The part of the context that this needs; importing `Context` would be a cycle. */
export type WithSettings = { settings: Settings }

const envelope = z.object({ endsAt: z.number(), value: z.unknown() })

/**
 * A cookie that only this site reads and writes, and that expires on time even in a browser that stores it longer: the
 * end is sealed with it, and so is its name, so that no cookie passes for another.
 */
export function createSealedCookie<S extends z.ZodType>(
  name: string,
  schema: S,
  { maxAgeSeconds }: { maxAgeSeconds: number },
) {
  const label = `cookie ${name}`
  return {
    write: async ({ settings }: WithSettings, request: Request, value: z.input<S>): Promise<string> => {
      const text = JSON.stringify({ endsAt: Date.now() + maxAgeSeconds * 1000, value })
      const content = await seal(settings.COOKIE_SECRET, label, text)
      return writeCookie(request, cookieName(name, request), content, { maxAgeSeconds })
    },
    /** What it holds, or null when there is none, its time is over or it was not sealed here. */
    read: async ({ settings }: WithSettings, request: Request): Promise<z.output<S> | null> => {
      const content = readCookie(request, cookieName(name, request))
      const text = content && (await unseal(settings.COOKIE_SECRET, label, content))
      if (!text) return null
      const { endsAt, value } = envelope.parse(JSON.parse(text))
      const parsed = schema.safeParse(value)
      return parsed.success && Date.now() < endsAt ? parsed.data : null
    },
    /** The cookie that ends it before its time. */
    end: (request: Request) => writeCookie(request, cookieName(name, request), '', { maxAgeSeconds: 0 }),
  }
}

const FIVE_MINUTES_SECONDS = 300

/**
 * A sealed cookie that carries what one page wants to tell the next, so that it need not stand in the address; five minutes
 * unless said otherwise.
 */
export const createNotice = <S extends z.ZodType>(
  name: string,
  schema: S,
  { maxAgeSeconds = FIVE_MINUTES_SECONDS }: { maxAgeSeconds?: number } = {},
) => createSealedCookie(name, schema, { maxAgeSeconds })

/** How long a browser keeps a preference. */
export const YEAR_SECONDS = 31_536_000

/** Written by the page itself (`FirstScript`), so it has no prefix and is open to scripts. */
const DEVICE_COOKIE = 'tz'
const DISMISSED_COOKIE = 'tz_dismissed'

/** The time zone reported by the visitor's device; null before its first page, and without scripts. */
export const deviceTimeZone = (request: Request): string | null => toTimeZone(readCookie(request, DEVICE_COOKIE))

/** Two zones that differ, and the member's choice to keep their own. If either changes, they are asked again. */
type Difference = { device: string; own: string }

const toValue = ({ device, own }: Difference) => `${device},${own}`

/** Whether the member chose to keep their zone on a device in the other one. */
export const isZoneDismissed = (request: Request, difference: Difference): boolean =>
  readCookie(request, cookieName(DISMISSED_COOKIE, request)) === toValue(difference)

/** Remembers for a year that the member keeps their own zone while the device has that one. */
export const dismissedZoneCookie = (request: Request, difference: Difference) =>
  writeCookie(request, cookieName(DISMISSED_COOKIE, request), toValue(difference), { maxAgeSeconds: YEAR_SECONDS })

const CHART_SHOW_COOKIE = 'chart_show'

/** How this browser wants charts drawn. */
export const chartShowOf = (request: Request): ChartShow => fromShowWord(readCookie(request, CHART_SHOW_COOKIE))

/** Remembers for a year how this browser wants charts drawn. */
export const chartShowCookie = (request: Request, show: ChartShow) =>
  writeCookie(request, CHART_SHOW_COOKIE, toShowWord(show), { maxAgeSeconds: YEAR_SECONDS })
