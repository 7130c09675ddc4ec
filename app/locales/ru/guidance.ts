import type { guidance as source } from '../en/guidance'
import type { Answer } from '../translate'

export const guidance: Answer<typeof source> = {
  title: 'На сегодня',
  because: 'Почему?',
  becauseOf: 'Почему: {{part}}',
  strategy: 'Как идти по этому дню',
  focus: 'Фокус',
  avoid: 'Чего избегать',
  affirmation: 'Аффирмация',
  lucky: 'Счастливые ворота',
  authority: 'Как сегодня решать',
  also: 'Ещё сегодня',
  skyUnknown: 'Сейчас не удалось узнать, где стоят планеты, поэтому подсказок пока нет.',
  again: 'Попробовать ещё раз',
  chartFirst: 'Для подсказок нужна ваша карта',
  chartFirstText: 'Они складываются из вашего типа, авторитета и того, что сегодняшнее небо замыкает в вашей карте.',
  enterBirthData: 'Ввести данные рождения',

  personal: 'Личный инсайт дня',
  personalOpen: 'Прочитать личный инсайт дня',
  personalMore: 'Весь инсайт, несколько абзацев каждый день заново по вашей карте, входит в Премиум.',
  seePremium: 'Что открывает Премиум',
  personalMade: 'Составлено по правилам из вашей карты и неба этого дня.',
  personalRephrased: 'Составлено по правилам из вашей карты и неба этого дня и пересказано языковой моделью.',

  lunarMonth: 'Ваш лунный месяц',
  lunarMonthText:
    'Через эти ворота Луна касается вашей карты в ближайшие 28 дней: в ваших воротах она их подчёркивает, во второй половине канала замыкает его на несколько часов. Время указано для пояса {{zone}}.',
  lunarOwn: 'Ворота {{gate}}, {{name}}: ваши, подчёркнуты',
  lunarCompletes: 'Ворота {{gate}}, {{name}}: замыкают {{channels}}',
  lunarSpan: 'с {{from}} до {{until}}',
  lunarNow: 'сейчас',
  lunarLater_one: 'Показать ещё {{count}} день',
  lunarLater_few: 'Показать ещё {{count}} дня',
  lunarLater_many: 'Показать ещё {{count}} дней',
  lunarLater_other: 'Показать ещё {{count}} дня',
  lunarNone: 'В ближайшие 28 дней Луна не касается ни одних ворот вашей карты.',
  lunarUnknown: 'Сейчас не удалось узнать путь Луны.',
  lunarOpen: 'Посмотреть лунный месяц',
}
