import type { unsubscribe as source } from '../en/unsubscribe'
import type { Answer } from '../translate'

export const unsubscribe: Answer<typeof source> = {
  title: 'Отписка',
  copy: 'Какие письма больше не присылать? Всё остальное в аккаунте останется как было.',
  which: 'Больше не присылать',
  all: 'Все уведомления и рассылку',
  topic: 'Только это: {{topic}}',
  stop: 'Отписаться',
  stopping: 'Отписываем…',
  doneAll: 'Готово: уведомления и рассылка больше не будут приходить на почту.',
  doneTopic: 'Готово: писем на тему «{{topic}}» больше не будет.',
  malformed: 'Ссылка неполная или больше не действует. Выбрать, какие письма получать, можно в настройках.',
  settings: 'Настройки уведомлений',
}
