import type { OwnChart } from '~/data/charts.server'
import type { Chart } from '~/domain/human-design/chart'
import { CENTERS } from '~/domain/human-design/codes'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/i18n.server'
import type { CoreFact, NamedCenter } from './my-chart'

// Named here, so that the page begins without the terms and readings of the whole subject.

/** Type, authority and profile, as far as they are stored, each with one sentence on why it matters. */
export function toCoreFacts(own: OwnChart, language: Language): CoreFact[] {
  const hd = translator(language, 'hd')
  const t = translator(language, 'readings-core')
  const { hdType: type, hdAuthority: authority, hdProfile: profile } = own
  const facts: CoreFact[] = []
  if (type) facts.push({ term: 'type', code: type, name: hd(`type.${type}`), why: t(`type.${type}.why`) })
  if (authority) {
    facts.push({ term: 'authority', name: hd(`authority.${authority}`), why: t(`authority.${authority}.why`) })
  }
  if (profile) {
    facts.push({ term: 'profile', name: `${profile} ${hd(`profile.${profile}`)}`, why: t(`profile.${profile}.why`) })
  }
  return facts
}

/** The nine centers from Head to Root. */
export function toNamedCenters({ centers }: Chart, language: Language): NamedCenter[] {
  const hd = translator(language, 'hd')
  return CENTERS.map((code) => ({
    code,
    name: hd(`center.${code}`),
    state: centers[code],
    stateName: hd(`centerState.${centers[code]}`),
  }))
}
