import { z } from 'zod'
import { createToken, hashToken } from '~/data/accounts/tokens.server'
import {
  deleteFeed,
  findFeed,
  insertFeed,
  type OwnEvent,
  renewFeed,
  saveFeedKinds,
  selectOwnEvents,
} from '~/data/calendar.server'
import { FEED_KINDS, type FeedKind } from '~/domain/calendar/calendar-kinds'
import { type FeedEntry, feedFile } from '~/domain/calendar/feed-file'
import { cycleHappenings, type Happening, happeningsOf } from '~/domain/calendar/happenings'
import { localDay, toMinute } from '~/domain/calendar/local-day'
import { feedWindow, toQuestion, type Window } from '~/domain/calendar/sky-window'
import { toTimeZone } from '~/domain/community/places/time-zone'
import { FALLBACK_TIME_ZONE } from '~/domain/community/places/wall-clock'
import { CYCLE_KINDS } from '~/domain/human-design/service/cycle.schema'
import { TURNING_BODIES } from '~/domain/human-design/service/sky-event.schema'
import { BODIES } from '~/domain/human-design/terms/codes'
import { hexDigest } from '~/domain/text/hex'
import { requestCycles, type SkyEventsQuestion, skyEvents } from '~/platform/chart/sky.server'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { settingsOrigin, siteOrigin } from '~/platform/server/env.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { NO_REFERRER } from '~/platform/server/http.server'
import { translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import { requireStepUp } from '~/platform/sign-in/step-up.server'
import { CALENDAR, type FeedAnswer, type FeedError } from './calendar'
import { entryWords, happeningId } from './calendar-words.server'

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

const FILE = /^([0-9a-f]{64})\.ics$/
const RETRY_AFTER_SECONDS = 300

const HEADERS = {
  ...NO_REFERRER,
  // Kept by the device alone, and only as long as it is still so.
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex',
}
const feedError = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { ...HEADERS, 'Cache-Control': 'no-store', ...headers } })

/**
 * The calendar at an address that holds a token: who knows it may read. Nothing is thrown, as what fails is logged with its
 * address, and this one is a secret.
 */
export async function answerFeedFile(context: Context, request: Request, file: string): Promise<Response> {
  const token = FILE.exec(file)?.[1]
  if (!token) return feedError('Not found', 404)
  const { success } = await context.bindings.LOOKUP_LIMIT.limit({ key: `calendar:${context.clientNetwork}` })
  if (!success) return feedError('Too many requests', 429, { 'Retry-After': '60' })
  const text = await tryOrLog(context, 'calendar.feed_failed', () => loadFeed(context, token))
  if (text === undefined) return feedError('Not found', 404)
  if (text === null) return feedError('Not now', 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
  const etag = `"${await hexDigest(text)}"`
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: { ...HEADERS, ETag: etag } })
  return new Response(text, {
    headers: {
      ...HEADERS,
      ETag: etag,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="human-design.ics"',
    },
  })
}

/** Whether who asks has this very text; on the way a compressed answer may have become a weak one. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

type Feed = NonNullable<Awaited<ReturnType<typeof findFeed>>>

const PLANETS_AND_NODES = BODIES.filter((body) => body !== 'sun' && body !== 'earth' && body !== 'moon')

/** So many letters of a hash tell the members of a site apart. */
const OWNER_LETTERS = 12

/**
 * The file of a calendar by the token in its address: undefined where there is no such address, null where the sky does not
 * answer, as a part of a calendar would have the rest removed from the devices that read it.
 */
async function loadFeed(context: Context, token: string): Promise<string | null | undefined> {
  const feed = await findFeed(context.db, await hashToken(token))
  if (!feed) return undefined
  const window = feedWindow(Date.now())
  const [sky, own] = await Promise.all([
    loadHappenings(context, feed, window),
    feed.kinds.includes('events') ? selectOwnEvents(context.db, feed.memberId, [window]) : [],
  ])
  if (!sky) return null
  const origin = settingsOrigin(context.settings)
  const host = new URL(origin).hostname
  const words = entryWords(feed.language)
  // The page that is linked to tells days by the member's clock.
  const zone = toTimeZone(feed.timeZone) ?? FALLBACK_TIME_ZONE
  const owner = (await hexDigest(`calendar ${feed.memberId}`)).slice(0, OWNER_LETTERS)
  const entries = sky.map(
    (happening): FeedEntry => ({
      uid: `${happeningId(happening)}-${owner}@${host}`,
      title: words.text(happening),
      description: happening.kind === 'ingress' ? words.year(happening).join('\n') : '',
      location: null,
      url: `${origin}${CALENDAR}?day=${localDay(zone, toMinute(happening.at))}`,
      startsAt: toMinute(happening.at),
      endsAt: null,
      stampedAt: feed.createdAt.getTime(),
      sequence: 0,
      isCancelled: false,
      isFree: true,
    }),
  )
  const all = [...entries, ...own.map((event) => toFeedEntry(event, feed, origin))]
  return feedFile(
    translator(feed.language, 'calendar-entries')('feedName'),
    all.sort((a, b) => a.startsAt - b.startsAt),
  )
}

/** What happens of the kinds that the feed holds; null where any of it did not answer. */
async function loadHappenings(
  context: Context,
  { kinds, birthUtc }: Feed,
  window: Window,
): Promise<Happening[] | null> {
  const span = toQuestion(window)
  const questions: Omit<SkyEventsQuestion, 'from' | 'to'>[] = []
  if (kinds.includes('sun')) questions.push({ kinds: ['gate_ingress'], bodies: ['sun', 'earth'] })
  if (kinds.includes('planets')) questions.push({ kinds: ['gate_ingress'], bodies: PLANETS_AND_NODES })
  if (kinds.includes('moon')) questions.push({ kinds: ['gate_ingress'], bodies: ['moon'] })
  if (kinds.includes('phases')) questions.push({ kinds: ['lunar_phase'] })
  if (kinds.includes('stations')) questions.push({ kinds: ['station'], bodies: TURNING_BODIES })
  const wantsCycles = birthUtc !== null && kinds.includes('cycles')
  const [cycles, ...skies] = await Promise.all([
    wantsCycles ? requestCycles(context, { birthUtc, ...span, kinds: CYCLE_KINDS }) : [],
    ...questions.map((question) => skyEvents(context, { ...span, ...question })),
  ])
  if (!cycles || skies.some((sky) => sky === null)) return null
  return [...skies.flatMap((sky) => happeningsOf(sky ?? [])), ...cycleHappenings(cycles)]
}

/** An event of the member, under the name that its own file has, so that a calendar with both shows it once. */
function toFeedEntry(event: OwnEvent, { language }: Feed, origin: string): FeedEntry {
  const url = `${origin}/app/events/${event.id}`
  const city = language === 'ru' ? (event.cityRu ?? event.city) : event.city
  return {
    uid: `${event.id}@${new URL(origin).hostname}`,
    title: event.title,
    description: [event.description, event.link, url].filter(Boolean).join('\n\n'),
    location: event.isOnline ? event.link : [event.address, city].filter(Boolean).join(', ') || null,
    url,
    startsAt: event.startsAt.getTime(),
    endsAt: event.endsAt.getTime(),
    stampedAt: event.updatedAt.getTime(),
    sequence: event.sequence,
    isCancelled: event.state === 'cancelled',
    isFree: false,
  }
}
