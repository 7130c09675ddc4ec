import type { loveMatch as source } from '../en/love-match'
import type { Answer } from '../translate'

export const loveMatch: Answer<typeof source> = {
  typeMatch: 'Совместимость типов',
  'typeMatch.text': 'Как два типа ладят в повседневном общении. Таблица одна для всех пар, карты она не учитывает.',
  loveMatch: 'Совместимость в любви',
  'loveMatch.text':
    'К оценке ваших типов по таблице для любви прибавляются очки за то, что карты показывают вместе, а иногда вычитаются из неё. Вы видите одно и то же число.',

  // The sum, line by line
  types: 'Ваши типы',
  partBase: 'Дают ваши типы',
  bound: 'Каждая из шести оценок — от 0 до 100',
  total: 'Итого',
  agree: 'Каждая строка входит в свои оценки, а общая оценка — их среднее, округлённое вверх.',

  // The six scores, and what each looks at
  'score.romantic': 'Романтика',
  'score.romantic.text': 'Притяжение: каналы, которые вы замыкаете вместе, каналы, в которых кто-то уступает, и мосты.',
  'score.emotional': 'Эмоции',
  'score.emotional.text':
    'Чувства: каналы Эмоционального центра, кто из вас живёт волнами и насколько вы открыты вдвоём.',
  'score.energetic': 'Энергия',
  'score.energetic.text':
    'Темп: каналы Сакрального и Корневого центров и Эго-центра и то, у кого из вас ровная энергия.',
  'score.communication': 'Общение',
  'score.communication.text': 'Разговор: каналы Горлового и Теменного центров и линии ваших профилей.',
  'score.intimacy': 'Близость',
  'score.intimacy.text': 'Прикосновение, дом и поддержка: мосты, каналы племенного контура и Селезёночного центра.',
  'score.longTerm': 'Надолго',
  'score.longTerm.text':
    'Годы вместе: общие каналы, каналы только одной карты, линии ваших профилей и центры, которые и вдвоём остаются открытыми.',

  // How a score is spoken of
  'band.excellent': 'Отлично',
  'band.excellent.text': 'От 80. Многое складывается само, но внимания всё равно требует.',
  'band.good': 'Хорошо',
  'band.good.text': 'От 60. Хорошая основа и несколько мест, к которым стоит присмотреться.',
  'band.moderate': 'Умеренно',
  'band.moderate.text': 'От 40. Нужны разговоры и терпение, и они окупаются.',
  'band.challenging': 'Непросто',
  'band.challenging.text': 'От 20. Здесь вы очень разные: есть чему поучиться, если для вас двоих это важно.',
  'band.difficult': 'Трудно',
  'band.difficult.text': 'Ниже 20. Помогают мягкость и свобода, которую вы оставляете друг другу.',

  // Groups of people by the overall score
  'group.soulmates': 'Родственные души',
  'group.high': 'Высокая совместимость',
  'group.good': 'Хорошая совместимость',
  'group.rest': 'Меньше 70\u202f%? Ищите по имени: во вкладках таких людей нет.',

  // Labels, and what each means: for types and charts together, and for types alone
  'relationship.twin_flame': 'Близнецовое пламя',
  'relationship.twin_flame.byCharts': 'От 95: ваши типы и карты вместе дают одну из самых высоких оценок.',
  'relationship.twin_flame.byTypes': 'От 95: ваши типы сочетаются исключительно хорошо.',
  'relationship.soulmate': 'Родственная душа',
  'relationship.soulmate.byCharts': 'От 90 до 94: ваши типы и карты вместе дают очень высокую оценку.',
  'relationship.soulmate.byTypes': 'От 90 до 94: ваши типы очень хорошо сочетаются.',
  'relationship.life_partner': 'Спутник жизни',
  'relationship.life_partner.byCharts': 'От 80 до 89: надёжная основа для жизни вдвоём и несколько тем для разговора.',
  'relationship.life_partner.byTypes': 'От 80 до 89: ваши типы хорошо сочетаются.',
  'relationship.growth_partner': 'Партнёр для развития',
  'relationship.growth_partner.byCharts': 'От 70 до 79: вам есть за что ценить друг друга и чему друг у друга учиться.',
  'relationship.growth_partner.byTypes': 'От 70 до 79: вашим типам есть чему поучиться друг у друга.',
  'relationship.adventure_buddy': 'Товарищ по приключениям',
  'relationship.adventure_buddy.byCharts': 'Меньше 70: не торопитесь и будьте готовы удивляться.',
  'relationship.adventure_buddy.byTypes': 'Меньше 70: ваши типы очень разные.',
}
