import { findLoveChoice, hideInLove, showInLove } from '~/data/love/love-settings.server'
import { whyMayNotAct } from '~/domain/community/moderation/may-act'
import { type LoveAge, loveAge } from '~/domain/membership/love-compatibility'
import type { Language } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import type { Viewer } from '~/platform/server/session.server'

export type ShownOutcome =
  | { done: true }
  | { done: false; reason: 'suspended' | 'undecided' | 'unconsented' | Exclude<LoveAge, 'adult'> }
type ShowInput = { adult: boolean; consent: boolean; language: Language }

/**
 * Shows the viewer in Love Compatibility from now on: whoever agrees to it and is of age by their birth date, or says so where
 * there is none. Done twice it is the same.
 */
export async function showViewer(
  { db }: Context,
  viewer: Viewer,
  { adult, consent, language }: ShowInput,
): Promise<ShownOutcome> {
  const now = new Date()
  const reason = whyMayNotAct(viewer, now)
  if (reason) return { done: false, reason }
  if (!consent) return { done: false, reason: 'unconsented' }
  await showInLove(db, viewer.id, { declares: adult, language, now })
  const choice = await findLoveChoice(db, viewer.id)
  const age = loveAge(choice.birthDate, choice.hasDeclared, now)
  return age === 'adult' ? { done: true } : { done: false, reason: age }
}

/** Shows the viewer no longer and ends their consent; open to everybody at any time. */
export const hideViewer = ({ db }: Context, viewer: Viewer): Promise<void> => hideInLove(db, viewer.id, new Date())
