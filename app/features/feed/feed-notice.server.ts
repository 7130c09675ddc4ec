import { z } from 'zod'
import { createNotice } from '~/platform/notice.server'
import { FEED_ERRORS } from './feed-answers'

/** As much of what was typed as a cookie surely holds. */
const KEPT_UNITS = 1000
const kept = z.string().transform((text) => text.slice(0, KEPT_UNITS))

/** What a page without scripts says of a form of the feed that was refused, and what was typed into it. */
export const feedNotice = createNotice(
  'feed',
  z.object({
    intent: z.string().max(20),
    /** The post it was about, or the id of what was written. */
    id: z.string().max(64),
    error: z.enum(FEED_ERRORS),
    problems: z.record(z.string(), z.string()),
    content: kept,
    tags: kept,
  }),
)
