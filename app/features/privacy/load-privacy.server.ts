import { findOwnCore, keepBirthFit, type OwnCore } from '~/data/charts/charts.server'
import { listBlockedMembers } from '~/data/members/blocks-and-mutes.server'
import { findPrivacy } from '~/data/visibility.server'
import { parseCursor, toCursor } from '~/domain/community/search/list-cursor'
import { ENGINE_VERSION } from '~/domain/human-design/chart/engine-version'
import { findRareCore, type Withheld } from '~/domain/human-design/chart/visible-chart'
import type { BirthFitQuestion } from '~/domain/human-design/service/sky-request.schema'
import { type ChartDetail, DEFAULT_PRIVACY, type MemberPrivacy } from '~/domain/membership/visibility'
import { awaitingNotice } from '~/platform/account/account-cookies.server'
import { type BirthFit, requestBirthFit } from '~/platform/chart/chart.server'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'

/** How much of their chart a member shows, and what of its core is withheld because the chart is rare. */
export type ChosenDetail = { detail: ChartDetail; withheld: Withheld | null }

export type PrivacyData = {
  /** For the links to the previews. */
  username: string
  settings: MemberPrivacy
  /** Days of birth that fit what each level of detail shows; null without a stored birth instant, or where counting failed. */
  fit: BirthFit | null
  /** What of the core is withheld because the chart is rare. */
  withheld: Withheld | null
  blocked: { id: string; username: string | null; fullName: string | null; avatarUrl: string | null }[]
  /** Cursor of the next page of blocked members; null at the end. */
  nextBlocked: string | null
  /** Whether this is the first page of blocked members. */
  isBlockedFromStart: boolean
}

/** Loads the tab "Privacy". */
export async function loadPrivacy(context: Context, viewer: Viewer, request: Request): Promise<PrivacyData> {
  const after = parseCursor(new URL(request.url).searchParams.get('blocked'))
  const { db } = context
  const [settings, { fit, withheld }, { members, next }] = await Promise.all([
    findPrivacy(db, viewer.id),
    loadFit(context, viewer),
    listBlockedMembers(db, { blockerId: viewer.id, after }),
  ])
  return {
    username: viewer.username,
    settings: settings ?? DEFAULT_SETTINGS,
    fit,
    withheld,
    blocked: members,
    nextBlocked: next && toCursor(next),
    isBlockedFromStart: after === null,
  }
}

async function loadFit(context: Context, viewer: Viewer): Promise<Pick<PrivacyData, 'fit' | 'withheld'>> {
  const own = viewer.hdDataCalculated ? await findOwnCore(context.db, viewer.id) : null
  if (!own) return { fit: null, withheld: null }
  const { birthUtc, timeAccuracy } = own
  const question = birthUtc === null ? null : { birth_utc: birthUtc, is_time_unknown: timeAccuracy === 'unknown' }
  const fit = question && (await findBirthFit(context, viewer.id, question, own.birthFit))
  return { fit, withheld: findRareCore(own.core)?.withheld ?? null }
}

/** The stored count where question and engine are the same, else a new one; null where counting fails. */
async function findBirthFit(
  context: Context,
  memberId: string,
  question: BirthFitQuestion,
  stored: OwnCore['birthFit'],
): Promise<BirthFit | null> {
  const { birth_utc, is_time_unknown } = question
  const isSame = stored?.question.birth_utc === birth_utc && stored.question.is_time_unknown === is_time_unknown
  if (isSame && stored.engineVersion === ENGINE_VERSION) return stored.days
  const counted = await requestBirthFit(context, question)
  if (counted) await keepBirthFit(context.db, memberId, { ...counted, question })
  return counted?.days ?? null
}

/**
 * Whether to ask who may see a new member. Those who registered with a member's address are asked too, or the page would say
 * that it is taken. Where an address has to be confirmed first, the question comes once they have signed in.
 */
export async function isFirstChoiceDue(context: Context, request: Request): Promise<boolean> {
  const { viewer } = await context.session()
  if (viewer) return viewer.profileVisibility === 'undecided'
  if (context.settings.REQUIRE_EMAIL_CONFIRMATION === 'strict') return false
  const notice = await awaitingNotice.read(context, request)
  return notice?.account === 'old' && !notice.hasChosen
}

/**
 * How much of their chart a member shows; null where they have none, no one sees it yet or ever, or everyone may see the birth
 * itself.
 */
export async function loadChosenDetail({ db }: Context, viewer: Viewer): Promise<ChosenDetail | null> {
  if (!viewer.hdDataCalculated || viewer.profileVisibility === 'undecided') return null
  const [settings, own] = await Promise.all([findPrivacy(db, viewer.id), findOwnCore(db, viewer.id)])
  if (settings === null || settings.chartVisibility === 'private' || settings.birthVisibility === 'everyone')
    return null
  return { detail: settings.chartDetail, withheld: (own && findRareCore(own.core)?.withheld) ?? null }
}

const DEFAULT_SETTINGS: MemberPrivacy = {
  ...DEFAULT_PRIVACY,
  isIndexed: false,
  presenceVisibility: 'everyone',
  readReceipts: true,
}
