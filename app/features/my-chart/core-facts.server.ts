import type { OwnChart } from '~/data/charts.server'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/i18n.server'
import type { CoreFact } from './my-chart'

/** Type, authority and profile, as far as they are stored, each with one sentence on why it matters. */
export function toCoreFacts(own: OwnChart, language: Language): CoreFact[] {
  const t = translator(language, 'readings-core')
  const { hdType: type, hdAuthority: authority, hdProfile: profile } = own
  return [
    ...(type ? [{ term: 'type', code: type, why: t(`type.${type}.why`) } as const] : []),
    ...(authority ? [{ term: 'authority', code: authority, why: t(`authority.${authority}.why`) } as const] : []),
    ...(profile ? [{ term: 'profile', code: profile, why: t(`profile.${profile}.why`) } as const] : []),
  ]
}
