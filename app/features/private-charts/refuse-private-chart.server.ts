import { data } from '@remix-run/cloudflare'
import { toBirthRefusal } from '~/platform/chart/birth-refusal.server'
import { notFound } from '~/platform/server/http.server'
import { languageOf } from '~/platform/server/i18n.server'
import { refuse } from '~/platform/server/refusal.server'
import type { PrivateAnswer } from './private-charts'
import type { SaveOutcome } from './save-private-chart.server'

type Refused = Exclude<SaveOutcome, { ok: true }> | { ok: false; reason: 'problems'; problems: Record<string, string> }

/** Says why a form of a chart was not done; null: we broke. `blank` holds what was typed. Throws 404 where there is no such chart. */
export async function refusePrivateChart(request: Request, blank: PrivateAnswer, outcome: Refused | null) {
  switch (outcome?.reason) {
    case undefined:
      return refuse<PrivateAnswer>({ ...blank, error: 'unexpected' }, 500)
    case 'missing':
      throw notFound()
    case 'problems':
      return refuse<PrivateAnswer>({ ...blank, problems: outcome.problems }, 400)
    case 'refused': {
      const isChoice = outcome.refusal.code === 'ambiguous_local_time'
      const refusal = toBirthRefusal(outcome.refusal, await languageOf(request))
      return refuse<PrivateAnswer>({ ...blank, ...refusal }, isChoice ? 409 : 422)
    }
    case 'too_many':
      return refuse<PrivateAnswer>({ ...blank, error: 'tooMany' }, 429, outcome.retryAfterSeconds)
    case 'full':
      return refuse<PrivateAnswer>({ ...blank, error: 'full' }, 409)
    case 'service':
      return data<PrivateAnswer>({ ...blank, error: 'service' }, { status: 502 })
  }
}
