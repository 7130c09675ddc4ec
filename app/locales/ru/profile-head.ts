import type { profileHead as source } from '../en/profile-head'
import type { Answer } from '../translate'

export const profileHead: Answer<typeof source> = {
  description: '{{type}}, {{profile}}, авторитет: {{authority}}.',
  descriptionProfileWithheld: '{{type}}, авторитет: {{authority}}.',
  descriptionPlain: '{{name}} на Human Design Social.',
  cardOf: '{{name}} на Human Design Social',
}
