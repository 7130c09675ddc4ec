import type { timeZone as source } from '../en/time-zone'
import type { Answer } from '../translate'

export const timeZone: Answer<typeof source> = {
  label: 'Сменить часовой пояс?',
  question: 'Часовой пояс устройства — {{device}}, в настройках — {{own}}. Переключить?',
  switch: 'Переключить',
  keep: 'Оставить',
  done: 'Часовой пояс: {{zone}}.',
  failed: 'Не удалось сохранить выбор. Попробуйте ещё раз.',
}
