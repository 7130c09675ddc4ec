import { z } from 'zod'
import { createNotice } from '~/platform/notice.server'

/** What somebody who has just left is told once they are signed out: until when the account can be kept, or nothing of that. */
export const leftNotice = createNotice('left', z.object({ dueAt: z.iso.datetime().nullable() }))
