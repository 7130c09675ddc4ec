import { findSuspension, listActionsAgainst } from '~/data/moderation/appeals.server'
import { mayAct } from '~/domain/community/moderation/may-act'
import { APPEALABLE } from '~/domain/community/moderation/moderation-rules'
import type { Context } from '~/platform/server/context.server'
import { formatSuspensionEnd, languageOf, translator } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import type { AppealsPageData, OwnAction, SuspensionNotice } from './appeals'

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
