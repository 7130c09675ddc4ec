import { z } from 'zod'
import { ENDED_ACCESS } from '~/domain/membership/access'
import { accountTokenField } from '~/domain/membership/account/account-token.schema'
import { createNotice } from '~/platform/server/notice.server'

const TEN_MINUTES_SECONDS = 600

/**
 * Where somebody stands on the way to a new password: with the token of their link, so that it leaves the address; with a
 * link that was none; or done.
 */
export const resetNotice = createNotice(
  'reset',
  z.discriminatedUnion('step', [
    z.object({ step: z.literal('open'), token: accountTokenField }),
    z.object({ step: z.literal('malformed') }),
    z.object({ step: z.literal('done'), ended: z.array(z.enum(ENDED_ACCESS)) }),
  ]),
  { maxAgeSeconds: TEN_MINUTES_SECONDS },
)
