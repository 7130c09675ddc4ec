import type { memberCard as source } from '../en/member-card'
import type { Answer } from '../translate'
import { typeNames } from './type-names'

export const memberCard: Answer<typeof source> = {
  ...typeNames,
  verified: 'Подтверждённый профиль',
  practitioner: 'Практик',
  online: 'В сети',
  match: 'Совместимость типов',
  percent: '{{percent}}\u202f%',
  why: 'Почему?',
  whyNamed: 'Почему {{percent}}\u202f%: {{name}}',
  location: 'Место:',
  followers_one: '{{count}} подписчик',
  followers_few: '{{count}} подписчика',
  followers_many: '{{count}} подписчиков',
  followers_other: '{{count}} подписчика',
  posts_one: '{{count}} публикация',
  posts_few: '{{count}} публикации',
  posts_many: '{{count}} публикаций',
  posts_other: '{{count}} публикации',
}
