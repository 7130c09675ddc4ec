import type { shareCard as source } from '../en/share-card'
import type { Answer } from '../translate'

export const shareCard: Answer<typeof source> = {
  title: 'Поделиться картой',
  lead: 'На изображении — то, что в вашем профиле видно всем, на языке вашего аккаунта.',
  size: 'Размер изображения',
  'size.wide': 'Для ссылки',
  'size.square': 'Для публикации',
  'size.tall': 'Для истории',
  measures: '{{width}} × {{height}}',
  preview: 'Изображение вашего профиля, {{width}} на {{height}} пикселей',
  failed: 'Не удалось создать изображение.',
  again: 'Повторить',
  download: 'Скачать изображение',
  copyLink: 'Скопировать ссылку',
  share: 'Поделиться…',
  onlyName: 'Ваша карта открыта не всем, поэтому на изображении только имя.',
  noChart: 'Карты пока нет, поэтому на изображении только имя.',
  closed: 'Ваш профиль открыт не всем, поэтому изображения нет. Чтобы открыть ссылку, нужно войти.',
  privacy: 'Настройки приватности',
  link: 'Ссылка на ваш профиль',
}
