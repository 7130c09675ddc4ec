import { findRegistrationChart, type RegistrationBirth } from '~/platform/account/registration-chart.server'
import { birthDraft } from '~/platform/birth-draft.server'
import type { Context } from '~/platform/context.server'
import { languageOf } from '~/platform/i18n.server'
import type { Problems } from '~/platform/problems'

/** What the form that finishes an account sends where birth data from the front page are not to come along. */
export const LEAVE_BIRTH = 'leave_birth'

export type BroughtBirth =
  /** Null: none was brought, or it is left out. */
  { ok: true; birth: Extract<RegistrationBirth, { ok: true }> | null } | { ok: false; problems: Problems }

/**
 * The birth data somebody brought from the front page, with their chart. What the service cannot settle without asking is kept
 * without a chart: the settings ask.
 */
export async function findBroughtBirth(context: Context, request: Request, form: FormData): Promise<BroughtBirth> {
  const draft = form.has(LEAVE_BIRTH) ? null : await birthDraft.read(context, request)
  if (!draft) return { ok: true, birth: null }
  const birth = await findRegistrationChart(context, draft, await languageOf(request))
  if (birth.ok) return { ok: true, birth }
  if (birth.status === 422) return { ok: true, birth: { ok: true, input: birth.input, failure: { kind: 'failed' } } }
  const isYoung = birth.refusal.problems.birth_date === 'date.young'
  return isYoung ? { ok: false, problems: { [LEAVE_BIRTH]: 'birth.young' } } : { ok: true, birth: null }
}
