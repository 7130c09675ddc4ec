import type { timeZone as source } from '../en/time-zone'
import type { Answer } from '../translate'

export const timeZone: Answer<typeof source> = {
  label: 'Часовой пояс',
  question: 'Часовой пояс устройства — {{device}}, в настройках — {{own}}. Переключить?',
  switch: 'Переключить',
  keep: 'Оставить',
  failed: 'Не удалось сохранить выбор. Попробуйте ещё раз.',
}
