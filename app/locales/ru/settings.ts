import type { settings as source } from '../en/settings'
import type { Answer } from '../translate'

export const settings: Answer<typeof source> = {
  title: 'Настройки',
  tabs: 'Настройки',
  'tab.hd-data': 'Данные карты',
}
