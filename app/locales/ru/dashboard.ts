import type { dashboard as source } from '../en/dashboard'
import type { Answer } from '../translate'

export const dashboard: Answer<typeof source> = {
  title: 'Главная',
  welcome: 'Здравствуйте, {{name}}',

  glance: 'Дизайн Человека вкратце',
  openChart: 'Открыть карту',
  strategy: 'Стратегия',
  authority: 'Авторитет',
  profile: 'Профиль',
  signature: 'Подпись',
  notSelf: 'Тема ложного Я',
  chartName: 'Ваш бодиграф. {{centers}}, {{gates}}',
  centersDefined: 'Определено центров: {{count}} из 9',
  gates_one: '{{count}} ворота',
  gates_few: '{{count}} ворот',
  gates_many: '{{count}} ворот',
  gates_other: '{{count}} ворот',

  meet: 'Как вы встречаете день',
  decide: 'Как вы решаете',

  gettingStarted: 'С чего начать',
  startText: 'Для карты нужны дата, время и место рождения. С ней на этой странице появится, что рассказать.',
  enterBirthData: 'Ввести данные рождения',
  startTime: 'Точного времени нет? Введите то, что знаете: карта покажет, что остаётся открытым.',

  quickActions: 'Быстрые действия',
  readChart: 'Читать карту',
  openMessages: 'Открыть сообщения',
  checkTime: 'Проверить время рождения',
  updateBirthData: 'Изменить данные рождения',
}
