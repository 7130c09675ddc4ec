import type { unsubscribe as source } from '../en/unsubscribe'
import type { Answer } from '../translate'

export const unsubscribe: Answer<typeof source> = {
  title: 'Отписка',
  copy: 'Какие письма больше не присылать? Всё остальное в аккаунте останется как есть.',
  which: 'Больше не присылать',
  all: 'Все письма-обзоры',
  topic: 'Только это: {{topic}}',
  stop: 'Отписаться',
  stopping: 'Отписываем...',
  doneAll: 'Готово: письма-обзоры больше не придут.',
  doneTopic: 'Готово: по почте больше ничего не придёт об этом: {{topic}}.',
  malformed: 'Ссылка неполная или больше не действует. Выбрать, о чём сообщать, можно в настройках.',
  settings: 'Настройки уведомлений',
}
