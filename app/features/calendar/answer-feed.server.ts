import { z } from 'zod'
import { createToken, hashToken } from '~/data/accounts/account-tokens.server'
import { deleteFeed, insertFeed, renewFeed, saveFeedKinds } from '~/data/calendar.server'
import { FEED_KINDS, type FeedKind } from '~/domain/calendar/calendar-kinds'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { requireStepUp } from '~/platform/sign-in/step-up.server'
import type { FeedAnswer, FeedError } from './calendar'

const box = z.string().optional()
const boxes: Record<FeedKind, typeof box> = {
  ...{ sun: box, planets: box, moon: box },
  ...{ phases: box, stations: box, cycles: box, events: box },
}

/** The forms of the calendar to subscribe to. Which kinds it holds is only asked where it is made or changed. */
const feedSchema = z
  .object({ intent: z.enum(['create', 'renew', 'remove', 'save'], 'invalid'), ...boxes })
  .transform(({ intent, ...ticked }) => ({ intent, kinds: FEED_KINDS.filter((kind) => ticked[kind] !== undefined) }))
  .refine(({ intent, kinds }) => intent === 'renew' || intent === 'remove' || kinds.length > 0, {
    path: ['kinds'],
    message: 'kinds.none',
  })
type FeedForm = z.infer<typeof feedSchema>

const CHANGES_AN_HOUR = 20

type Outcome = { done: NonNullable<FeedAnswer['done']>; token?: string } | { error: FeedError }

/** Answers the forms of the calendar to subscribe to: makes it, gives it another address, changes what it holds, ends it. */
export async function answerFeed(context: Context, request: Request) {
  const form = await request.formData()
  const blank: FeedAnswer = { ...NO_FORM_ANSWER, intent: String(form.get('intent') ?? ''), values: typedValues(form) }
  const viewer = await findMember(context)
  if (!viewer) return refuse<FeedAnswer>({ ...blank, error: 'signedOut' }, 401)
  const parsed = parseForm(feedSchema, form)
  if (!parsed.ok) return refuse<FeedAnswer>({ ...blank, problems: parsed.problems }, 400)
  if (parsed.value.intent === 'create' || parsed.value.intent === 'renew') {
    const { pathname, search } = new URL(request.url)
    const back = pathname.replace(/\.data$/, '') + search
    const stepUp = await requireStepUp(context, request, { task: 'feed', action: back, form, back })
    if (stepUp) return stepUp
  }
  const limit = { name: 'calendar.feed', subject: viewer.id, most: CHANGES_AN_HOUR, seconds: 3600 }
  const wait = await spend(context, [limit])
  if (wait !== null) return refuse<FeedAnswer>({ ...blank, error: 'tooMany' }, 429, wait)
  const outcome = await tryOrLog(context, 'calendar.feed_broke', () => changeFeed(context, viewer, parsed.value))
  if (outcome === null) return refuse<FeedAnswer>({ ...blank, error: 'unexpected' }, 500)
  if ('error' in outcome) return refuse<FeedAnswer>({ ...blank, error: outcome.error }, 409)
  const address = outcome.token && addressOf(siteOrigin(context, request), outcome.token)
  return { ...blank, values: {}, done: outcome.done, ...(address && { address }) } satisfies FeedAnswer
}

async function changeFeed({ db, session }: Context, { id }: Viewer, { intent, kinds }: FeedForm): Promise<Outcome> {
  const now = new Date()
  if (intent === 'remove') {
    await deleteFeed(db, id)
    return { done: 'removed' }
  }
  if (intent === 'save') return (await saveFeedKinds(db, id, kinds)) ? { done: 'saved' } : { error: 'missing' }
  const token = createToken()
  const tokenHash = await hashToken(token)
  const { sessionId } = await session()
  const address = { userId: id, sessionId, tokenHash, now }
  // Sent twice, as by a page that is loaded anew: the address that holds stays as it is.
  if (intent === 'create')
    return (await insertFeed(db, { ...address, kinds })) ? { done: 'made', token } : { error: 'exists' }
  return (await renewFeed(db, address)) ? { done: 'renewed', token } : { error: 'missing' }
}

function addressOf(origin: string, token: string): NonNullable<FeedAnswer['address']> {
  const https = `${origin}/calendar/${token}.ics`
  return { https, webcal: https.replace(/^https?:/, 'webcal:') }
}
