import type { landingMore as source } from '../en/landing-more'
import type { Answer } from '../translate'

export const landingMore: Answer<typeof source> = {
  authority: 'Авторитет: {{name}}',
  exampleBirth: 'Рождение 5 июля 1980 года в 09:30, Нижний Новгород',
  date: '{{dayAndMonth}} {{year}} года',
  bornAt: 'Рождение {{date}} в {{time}}, {{city}}, {{country}}',
  bornOn: 'Рождение {{date}}, {{city}}, {{country}}, время неизвестно',
  offsetUsed: '{{zone}}, UTC{{offset}}',
  save: 'Сохранить',
  saveText: 'Для этого понадобится аккаунт. Данные рождения перейдут в него, и видеть их будете только вы.',
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
  'feature.growthText': 'Короткие уроки с вопросами о вашей карте, и всегда видно, сколько уже пройдено.',
  callTitle: 'Узнайте, о чём ваша карта.',
  callText: 'Аккаунт бесплатный, и всё о вашей собственной карте останется бесплатным.',
  getStartedFree: 'Начать бесплатно',
}
