import { z } from 'zod'
import { deleteBlock, deleteBlockRow, findBlockTarget, insertBlock } from '~/data/members/blocks-and-mutes.server'
import { findPrivacy, setFirstChoice, setPrivacy } from '~/data/visibility.server'
import { toAccountKey } from '~/domain/membership/account/account-key'
import { REGISTERED_PATH, USERNAME_MAX_LENGTH } from '~/domain/membership/limits'
import { rowIdField } from '~/domain/membership/row-id.schema'
import {
  BIRTH_VISIBILITIES,
  CHART_DETAILS,
  CHART_VISIBILITIES,
  fromPrivacyForm,
  PRESENCE_VISIBILITIES,
  PROFILE_VISIBILITIES,
} from '~/domain/membership/visibility'
import { awaitingNotice } from '~/platform/account/account-cookies.server'
import { type FormAnswer, NO_FORM_ANSWER } from '~/platform/client/form-answer'
import { announcePair, announcePrivacy } from '~/platform/messaging/availability.server'
import { announceNotifications } from '~/platform/notifications/announce.server'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { isDocumentRequest, redirectBack } from '~/platform/server/http.server'
import { tryOrLog } from '~/platform/server/log.server'
import { spend } from '~/platform/server/rate-limit.server'
import type { Viewer } from '~/platform/server/session.server'
import type { FirstChoiceAnswer, PrivacyAnswer } from './privacy'

const choice = { error: 'choice.unknown' }
const checked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

/** The form after registration. */
export const firstChoiceSchema = z.object({ profile_visibility: z.enum(PROFILE_VISIBILITIES, choice) })

/** The form of the tab "Privacy". */
export const privacySchema = firstChoiceSchema.extend({
  chart_visibility: z.enum(CHART_VISIBILITIES, choice),
  birth_visibility: z.enum(BIRTH_VISIBILITIES, choice),
  /** Confirms that everyone may see the birth data. */
  birth_confirmed: checked,
  chart_detail: z.enum(CHART_DETAILS, choice),
  is_indexed: checked,
  presence_visibility: z.enum(PRESENCE_VISIBILITIES, choice),
  read_receipts: checked,
})

type FirstChoiceInput = z.output<typeof firstChoiceSchema>
type PrivacyInput = z.output<typeof privacySchema>

const username = z.string().min(1).max(USERNAME_MAX_LENGTH)

/** Block or unblock. The list of blocked members names the row, since a hidden member's username isn't shown there. */
export const blockSchema = z.union([
  z.object({ intent: z.literal('block'), username }),
  z.object({ intent: z.literal('unblock'), username }),
  z.object({ intent: z.literal('unblock'), row: rowIdField }),
])

export const PRIVACY_TAB = '/app/settings?tab=privacy'

type Answered = { answer: PrivacyAnswer; status: 200 | 400 | 401 | 422 | 500 }

/** Answers the form of the tab "Privacy". */
export async function answerPrivacyTab(context: Context, request: Request) {
  const { answer, status } = await savePrivacyForm(context, await request.formData())
  return status === 200 ? answer : refuse(answer, status)
}

/** Saves who may see a new member and leads back to the page of the form, or says what went wrong. */
export async function answerFirstChoice(context: Context, request: Request) {
  const form = await request.formData()
  const decision = await saveDecision(context, request, form)
  if (decision.error === null || isDocumentRequest(request)) {
    const response = redirectBack(form, REGISTERED_PATH, 'privacy', decision.error)
    if (decision.error === null && decision.setCookie) response.headers.append('Set-Cookie', decision.setCookie)
    return response
  }
  return refuse<FirstChoiceAnswer>({ error: decision.error }, decision.status)
}

type Decision =
  | { error: null; setCookie?: string }
  | { error: 'invalid' | 'unexpected' | 'signedOut'; status: 400 | 401 | 500 }

async function saveDecision(context: Context, request: Request, form: FormData): Promise<Decision> {
  const parsed = parseForm(firstChoiceSchema, form)
  if (!parsed.ok) return { error: 'invalid', status: 400 }
  const decision = await tryOrLog(context, 'privacy.save_broke', async (): Promise<Decision> => {
    const viewer = await findMember(context)
    if (!viewer) return feignDecision(context, request)
    await saveFirstChoice(context, viewer, parsed.value)
    return { error: null }
  })
  return decision ?? { error: 'unexpected', status: 500 }
}

/**
 * Answers visitors who registered with a member's address as if they had an account, since they mustn't learn that the address
 * is taken. Only the notice cookie remembers the choice.
 */
async function feignDecision(context: Context, request: Request): Promise<Decision> {
  const notice = await awaitingNotice.read(context, request)
  const isQuestionShown = notice?.account === 'old' && context.settings.REQUIRE_EMAIL_CONFIRMATION !== 'strict'
  if (!isQuestionShown) return { error: 'signedOut', status: 401 }
  return { error: null, setCookie: await awaitingNotice.write(context, request, { ...notice, hasChosen: true }) }
}

async function savePrivacyForm(context: Context, form: FormData): Promise<Answered> {
  const blank: PrivacyAnswer = { ...NO_FORM_ANSWER, intent: 'save', values: typedValues(form) }
  const parsed = parseForm(privacySchema, form)
  if (!parsed.ok) return { answer: { ...blank, problems: parsed.problems }, status: 400 }
  const outcome = await tryOrLog(context, 'privacy.save_broke', async () =>
    savePrivacy(context, await findMember(context), parsed.value),
  )
  switch (outcome) {
    case null:
      return { answer: { ...blank, error: 'unexpected' }, status: 500 }
    case 'signed_out':
      return { answer: { ...blank, error: 'signedOut' }, status: 401 }
    case 'unconfirmed':
      return { answer: { ...blank, problems: { birth_confirmed: 'birthConfirmed.needed' } }, status: 422 }
    case 'saved':
      return { answer: { ...blank, done: 'saved', values: {} }, status: 200 }
  }
}

type SaveOutcome = 'saved' | 'signed_out' | 'unconfirmed'

/** Saves the tab "Privacy". Opening the birth data to everyone needs a confirmation, since it can't be undone once seen. */
async function savePrivacy(context: Context, viewer: Viewer | null, input: PrivacyInput): Promise<SaveOutcome> {
  if (!viewer) return 'signed_out'
  const before = await findPrivacy(context.db, viewer.id)
  const opensBirth = input.birth_visibility === 'everyone' && before?.birthVisibility !== 'everyone'
  if (opensBirth && !input.birth_confirmed) return 'unconfirmed'
  const change = fromPrivacyForm(input)
  await setPrivacy(context.db, viewer.id, change)
  const isSameForHubs =
    change.presenceVisibility === before?.presenceVisibility &&
    change.readReceipts === before?.readReceipts &&
    change.profileVisibility === before?.profileVisibility
  if (!isSameForHubs) announcePrivacy(context, viewer.id)
  return 'saved'
}

/** Saves who may see a new member. Later submissions change nothing: the settings do that. */
async function saveFirstChoice(context: Context, viewer: Viewer, input: FirstChoiceInput): Promise<void> {
  const isSaved = await setFirstChoice(context.db, viewer.id, input.profile_visibility)
  if (isSaved) announcePrivacy(context, viewer.id)
}

const chartDetailSchema = z.object({ chart_detail: z.enum(CHART_DETAILS, { error: 'choice.unknown' }) })

/** Each change rewrites the member's row of the directory. */
const CHANGES_AN_HOUR = 60

export type ChartDetailAnswer = FormAnswer<never, 'saved'>

/** Saves how much of their chart a member shows. Without scripts it redirects to the page of the button. */
export async function answerChartDetail(context: Context, request: Request) {
  const form = await request.formData()
  const { answer, status } = await saveChartDetail(context, form)
  if (isDocumentRequest(request)) {
    if (status === 200) return redirectBack(form, PRIVACY_TAB, 'privacy', null)
    return redirectBack(new FormData(), PRIVACY_TAB, 'privacy', status === 401 ? 'signedOut' : 'unexpected')
  }
  return status === 200 ? answer : refuse(answer, status)
}

async function saveChartDetail(context: Context, form: FormData) {
  const blank: ChartDetailAnswer = NO_FORM_ANSWER
  const parsed = parseForm(chartDetailSchema, form)
  if (!parsed.ok) return { answer: { ...blank, problems: parsed.problems }, status: 400 as const }
  const viewer = await findMember(context)
  if (!viewer) return { answer: { ...blank, error: 'signedOut' as const }, status: 401 as const }
  const saved = await tryOrLog(context, 'privacy.save_broke', async () => {
    const limit = { name: 'chart_detail', subject: viewer.id, most: CHANGES_AN_HOUR, seconds: 3600 }
    if ((await spend(context, [limit])) !== null) return 'too_many'
    await setPrivacy(context.db, viewer.id, { chartDetail: parsed.value.chart_detail })
    return 'saved'
  })
  if (saved === 'too_many') return { answer: { ...blank, error: 'tooMany' as const }, status: 429 as const }
  return saved
    ? { answer: { ...blank, done: 'saved' as const }, status: 200 as const }
    : { answer: { ...blank, error: 'unexpected' as const }, status: 500 as const }
}

type BlockResult = { answer: PrivacyAnswer; status: 200 | 400 | 401 | 404 | 429 | 500; retryAfterSeconds?: number }

/** Answers the buttons that block and unblock; `missing` (404) for members the viewer can't find. */
export async function answerBlock(context: Context, form: FormData): Promise<BlockResult> {
  const parsed = parseForm(blockSchema, form)
  if (!parsed.ok) return { answer: { ...NO_FORM_ANSWER, error: 'missing' }, status: 400 }
  const { value: input } = parsed
  const { intent } = input
  const answer: PrivacyAnswer = { ...NO_FORM_ANSWER, intent }
  const outcome = await tryOrLog(context, 'privacy.block_broke', async () => {
    const viewer = await findMember(context)
    return input.intent === 'block' ? blockMember(context, viewer, input) : unblockMember(context, viewer, input)
  })
  if (!outcome) return { answer: { ...answer, error: 'unexpected' }, status: 500 }
  if (outcome.done) return { answer: { ...answer, done: intent === 'block' ? 'blocked' : 'unblocked' }, status: 200 }
  switch (outcome.reason) {
    case 'signed_out':
      return { answer: { ...answer, error: 'signedOut' }, status: 401 }
    case 'missing':
      return { answer: { ...answer, error: 'missing' }, status: 404 }
    case 'too_many':
      return { answer: { ...answer, error: 'tooMany' }, status: 429, retryAfterSeconds: outcome.retryAfterSeconds }
  }
}

const HOUR_SECONDS = 3600
/** High enough for anyone, too low to find out which usernames exist. */
const MOST_AN_HOUR = 60

type BlockOutcome =
  | { done: true }
  | { done: false; reason: 'signed_out' | 'missing' }
  | { done: false; reason: 'too_many'; retryAfterSeconds: number }

/** Blocks a member: the two no longer see each other, and their connection ends. Idempotent. */
export const blockMember = (context: Context, viewer: Viewer | null, { username }: { username: string }) =>
  changeBlock(context, viewer, async ({ id }) => {
    const otherId = await findOther(context, id, username)
    if (!otherId) return 'missing'
    await insertBlock(context.db, id, otherId)
    return { otherId }
  })

/** Removes the viewer's own block of a member, by username or by row of the viewer's list. Idempotent. */
export const unblockMember = (
  context: Context,
  viewer: Viewer | null,
  target: { username: string } | { row: string },
) =>
  changeBlock(context, viewer, async ({ id }) => {
    if ('row' in target) {
      const otherId = await deleteBlockRow(context.db, id, target.row)
      return otherId ? { otherId } : 'unchanged'
    }
    const otherId = await findOther(context, id, target.username)
    if (!otherId) return 'missing'
    return (await deleteBlock(context.db, id, otherId)) ? { otherId } : 'unchanged'
  })

async function findOther({ db }: Context, viewerId: string, username: string): Promise<string | null> {
  const found = await findBlockTarget(db, viewerId, toAccountKey(username))
  return found === viewerId ? null : found
}

async function changeBlock(
  context: Context,
  viewer: Viewer | null,
  write: (viewer: Viewer) => Promise<{ otherId: string } | 'missing' | 'unchanged'>,
): Promise<BlockOutcome> {
  if (!viewer) return { done: false, reason: 'signed_out' }
  const limit = { name: 'block', subject: viewer.id, most: MOST_AN_HOUR, seconds: HOUR_SECONDS }
  const retryAfterSeconds = await spend(context, [limit])
  if (retryAfterSeconds !== null) return { done: false, reason: 'too_many', retryAfterSeconds }
  const change = await write(viewer)
  if (change === 'missing') return { done: false, reason: 'missing' }
  if (change === 'unchanged') return { done: true }
  announcePair(context, viewer.id, change.otherId)
  // The bells no longer count notifications about each other.
  announceNotifications(context, [{ userId: viewer.id }, { userId: change.otherId }])
  return { done: true }
}
