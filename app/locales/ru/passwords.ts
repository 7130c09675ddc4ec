import type { passwords as source } from '../en/passwords'
import type { Answer } from '../translate'

export const passwords: Answer<typeof source> = {
  password: 'Пароль',
  newPassword: 'Новый пароль',
  currentPassword: 'Текущий пароль',
  confirmPassword: 'Пароль ещё раз',
  strengthCommon: 'Этот пароль пробуют первым все, кто подбирает пароли. Его можно оставить, но другой надёжнее.',
  strengthWeak: 'Слабый пароль',
  strengthFair: 'Пароль средней надёжности',
  strengthGood: 'Хороший пароль',
  strengthStrong: 'Надёжный пароль',
}
