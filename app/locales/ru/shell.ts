import type { shell as source } from '../en/shell'
import type { Answer } from '../translate'

export const shell: Answer<typeof source> = {
  navigation: 'Главное меню',
  search: 'Поиск',
  home: 'Главная',
  messages: 'Сообщения',
  messagesUnread: 'Сообщения, непрочитанных: {{count}}',
  notifications: 'Уведомления',
  notificationsUnread: 'Уведомления, непрочитанных: {{count}}',
  settings: 'Настройки',
  yourChart: 'Ваша карта',
  userMenu: '{{name}}: ваш аккаунт',
  yourProfile: 'Ваш профиль',
  moderation: 'Модерация',
  signOut: 'Выйти',
  status: 'Ваш статус',
  'status.online': 'В сети',
  'status.away': 'Нет на месте',
  'status.busy': 'Не беспокоить',
  methodology: 'Методика',
  privacy: 'Конфиденциальность',
  help: 'Помощь',
  guidelines: 'Правила',
  terms: 'Условия',
}
