import type { blocking as source } from '../en/blocking'
import type { Answer } from '../translate'

export const blocking: Answer<typeof source> = {
  block: 'Заблокировать',
  blocking: 'Блокируем…',
  blockTitle: 'Заблокировать участника {{name}}?',
  blockText:
    'Вы больше не найдёте и не увидите друг друга. Если вы в контактах, связь прервётся. {{name}} об этом не узнает. Снять блокировку можно в разделе «Настройки → Приватность».',
  missing: 'Такого участника здесь больше нет.',
}
