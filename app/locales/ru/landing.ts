import type { landing as source } from '../en/landing'
import type { Answer } from '../translate'

export const landing: Answer<typeof source> = {
  title: 'Human Design Social: узнайте, как вам принимать решения',
  description:
    'Карта Дизайна Человека по дате, времени и месту рождения без регистрации: интерактивный бодиграф с пояснениями, положения планет сверены со Swiss Ephemeris.',
  mainMenu: 'Главное меню',
  signIn: 'Войти',
  getStarted: 'Начать',
  openApp: 'Открыть приложение',
  methodology: 'Методика',

  headline: 'Узнайте, как вам принимать решения.',
  lead: 'Ваша карта с точностью до угловой секунды на момент рождения и люди, которые понимают, о чём она.',
  startJourney: 'Начать путь',
  calculator: 'Карта по данным рождения',
  showChart: 'Показать карту',
  notStored: 'Ничего не сохраняется, пока вы сами не сохраните.',
  checked: 'Положения планет сверены со Swiss Ephemeris.',
  howMeasured: 'Как мы это измеряем',
  seeChart: 'Посмотреть карту',
  checkFields: 'Некоторые поля нужно поправить.',

  example: 'Пример',
  exampleBirth: 'Рождение 5 июля 1980 года в 09:30, Нижний Новгород',
  yourChart: 'Ваша карта',
  bornAt: 'Рождение {{date}} в {{time}}, {{city}}, {{country}}',
  bornOn: 'Рождение {{date}}, {{city}}, {{country}}, время неизвестно',
  offsetUsed: '{{zone}}, UTC{{offset}}',
  save: 'Сохранить',
  saveText: 'Для этого понадобится аккаунт. Данные рождения перейдут в него, и видеть их будете только вы.',
  another: 'Другое рождение',

  featuresTitle: 'Что внутри',
  'feature.calculations': 'Точный расчёт карты',
  'feature.calculationsText':
    '26 активаций вплоть до линии, цвета, тона и базы. Насколько каждое положение расходится с эталоном, измерено и опубликовано.',
  'feature.matching': 'Совместимость',
  'feature.matchingText': 'Как ваш тип встречается с другим, и почему число именно такое.',
  'feature.community': 'Сообщество и обучение',
  'feature.communityText': 'Люди, которые читают карты на двух языках, и значение каждых ворот, канала и центра.',
  'feature.insights': 'Подсказки на каждый день',
  'feature.insightsText': 'Ориентир на день, который исходит из вашего типа и авторитета.',
  'feature.privacy': 'Забота о приватности',
  'feature.privacyText': 'Данные рождения видите только вы, если не решите иначе. Ни рекламы, ни слежки.',
  'feature.growth': 'Путь роста',
  'feature.growthText': 'Карта остаётся прежней, а понимание её растёт шаг за шагом.',

  callTitle: 'Узнайте, о чём ваша карта.',
  callText: 'Аккаунт бесплатный, и всё о вашей собственной карте останется бесплатным.',
  getStartedFree: 'Начать бесплатно',

  copyright: '© {{years}} Human Design Social',
  footerLinks: 'Об этом сайте',
  terms: 'Условия',
  privacy: 'Приватность',
  places: 'Места: GeoNames, CC BY 4.0',
}
