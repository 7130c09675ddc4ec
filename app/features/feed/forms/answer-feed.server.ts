import { redirect } from '@remix-run/cloudflare'
import type { z } from 'zod'
import { safeRedirectPath } from '~/domain/membership/account/redirect-path'
import type { Context } from '~/platform/server/context.server'
import { parseForm, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { isDocumentRequest } from '~/platform/server/http.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import {
  type CommentAnswer,
  type FeedError,
  type LikeAnswer,
  type PostAnswer,
  type Refused,
  refused,
} from '../feed-answers'
import { commentFormSchema, likeFormSchema, postFormSchema } from './feed.schema'
import {
  createComment,
  createPost,
  deleteComment,
  deletePost,
  editComment,
  editPost,
  setLike,
  undeleteComment,
  undeletePost,
} from './feed-actions.server'
import { hasTyped, writeFeedNotice } from './feed-notice.server'
import { readImages } from './keep-images.server'
import { type Undoable, withUndo } from './undoable.server'

type Status = 200 | 400 | 401 | 403 | 404 | 409 | 429 | 500 | 503
type Done = { done: true }
/** The answer to a form, with its status. */
type Answered<A extends Done> = { answer: A; status: 200 } | { answer: Refused; status: Exclude<Status, 200> }

const STATUS: Record<FeedError, Exclude<Status, 200>> = {
  invalid: 400,
  signedOut: 401,
  suspended: 403,
  undecided: 403,
  closed: 403,
  missing: 404,
  taken: 409,
  tooLate: 409,
  tooMany: 429,
  firstHoursLinks: 403,
  firstHoursPosts: 429,
  storage: 503,
  noSky: 503,
  unreachable: 503,
  unexpected: 500,
}

/** Parses a form, finds the member and runs the action. */
async function answerFeedForm<S extends z.ZodType, A extends Done>(
  context: Context,
  event: string,
  schema: S,
  form: FormData,
  run: (viewer: Viewer, value: z.output<S>) => Promise<A | Refused>,
): Promise<Answered<A>> {
  const parsed = parseForm(schema, form)
  if (!parsed.ok) return refuseWith(refused('invalid', parsed.problems))
  const outcome = await tryOrLog<A | Refused>(context, event, async () => {
    const viewer = await findMember(context)
    return viewer ? run(viewer, parsed.value) : refused('signedOut')
  })
  if (outcome === null) return refuseWith(refused('unexpected'))
  return isRefused(outcome) ? refuseWith(outcome) : { answer: outcome, status: 200 }
}

const refuseWith = (answer: Refused) => ({ answer, status: STATUS[answer.error] })
const isRefused = (outcome: Done | Refused): outcome is Refused => !outcome.done

type DoneOf<A> = Extract<A, Done>

/** Answers the forms about posts. */
export const answerPost = (context: Context, form: FormData) =>
  answerFeedForm<typeof postFormSchema, DoneOf<PostAnswer>>(
    context,
    'feed.post_broke',
    postFormSchema,
    form,
    async (viewer, value) => {
      switch (value.intent) {
        case 'create': {
          const read = await readImages(form)
          return read.ok ? createPost(context, viewer, value, read.images) : refused('invalid', read.problems)
        }
        case 'edit':
          return editPost(context, viewer, value)
        case 'delete':
          return deletePost(context, viewer, value.id)
        case 'restore':
          return undeletePost(context, viewer, value.id)
      }
    },
  )

/** Answers the forms about comments. */
export const answerComment = (context: Context, form: FormData) =>
  answerFeedForm<typeof commentFormSchema, DoneOf<CommentAnswer>>(
    context,
    'feed.comment_broke',
    commentFormSchema,
    form,
    async (viewer, value) => {
      switch (value.intent) {
        case 'create':
          return createComment(context, viewer, value)
        case 'edit':
          return editComment(context, viewer, value)
        case 'delete':
          return deleteComment(context, viewer, value.id)
        case 'restore':
          return undeleteComment(context, viewer, value.id)
      }
    },
  )

/** Answers the form of a like: PUT likes, DELETE removes it, POST has `state`. */
export function answerLike(context: Context, method: string, form: FormData) {
  if (method === 'PUT') form.set('state', 'liked')
  if (method === 'DELETE') form.set('state', 'none')
  return answerFeedForm<typeof likeFormSchema, DoneOf<LikeAnswer>>(
    context,
    'feed.like_broke',
    likeFormSchema,
    form,
    (viewer, value) => setLike(context, viewer, value),
  )
}

/**
 * Responds with JSON to scripts. A page without them is redirected to `back`: after a refusal with a notice that has what was
 * typed, after a deletion (`kind`) with the offer to undo it.
 */
export async function reply<A extends { done: true }>(
  request: Request,
  context: Context,
  form: FormData,
  answered: Answered<A>,
  kind?: Undoable['kind'],
) {
  const { answer, status } = answered
  if (!isDocumentRequest(request)) {
    const seconds = status === 200 ? null : answer.retryAfterSeconds
    // A plain response, since scripts fetch this address without the framework.
    return Response.json(answer, { status, headers: seconds ? { 'Retry-After': String(seconds) } : {} })
  }
  const { back, intent = '', id = '' } = typedValues(form)
  const path = safeRedirectPath(back)
  if (status === 200) return redirect(kind && intent === 'delete' ? withUndo(path, { kind, id }) : path, 303)
  const isSignedOut = answer.error === 'signedOut'
  const to = isSignedOut ? `/login?redirect=${encodeURIComponent(path)}` : path
  // A notice keeps what was typed until the member has signed in; a like is just pressed again.
  if (isSignedOut && !hasTyped(form)) return redirect(to, 303)
  const cookie = await writeFeedNotice(context, request, form, answer)
  return redirect(to, { status: 303, headers: { 'Set-Cookie': cookie } })
}
