import { z } from 'zod'
import { findSuspension, listActionsAgainst, writeAppeal } from '~/data/moderation/appeals.server'
import { APPEAL_MAX_GRAPHEMES } from '~/domain/community/limits'
import { mayAct } from '~/domain/community/moderation/may-act'
import { APPEALABLE } from '~/domain/community/moderation/moderation-rules'
import { toText } from '~/domain/membership/account/clean-text'
import { isWithin } from '~/domain/text/text-length'
import { NO_FORM_ANSWER } from '~/platform/client/form-answer'
import type { Context } from '~/platform/server/context.server'
import { parseForm, refuse, typedValues } from '~/platform/server/forms.server'
import { findMember } from '~/platform/server/guards.server'
import { formatSuspensionEnd, languageOf, translator } from '~/platform/server/i18n.server'
import { tryOrLog } from '~/platform/server/log.server'
import type { Viewer } from '~/platform/server/session.server'
import type { AppealAnswer, AppealsPageData, OwnAction, SuspensionNotice } from './appeals'

/** What moderators did about the viewer, and what became of the viewer's objections. */
export async function loadOwnAppeals(context: Context, viewer: Viewer, request: Request): Promise<AppealsPageData> {
  const [found, language, timeZone] = await Promise.all([
    listActionsAgainst(context.db, viewer.id),
    languageOf(request),
    context.timeZone(),
  ])
  const untilText = (until: Date | null) => until && formatSuspensionEnd(until, language, timeZone)
  return {
    title: `${translator(language, 'appeals')('title')} · ${translator(language, 'common')('brand')}`,
    actions: found.flatMap(({ action, subjectKind, until, createdAt, appeal, ...rest }): OwnAction[] => {
      const known = APPEALABLE.find((appealable) => appealable === action)
      if (!known) return []
      const shown = { ...rest, kind: subjectKind, until: untilText(until), createdAt: createdAt.toISOString() }
      return [{ ...shown, action: known, appeal }]
    }),
  }
}

/** What the frame of every page tells a suspended member; null for everybody else, whom it costs nothing. */
export async function loadSuspensionNotice(
  context: Context,
  viewer: Viewer,
  request: Request,
): Promise<SuspensionNotice | null> {
  if (!viewer.suspendedUntil || mayAct(viewer, new Date())) return null
  const [suspension, language] = await Promise.all([findSuspension(context.db, viewer.id), languageOf(request)])
  return {
    until: formatSuspensionEnd(viewer.suspendedUntil, language, await context.timeZone()),
    note: suspension?.note ?? null,
    actionId: suspension?.actionId ?? null,
    canAppeal: suspension !== null && suspension.appeal === null,
  }
}

const ID_MAX_LENGTH = 100
const TYPED_MAX_LENGTH = 20_000

/** An appeal against an action; problems are keys of `appeals`. */
export const appealSchema = z.object({
  action: z.string().min(1).max(ID_MAX_LENGTH),
  content: z
    .string()
    .max(TYPED_MAX_LENGTH, 'contentTooLong')
    .transform(toText)
    .refine((text) => text !== '', 'contentMissing')
    .refine((text) => isWithin(text, APPEAL_MAX_GRAPHEMES), 'contentTooLong'),
})

/** Answers the form of an appeal. Refused, it says why and gives back what was typed. */
export async function answerAppeal(context: Context, form: FormData) {
  const answer: AppealAnswer = { ...NO_FORM_ANSWER, intent: 'appeal', values: typedValues(form) }
  const parsed = parseForm(appealSchema, form)
  if (!parsed.ok) return refuse({ ...answer, problems: parsed.problems }, 400)
  const viewer = await findMember(context)
  if (!viewer) return refuse({ ...answer, error: 'signedOut' as const }, 401)
  const { action, content } = parsed.value
  const isThere = await tryOrLog(context, 'appeals.broke', () =>
    writeAppeal(context.db, { memberId: viewer.id, actionId: action, content, now: new Date() }),
  )
  if (isThere === null) return refuse({ ...answer, error: 'unexpected' as const }, 500)
  if (!isThere) return refuse({ ...answer, error: 'missing' as const }, 404)
  return { ...answer, done: 'appealed' as const, values: { action } }
}
