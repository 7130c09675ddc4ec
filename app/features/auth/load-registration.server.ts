import { redirect } from '@remix-run/cloudflare'
import { latestBirthDate } from '~/domain/birth/latest-birth-date'
import { DEFAULT_SIGNED_IN_PATH } from '~/domain/membership/limits'
import { REFERRAL_CODE_PATTERN } from '~/domain/membership/premium/referral-code'
import { findBroughtChart } from '~/platform/account/brought-chart.server'
import { findReferral } from '~/platform/account/find-referral.server'
import { birthDraft } from '~/platform/chart/birth-draft.server'
import { rememberedReferral } from '~/platform/referral/referral-cookie.server'
import type { Context } from '~/platform/server/context.server'
import { languageOf } from '~/platform/server/i18n.server'

/**
 * What the registration page opens with. A member goes to their dashboard, but with a referral code in the address they are
 * asked whether they want a new account. A visitor's code comes from the address, else from the browser's memory; birth data
 * from the front page, where they chose to take it along.
 */
export async function loadRegistration(context: Context, request: Request) {
  const ref = new URL(request.url).searchParams.get('ref') ?? ''
  const invited = REFERRAL_CODE_PATTERN.test(ref) ? ref : null
  const { viewer } = await context.session()
  if (viewer) {
    if (!invited) throw redirect(DEFAULT_SIGNED_IN_PATH)
    return { kind: 'member', name: viewer.fullName, referralCode: invited } as const
  }
  const code = invited ?? rememberedReferral(request)
  const referral = code ? await findReferral(context, code) : null
  const isNobodys = referral?.state === 'unknown'
  return {
    kind: 'visitor',
    /** The code to remember: of the address, unless it is nobody's. */
    remember: isNobodys ? null : invited,
    // Remembered from an earlier visit, a code that is gone by now is no mistake of this visitor's: they are not told of it.
    referral: isNobodys && !invited ? null : referral,
    birth: await birthDraft.read(context, request),
    chart: await findBroughtChart(context, request, await languageOf(request)),
    latestDate: latestBirthDate(Date.now()),
  } as const
}
