import { findWaysIn } from '~/data/accounts/oauth-accounts.server'
import { findPasskeySettings } from '~/data/accounts/passkeys.server'
import { MOST_PASSKEYS } from '~/domain/membership/limits'
import { dateFormat } from '~/locales/date-format'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'
import type { Viewer } from '~/platform/server/session.server'
import { isResumedByProof } from '~/platform/sign-in/step-up.server'
import { isResumed, type PasskeysData } from './passkeys'

/** The passkeys of a member, for the settings. */
export async function loadPasskeys(context: Context, viewer: Viewer, request: Request): Promise<PasskeysData> {
  const isResume = isResumed(new URL(request.url).searchParams)
  const [{ list, isRequired }, { hasPassword, accounts }, language, hasProved] = await Promise.all([
    findPasskeySettings(context.db, viewer.id),
    findWaysIn(context.db, viewer.id),
    languageOf(request),
    isResume && isResumedByProof(context, request),
  ])
  const days = dateFormat(language, await context.timeZone(), { dateStyle: 'long' })
  return {
    list: list.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      addedOn: days.format(createdAt),
      usedOn: lastUsedAt && days.format(lastUsedAt),
    })),
    isRequired,
    hasOtherWayIn: hasPassword || accounts.length > 0,
    most: MOST_PASSKEYS,
    isResuming: hasProved,
  }
}
