import type { landingMore as source } from '../en/landing-more'
import type { Answer } from '../translate'

export const landingMore: Answer<typeof source> = {
  authority: 'Авторитет: {{name}}',
  exampleBirth: '5 июля 1980 года, 09:30, Нижний Новгород',
  date: '{{dayAndMonth}} {{year}} года',
  bornAt: '{{date}}, {{time}}, {{city}}, {{country}}',
  bornOn: '{{date}}, {{city}}, {{country}}, время неизвестно',
  offsetUsed: '{{zone}}, UTC{{offset}}',
  save: 'Сохранить карту',
  saveText: 'Чтобы сохранить карту, создайте аккаунт. Данные рождения перейдут в него, и видеть их будете только вы.',
  featuresTitle: 'Что внутри',
  'feature.calculations': 'Точный расчёт карты',
  'feature.calculationsText':
    '26 активаций вплоть до линии, цвета, тона и базы. Погрешность каждого положения измерена и опубликована.',
  'feature.matching': 'Совместимость',
  'feature.matchingText': 'Как сочетаются типы и почему оценка именно такая.',
  'feature.community': 'Сообщество и обучение',
  'feature.communityText':
    'Люди, которые разбираются в картах и говорят по-русски и по-английски. И статьи обо всех воротах, каналах и центрах.',
  'feature.insights': 'Инсайты на каждый день',
  'feature.insightsText': 'Подсказка на день по вашему типу и авторитету.',
  'feature.privacy': 'Забота о приватности',
  'feature.privacyText': 'Данные рождения видите только вы, пока сами их не откроете. Ни рекламы, ни слежки.',
  'feature.growth': 'Путь роста',
  'feature.growthText': 'Короткие уроки с вопросами о вашей карте. Видно, сколько уже пройдено.',
  callTitle: 'Узнайте, что говорит ваша карта.',
  callText: 'Аккаунт бесплатный, и всё о вашей собственной карте останется бесплатным.',
  getStartedFree: 'Начать бесплатно',
}
