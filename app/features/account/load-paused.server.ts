import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/context.server'
import { requirePausedMember } from '~/platform/guards.server'
import { languageOf } from '~/platform/i18n.server'
import { leftNotice } from './left-notice.server'
import type { PausedPage } from './paused'

/** The page of an account that is away; whoever has no such account is led where they belong. */
export async function loadPaused(context: Context, request: Request): Promise<PausedPage> {
  const language = await languageOf(request)
  const dayIn = (timeZone: string, at: Date) => dateFormat(language, timeZone, { dateStyle: 'long' }).format(at)
  const left = await leftNotice.read(context, request)
  if (left && !(await context.session()).viewer) {
    return { state: 'left', due: left.dueAt && dayIn(left.timeZone, new Date(left.dueAt)) }
  }
  const { email, deletionDueAt } = await requirePausedMember(context)
  if (!deletionDueAt) return { state: 'away', email }
  if (deletionDueAt.getTime() <= Date.now()) return { state: 'over' }
  return { state: 'leaving', email, due: dayIn(await context.timeZone(), deletionDueAt) }
}
