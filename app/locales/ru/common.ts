import type { common as source } from '../en/common'
import type { Answer } from '../translate'

export const common: Answer<typeof source> = {
  brand: 'Human Design Social',
  tagline: 'Социальная сеть Дизайна Человека',
  backHome: 'На главную',
  retry: 'Повторить',
  close: 'Закрыть',
  toastKey: 'Переводит фокус на это сообщение',
  cancel: 'Отмена',
  language: 'Язык',
  theme: 'Тема',
  themeSystem: 'Системная',
  themeLight: 'Светлая',
  themeDark: 'Тёмная',
  skipToContent: 'Перейти к содержанию',
  loading: 'Загрузка…',
  moreShown: 'Загружено ещё',
  withdraw: 'Отказаться от договора',
  accessibility: 'Доступность',
  legal: 'Правовая информация',
  uncertainTime: 'Может отличаться: время рождения известно неточно',
  couldDiffer: 'может отличаться',
}
