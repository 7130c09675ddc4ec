import type { passwords as source } from '../en/passwords'
import type { Answer } from '../translate'

export const passwords: Answer<typeof source> = {
  password: 'Пароль',
  newPassword: 'Новый пароль',
  currentPassword: 'Текущий пароль',
  confirmPassword: 'Пароль ещё раз',
  alsoEnded: 'Также больше не действуют: {{list}}. Всё это можно настроить заново.',
  'ended.feed': 'адрес календаря',
  'ended.tokens': 'токены API',
  'ended.signIns': 'привязанные способы входа',
  'ended.passkeys': 'ключи доступа',
  'ended.chartLinks': 'ссылки на карты семьи и клиентов',
  strengthNone: 'Не меньше {{least}} знаков',
  strengthCommon: 'Слишком распространённый. Придумайте другой.',
  strengthWeak: 'Слабый пароль',
  strengthFair: 'Пароль средней надёжности',
  strengthGood: 'Хороший пароль',
  strengthStrong: 'Надёжный пароль',
}
