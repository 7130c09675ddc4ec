import { findLoveChoice } from '~/data/love/love-settings.server'
import { loveAge } from '~/domain/membership/love-compatibility'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'
import type { LoveChoice } from './love'

/** Whether the viewer is shown in Love Compatibility, for the settings. */
export async function loadLoveChoice({ db }: Context, viewer: Viewer): Promise<LoveChoice> {
  const { isShown, hasDeclared, birthDate } = await findLoveChoice(db, viewer.id)
  const age = loveAge(birthDate, hasDeclared, new Date())
  return { isShown: isShown && age === 'adult', reason: age === 'adult' ? 'off' : age }
}
