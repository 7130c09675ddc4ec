import { createCookie } from '@remix-run/cloudflare'
import type { z } from 'zod'
import type { Context } from './context.server'
import { cookieName, isSecure, writeCookie } from './cookies.server'

const FIVE_MINUTES_SECONDS = 300

/**
 * A signed cookie that carries what one page wants to tell the next, so that it need not stand in the address; five minutes
 * unless said otherwise.
 */
export function createNotice<S extends z.ZodType>(
  name: string,
  schema: S,
  { maxAgeSeconds = FIVE_MINUTES_SECONDS }: { maxAgeSeconds?: number } = {},
) {
  const cookieFor = (context: Context, request: Request) =>
    createCookie(cookieName(name, request), {
      // The library signs the value alone: with its name in the secret, no notice passes for another.
      secrets: [`${name} ${context.settings.COOKIE_SECRET}`],
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isSecure(request),
      maxAge: maxAgeSeconds,
    })
  return {
    write: (context: Context, request: Request, value: z.input<S>) => cookieFor(context, request).serialize(value),
    /** The notice, or null when there is none, it is too old or it was altered. */
    read: async (context: Context, request: Request): Promise<z.output<S> | null> => {
      // A value that is not even in the alphabet of signatures makes the library throw.
      const stored = await cookieFor(context, request)
        .parse(request.headers.get('Cookie'))
        .catch(() => null)
      const parsed = schema.safeParse(stored)
      return parsed.success ? parsed.data : null
    },
    /** The cookie that takes the notice away before its time. */
    end: (request: Request) => writeCookie(request, cookieName(name, request), '', { maxAgeSeconds: 0 }),
  }
}
