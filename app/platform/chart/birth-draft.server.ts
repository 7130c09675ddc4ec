import { z } from 'zod'
import { TIME_ACCURACIES } from '../../domain/birth/time-accuracy'
import { TYPES } from '../../domain/human-design/terms/codes'
import type { Context } from '../server/context.server'
import { createNotice } from '../server/sealed-cookie.server'

const ONE_HOUR_SECONDS = 3600
/** Longer than any field of the birth form; what is longer, or no word of the form, is left out. */
const field = z.string().max(200).optional().catch(undefined)

const draftSchema = z.object({
  birth_date: field,
  birth_time: field,
  time_accuracy: z.enum(TIME_ACCURACIES).optional().catch(undefined),
  birth_city: field,
  birth_country: field,
  place_id: field,
  latitude: field,
  longitude: field,
  timezone: field,
  zone_choice: field,
  utc_offset_seconds: field,
  /** The type of the chart that was shown, to name what comes along. */
  chart_type: z.enum(TYPES).optional().catch(undefined),
})

const notice = createNotice('birth_draft', draftSchema, { maxAgeSeconds: ONE_HOUR_SECONDS })

/**
 * Birth data a visitor wants to take along to registration. It waits in their own browser for an hour, encrypted and out of
 * the reach of scripts, so that nothing is stored here before there is an account; works without scripts too.
 */
export const birthDraft = {
  write: (context: Context, request: Request, draft: Record<string, string>) =>
    notice.write(context, request, draftSchema.parse(draft)),
  /** The draft, or null when there is none, it is too old or it was altered. */
  read: notice.read,
  /** The cookie that ends it, once the data has been saved. */
  end: notice.end,
}
