import { deviceZoneField, toTimeZone } from '../domain/community/time-zone'
import { cookieName, readCookie, writeCookie } from './cookies.server'

/** Written by the page itself (`DeviceZoneScript`), so it has no prefix and is open to scripts. */
const DEVICE_COOKIE = 'tz'
const KEPT_COOKIE = 'tz_kept'
const YEAR_SECONDS = 31_536_000

/** The time zone that the visitor's device has told; null before its first page, and without scripts. */
export const deviceTimeZone = (request: Request): string | null => toTimeZone(readCookie(request, DEVICE_COOKIE))

/** The zone of whoever signs up: by the form's hidden field (`DeviceZoneField`), else by the cookie. */
export const signUpTimeZone = (request: Request, form: FormData): string | null =>
  deviceZoneField.parse(form.get('device_zone') ?? undefined) ?? deviceTimeZone(request)

/** The device's zone beside which the member chose to keep their own. */
export const keptDeviceZone = (request: Request): string | null =>
  toTimeZone(readCookie(request, cookieName(KEPT_COOKIE, request)))

/** Remembers for a year that the member keeps their own zone while the device has this one. */
export const keptZoneCookie = (request: Request, deviceZone: string) =>
  writeCookie(request, cookieName(KEPT_COOKIE, request), deviceZone, { maxAgeSeconds: YEAR_SECONDS })
