import type { blocking as source } from '../en/blocking'
import type { Answer } from '../translate'

export const blocking: Answer<typeof source> = {
  block: 'Заблокировать',
  blocking: 'Блокируем...',
  blockTitle: 'Заблокировать профиль «{{name}}»?',
  blockText:
    'Вы больше не найдёте друг друга и ничего друг о друге не увидите. Если вы связаны контактом, он прервётся. {{name}} об этом не узнает. Снять блокировку можно в настройках, в разделе «Приватность».',
  missing: 'Такого участника здесь больше нет.',
}
