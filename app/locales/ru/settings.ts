import type { settings as source } from '../en/settings'
import type { Answer } from '../translate'

export const settings: Answer<typeof source> = {
  title: 'Настройки',
  tabs: 'Настройки',
  'tab.personal': 'Личное',
  'tab.privacy': 'Приватность',
  'tab.notifications': 'Уведомления',
  'tab.premium': 'Премиум',
  'tab.hd-data': 'Данные карты',
  'tab.referral': 'Приглашения',
  'tab.account': 'Аккаунт',
}
