import type { landing as source } from '../en/landing'
import type { Answer } from '../translate'

export const landing: Answer<typeof source> = {
  title: 'Human Design Social: узнайте, как вам принимать решения',
  description:
    'Карта Дизайна Человека по дате, времени и месту рождения — без регистрации. Интерактивный бодиграф с пояснениями, положения планет сверены со Swiss Ephemeris.',
  mainMenu: 'Главное меню',
  signIn: 'Войти',
  getStarted: 'Начать',
  openApp: 'Открыть приложение',
  methodology: 'Методика',

  headline: 'Узнайте, как вам принимать решения.',
  lead: 'Карта на момент вашего рождения, точная до угловой секунды, и люди, которые понимают, о чём она.',
  startJourney: 'Начать путь',
  calculator: 'Рассчитайте свою карту',
  showChart: 'Показать карту',
  notStored: 'Пока вы не сохраните карту, ничего не хранится.',
  checked: 'Положения планет сверены со Swiss Ephemeris.',
  howMeasured: 'Как это измерено',
  checkFields: 'Проверьте отмеченные поля.',

  example: 'Пример',
  yourChart: 'Ваша карта',

  copyright: '© {{years}} Human Design Social',
  footerLinks: 'Об этом сайте',
  library: 'Библиотека',
  help: 'Помощь',
  guidelines: 'Правила',
  terms: 'Условия',
  privacy: 'Конфиденциальность',
  independent: 'Сайт не связан с Jovian Archive',
  places: 'Места: GeoNames, CC BY 4.0',
}
