import type { OwnChart } from '~/data/charts.server'
import type { Chart } from '~/domain/human-design/chart'
import { CENTERS } from '~/domain/human-design/codes'
import type { UncertainTerms } from '~/domain/human-design/uncertain-terms'
import type { Language } from '~/locales/language'
import { translator } from '~/platform/i18n.server'
import { shareText } from '~/ui/chart-reading/share-text'
import type { CoreFact, NamedCenter } from './my-chart'

// Named here, so that the page begins without the terms and readings of the whole subject.

/** Type, authority and profile, as far as they are stored, each with one sentence on why it matters. */
export function toCoreFacts(own: OwnChart, language: Language, uncertain: UncertainTerms | null): CoreFact[] {
  const reading = translator(language, 'reading')
  const shareOf = (term: CoreFact['term']) => shareText(reading, language, uncertain, term)
  const hd = translator(language, 'hd')
  const t = translator(language, 'readings-core')
  const { hdType: type, hdAuthority: authority, hdProfile: profile } = own
  const facts: CoreFact[] = []
  if (type) {
    const names = { name: hd(`type.${type}`), why: t(`type.${type}.why`) }
    facts.push({ term: 'type', code: type, ...names, share: shareOf('type') })
  }
  if (authority) {
    const names = { name: hd(`authority.${authority}`), why: t(`authority.${authority}.why`) }
    facts.push({ term: 'authority', ...names, share: shareOf('authority') })
  }
  if (profile) {
    const names = { name: `${profile} ${hd(`profile.${profile}`)}`, why: t(`profile.${profile}.why`) }
    facts.push({ term: 'profile', ...names, share: shareOf('profile') })
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
