import { mayAct } from '~/domain/community/moderation/may-act'
import type { Context } from '~/platform/server/context.server'
import { findMember } from '~/platform/server/guards.server'
import { unlessBroken } from '~/platform/server/refusal.server'
import type { PhotoAnswer, PhotoProblem } from './photo'
import { photoSchema } from './photo.schema'
import { removePhoto } from './remove-photo.server'
import { uploadPhoto } from './upload-photo.server'

const STATUS: Partial<Record<PhotoProblem, number>> = {
  signedOut: 401,
  suspended: 403,
  tooLarge: 413,
  tooMany: 429,
  storage: 503,
  noPath: 503,
  database: 503,
  removeFailed: 503,
  failed: 500,
}

type Outcome = PhotoAnswer & { retryAfterSeconds?: number }
type Answered = { answer: PhotoAnswer; status: number; retryAfterSeconds?: number }

/** Does what a form of the photo field asks, for whoever is signed in, and says with which status to answer. */
export async function answerPhoto(context: Context, form: FormData): Promise<Answered> {
  const outcome = await outcomeOf(context, form)
  const { retryAfterSeconds, ...answer } = outcome
  return { answer, retryAfterSeconds, status: answer.ok ? 200 : (STATUS[answer.problem] ?? 422) }
}

async function outcomeOf(context: Context, form: FormData): Promise<Outcome> {
  const viewer = await findMember(context)
  if (!viewer) return { ok: false, problem: 'signedOut' }
  const parsed = photoSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return { ok: false, problem: 'select' }
  const { data } = parsed
  // What is shown may be taken away, and nothing new is shown.
  if (data.intent !== 'remove' && !mayAct(viewer, new Date())) return { ok: false, problem: 'suspended' }
  const outcome = await unlessBroken<Outcome>(context, 'photo.failed', () =>
    data.intent === 'remove' ? removePhoto(context, viewer) : uploadPhoto(context, viewer, data.photo),
  )
  return outcome ?? { ok: false, problem: 'failed' }
}
