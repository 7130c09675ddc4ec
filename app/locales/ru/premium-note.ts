import type { premiumNote as source } from '../en/premium-note'
import type { Answer } from '../translate'

export const premiumNote: Answer<typeof source> = {
  lifts: 'С Премиумом ограничений нет.',
  seePremium: 'О Премиуме',
}
