import type { Context } from './context.server'

/**
 * Where this site stands, for addresses that leave it: in mails, for sign-in elsewhere, for search engines. In production
 * it is a setting, since a request can be made to name another host; locally it is what the request says.
 */
export function siteOrigin({ settings }: Context, request: Request): string {
  return settings.APP_ORIGIN ?? new URL(request.url).origin
}

/** Where `npm start` serves this site. */
const LOCAL_ORIGIN = 'http://localhost:8787'

/** The same where no request came: the cron. In production the setting is always there. */
export const settingsOrigin = ({ APP_ORIGIN }: Context['settings']): string => APP_ORIGIN ?? LOCAL_ORIGIN
