import type { shell as source } from '../en/shell'
import type { Answer } from '../translate'

export const shell: Answer<typeof source> = {
  navigation: 'Главное меню',
  home: 'Главная',
  settings: 'Настройки',
  yourChart: 'Ваша карта',
  userMenu: '{{name}}: ваш аккаунт',
  yourProfile: 'Ваш профиль',
  signOut: 'Выйти',
  methodology: 'Методика',
  privacy: 'Конфиденциальность',
  help: 'Помощь',
  guidelines: 'Правила',
  terms: 'Условия',
}
