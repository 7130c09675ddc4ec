import { ageOn } from '~/domain/birth/age'
import { MEMBER_MIN_AGE } from '~/domain/membership/limits'

/**
 * What somebody who opens a link may do with its chart: `register` takes it along to a new account, `own` makes it their chart, `keep`
 * keeps it among their family and clients. `owner` gave the link. `none`: a visitor, and the person is too young for an account.
 * `paused`: their account is away, and nothing is saved in it until it is back.
 */
export type LinkOffer = 'owner' | 'register' | 'own' | 'keep' | 'none' | 'paused'

type LinkViewer = {
  relation: 'owner' | 'member' | 'visitor' | 'paused'
  /** They have birth data or a chart of their own, which a link doesn't replace. */
  hasBirth: boolean
}

/** What to offer; `birthDate` (`YYYY-MM-DD`) is that of the linked chart. */
export function linkOffer({ relation, hasBirth }: LinkViewer, birthDate: string, now: Date): LinkOffer {
  if (relation === 'owner' || relation === 'paused') return relation
  const isYoung = ageOn(birthDate, now) < MEMBER_MIN_AGE
  if (relation === 'visitor') return isYoung ? 'none' : 'register'
  return hasBirth || isYoung ? 'keep' : 'own'
}
