import { z } from 'zod'
import { toTimeZone } from './time-zone'

/** A time zone that was sent, by its one name (`canonicalTimeZone`); `unknown` is the message for anything else. */
export const timeZoneField = (unknown: string) => z.string(unknown).trim().transform(toTimeZone).pipe(z.string(unknown))
