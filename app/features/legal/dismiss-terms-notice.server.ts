import { noteTermsNotice } from '~/data/members/members.server'
import { TERMS_VERSION } from '~/domain/membership/limits'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'

export type TermsNoticeAnswer = FormAnswer<never, 'dismissed'>
type Answered = { answer: TermsNoticeAnswer; status: 200 | 401 | 500 }

/** Records that the viewer has seen the notice of the current version of the terms. */
export async function dismissTermsNotice(context: Context): Promise<Answered> {
  const viewer = await findMember(context)
  if (!viewer) return { answer: { ...NO_FORM_ANSWER, error: 'signedOut' }, status: 401 }
  const saved = await tryOrLog(context, 'terms_notice.save_broke', async () => {
    await noteTermsNotice(context.db, viewer.id, TERMS_VERSION, new Date())
    return true
  })
  return saved
    ? { answer: { ...NO_FORM_ANSWER, done: 'dismissed' }, status: 200 }
    : { answer: { ...NO_FORM_ANSWER, error: 'unexpected' }, status: 500 }
}
