import { ageOn } from '~/domain/birth/age'
import { MEMBER_MIN_AGE } from '~/domain/membership/limits'

/**
 * What whoever opens a link may do with its chart: `register` takes it along to a new account, `own` makes it their chart, `keep` keeps
 * it among their family and clients. `owner` gave the link. `none`: a visitor, and the person is too young for an account.
 */
export type LinkOffer = 'owner' | 'register' | 'own' | 'keep' | 'none'

type Looker = {
  relation: 'owner' | 'member' | 'visitor'
  /** They have a chart of their own. */
  hasChart: boolean
}

/** What to offer; `birthDate` (`YYYY-MM-DD`) is that of the linked chart. */
export function linkOffer({ relation, hasChart }: Looker, birthDate: string, now: Date): LinkOffer {
  if (relation === 'owner') return 'owner'
  const isYoung = ageOn(birthDate, now) < MEMBER_MIN_AGE
  if (relation === 'visitor') return isYoung ? 'none' : 'register'
  return hasChart || isYoung ? 'keep' : 'own'
}
