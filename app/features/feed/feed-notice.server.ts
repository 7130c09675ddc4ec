import { z } from 'zod'
import { POST_MAX_IMAGES } from '~/domain/community/limits'
import { commentPolicyField, visibilityField } from '~/domain/community/post-fields.schema'
import { createNotice } from '~/platform/notice.server'
import { FEED_ERRORS } from './feed-answers'

/** Long enough to sign in again. */
const QUARTER_HOUR_SECONDS = 900

/** What a page without scripts says of a form of the feed that was refused, and what was typed into it. */
export const feedNotice = createNotice(
  'feed',
  z.object({
    intent: z.string().max(20),
    /** The post it was about, or the id of what was written. */
    id: z.string().max(64),
    error: z.enum(FEED_ERRORS),
    problems: z.record(z.string(), z.string()),
    content: z.string(),
    tags: z.string(),
    // As the form takes them that does not say.
    visibility: visibilityField.catch('public'),
    comments: commentPolicyField.catch('everyone'),
    context: z.string().max(20),
    /** What was said of each picture, in its place; a file cannot be given back. */
    pictures: z.array(z.object({ alt: z.string(), isDecorative: z.boolean() })).max(POST_MAX_IMAGES),
    /** More was typed than a cookie holds. */
    isCut: z.boolean(),
  }),
  { maxAgeSeconds: QUARTER_HOUR_SECONDS },
)

export type FeedNotice = NonNullable<Awaited<ReturnType<typeof feedNotice.read>>>
