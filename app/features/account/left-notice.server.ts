import { z } from 'zod'
import { isTimeZone } from '~/domain/community/wall-clock'
import { createNotice } from '~/platform/notice.server'

/** What the page says to a member who has just left: until when the account can be kept, in the time zone of the mail. */
export const leftNotice = createNotice(
  'left',
  z.object({ dueAt: z.iso.datetime().nullable(), timeZone: z.string().refine(isTimeZone) }),
)
