import type { loveMatch as source } from '../en/love-match'
import type { Answer } from '../translate'

export const loveMatch: Answer<typeof source> = {
  typeMatch: 'Совместимость типов',
  'typeMatch.text': 'Как два типа ладят в повседневном общении. Таблица одна для всех пар и карт не учитывает.',
  loveMatch: 'Совместимость в любви',
  'loveMatch.text':
    'За основу взята таблица типов для любви, а карты сдвигают результат. У одних и тех же карт он не меняется ото дня ко дню.',
  'loveMatch.types': 'Одной из карт нет или она для вас закрыта, поэтому числа только по вашим типам.',

  // How the overall score comes about
  'overall.types': 'По типам — {{percent}}.',
  'overall.raised': 'С учётом обеих карт — выше, {{percent}}.',
  'overall.lowered': 'С учётом обеих карт — ниже, {{percent}}.',
  'overall.kept': 'Карты ничего не меняют.',

  // The six scores, and what each looks at
  'score.romantic': 'Романтика',
  'score.romantic.text': 'Притяжение: каналы, которые вы замыкаете вместе, мосты и то, кто держит направление.',
  'score.emotional': 'Эмоции',
  'score.emotional.text': 'Чувства: каналы Эмоционального центра и то, кто из вас живёт волнами.',
  'score.energetic': 'Энергия',
  'score.energetic.text': 'Темп: каналы Сакрального, Корневого и Эго-центра и то, у кого из вас ровная энергия.',
  'score.communication': 'Общение',
  'score.communication.text': 'Разговор: каналы Горлового и Теменного центров и линии ваших профилей.',
  'score.intimacy': 'Близость',
  'score.intimacy.text': 'Прикосновение, дом и поддержка: каналы племенного контура и мосты.',
  'score.longTerm': 'Надолго',
  'score.longTerm.text': 'Годы вместе: общие каналы, уступки, линии ваших профилей и тема связи.',

  // What counts together in a score
  base: 'С чего начинает каждая пара',
  limited: 'Всего {{sum}}, засчитано {{points}}: сильнее одно обстоятельство оценку не сдвигает.',
  'term.electromagnetic': 'Каналы, которые вы замыкаете вместе',
  'term.companionship': 'Общие каналы',
  'term.compromise': 'Каналы, в которых кто-то уступает',
  'term.bridge': 'Мосты',
  'term.g': 'Джи-центр',
  'term.sacral': 'Сакральный центр',
  'term.solar_plexus': 'Эмоциональный центр',
  'term.solar_plexus_channels': 'Каналы Эмоционального центра',
  'term.motor_channels': 'Каналы Сакрального, Корневого и Эго-центра',
  'term.throat_channels': 'Каналы Горлового и Теменного центров',
  'term.tribal_channels': 'Каналы племенного контура',
  'term.harmonic': 'Созвучные линии',
  'term.equal': 'Одинаковые линии',
  'term.theme': 'Тема связи',

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
  'band.difficult.text': 'Ниже 20. Помогают мягкость и место, которое вы оставляете друг другу.',

  // Groups of people by the overall score
  'group.soulmates': 'Родственные души',
  'group.high': 'Высокая совместимость',
  'group.good': 'Хорошая совместимость',
  'group.rest': 'Меньше 70\u00a0%? Ищите по имени: во вкладках таких людей нет.',

  // Labels, and the rule that gave each
  'relationship.soulmate': 'Родственная душа',
  'relationship.life_partner': 'Спутник жизни',
  'relationship.growth_partner': 'Партнёр для развития',
  'relationship.adventure_buddy': 'Товарищ по приключениям',
  'relationship.twin_flame': 'Близнецовое пламя',
  'rule.both_bridged': 'Вы соединяете части карт друг друга и замыкаете вместе не меньше четырёх каналов.',
  'rule.high_and_lasting': 'Совместимость в любви — 90\u00a0% или больше, а оценка «Надолго» — 70 или больше.',
  'rule.common_ground':
    'У вас есть общие каналы, а каналов, в которых кто-то уступает, больше, чем общих, не более чем на один.',
  'rule.lasting': 'Оценка «Надолго» — 76 или больше.',
  'rule.two_sacrals': 'Сакральный центр определён в обеих картах, а оценка «Энергия» — 72 или больше.',
  'rule.one_window':
    'Вместе вы определяете восемь центров, оценка «Энергия» — 72 или больше, и каналов, которые притягивают, не меньше, чем тех, в которых кто-то уступает.',
  'rule.otherwise': 'Ни одно другое название не подходит: в этой связи главное — чему вы учитесь друг у друга.',
  'rule.types_90': 'Совместимость в любви — 90\u00a0% или больше (только по типам).',
  'rule.types_80': 'Совместимость в любви — 80\u00a0% или больше (только по типам).',
  'rule.types_otherwise':
    'Совместимость в любви ниже 80\u00a0% (только по типам): здесь главное — чему вы учитесь друг у друга.',
}
