import type { shareCard as source } from '../en/share-card'
import type { Answer } from '../translate'

export const shareCard: Answer<typeof source> = {
  title: 'Поделиться картой',
  lead: 'На картинке то, что в вашем профиле видно всем, на языке вашей учётной записи.',
  size: 'Размер картинки',
  'size.wide': 'К ссылке',
  'size.square': 'Запись',
  'size.tall': 'История',
  measures: '{{width}} × {{height}}',
  preview: 'Картинка вашего профиля, {{width}} на {{height}} пикселей',
  failed: 'Картинку сейчас не удалось нарисовать.',
  again: 'Повторить',
  download: 'Скачать картинку',
  copyLink: 'Скопировать ссылку',
  share: 'Поделиться…',
  onlyName: 'Ваша карта открыта не всем, поэтому на картинке только имя.',
  noChart: 'Карты пока нет, поэтому на картинке только имя.',
  closed: 'Картинки нет: ваш профиль открыт не всем. Чтобы открыть ссылку, нужно войти.',
  privacy: 'Настройки приватности',
  link: 'Ссылка на ваш профиль',
}
