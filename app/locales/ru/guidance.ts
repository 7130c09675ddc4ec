import type { guidance as source } from '../en/guidance'
import type { Answer } from '../translate'

export const guidance: Answer<typeof source> = {
  title: 'На сегодня',
  allOfDay: 'Все подсказки на сегодня',
  because: 'Почему?',
  becauseOf: 'Почему: {{part}}',
  strategy: 'Как прожить этот день',
  focus: 'Фокус',
  avoid: 'Чего избегать',
  affirmation: 'Аффирмация',
  lucky: 'Счастливые ворота',
  authority: 'Как сегодня решать',
  also: 'Ещё сегодня',
  skyUnknown: 'Не удалось узнать положение планет, поэтому подсказок пока нет.',
  again: 'Повторить',
  chartFirst: 'Для подсказок нужна ваша карта',
  chartFirstText: 'Подсказки учитывают ваш тип, авторитет и каналы, которые сегодня замыкает небо.',
  enterBirthData: 'Указать данные рождения',

  personal: 'Личный инсайт дня',
  personalMore: 'Полный инсайт — несколько абзацев по вашей карте, каждый день новых, — входит в Премиум.',
  seePremium: 'Что открывает Премиум',
  personalMade: 'Составлено по твёрдым правилам на основе вашей карты и положения планет в этот день.',
  personalRephrased:
    'Составлено по твёрдым правилам на основе вашей карты и положения планет в этот день и пересказано языковой моделью.',

  lunarMonth: 'Ваш лунный месяц',
  lunarMonthText:
    'В ближайшие 28 дней Луна пройдёт через эти ворота. Ваши ворота она подчёркивает, а если попадает во вторую половину канала, замыкает его на несколько часов. Часовой пояс: {{zone}}.',
  lunarOwn: 'Ворота {{gate}}, {{name}}: ваши, подчёркнуты',
  lunarCompletes: 'Ворота {{gate}}, {{name}}: замыкают {{channels}}',
  lunarSpan: 'с {{from}} до {{until}}',
  lunarNow: 'сейчас',
  lunarLater_one: 'Показать ещё {{count}} день',
  lunarLater_few: 'Показать ещё {{count}} дня',
  lunarLater_many: 'Показать ещё {{count}} дней',
  lunarLater_other: 'Показать ещё {{count}} дня',
  lunarNone: 'В ближайшие 28 дней Луна не коснётся ваших ворот.',
  lunarUnknown: 'Не удалось узнать путь Луны. Попробуйте позже.',
}
