import type { termsNotice as source } from '../en/terms-notice'
import type { Answer } from '../translate'

export const termsNotice: Answer<typeof source> = {
  title: 'Условия изменились',
  text: 'Теперь в них сказано, сколько стоит Премиум и как отказаться от договора.',
  changes: 'Что изменилось',
  dismiss: 'Понятно',
  failed: 'Не удалось сохранить. Попробуйте ещё раз.',
}
