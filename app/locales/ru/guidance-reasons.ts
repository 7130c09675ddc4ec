import type { guidanceReasons as source } from '../en/guidance-reasons'
import type { Answer } from '../translate'

export const guidanceReasons: Answer<typeof source> = {
  'type.generator': 'Ваш тип — Генератор.',
  'type.manifesting_generator': 'Ваш тип — Манифестирующий Генератор.',
  'type.manifestor': 'Ваш тип — Манифестор.',
  'type.projector': 'Ваш тип — Проектор.',
  'type.reflector': 'Ваш тип — Рефлектор.',
  'authority.emotional': 'У вас определён Эмоциональный центр, поэтому ваш авторитет — эмоциональный.',
  'authority.sacral': 'У вас определён Сакральный центр, а Эмоциональный — нет, поэтому ваш авторитет — сакральный.',
  'authority.splenic':
    'У вас определён Селезёночный центр, а Эмоциональный и Сакральный — нет, поэтому ваш авторитет — селезёночный.',
  'authority.ego_manifested':
    'Вы — Манифестор, а Эмоциональный и Селезёночный центры у вас не определены. В таком случае решает Эго-центр: ваш авторитет — эго-манифестируемый.',
  'authority.ego_projected':
    'Вы — Проектор, а Эмоциональный и Селезёночный центры у вас не определены. В таком случае решает Эго-центр: ваш авторитет — эго-проецируемый.',
  'authority.self_projected': 'Ваш Джи-центр соединён с Горловым, поэтому ваш авторитет — самопроецируемый.',
  'authority.mental': 'Ниже Горлового центра в вашей карте ничего не определено, поэтому ваш авторитет — ментальный.',
  'authority.lunar': 'Ни один ваш центр не определён, поэтому ваш авторитет — лунный.',

  // Who stands somewhere, as a sentence names them
  'body.sun': 'Солнце',
  'body.earth': 'Земля',
  'body.north_node': 'Северный узел',
  'body.south_node': 'Южный узел',
  'body.moon': 'Луна',
  'body.mercury': 'Меркурий',
  'body.venus': 'Венера',
  'body.mars': 'Марс',
  'body.jupiter': 'Юпитер',
  'body.saturn': 'Сатурн',
  'body.uranus': 'Уран',
  'body.neptune': 'Нептун',
  'body.pluto': 'Плутон',

  // Masculine throughout, so that «не определён» and «через …» fit each of them
  'center.head': 'Теменной центр',
  'center.ajna': 'центр Аджна',
  'center.throat': 'Горловой центр',
  'center.g': 'Джи-центр',
  'center.heart': 'Эго-центр',
  'center.spleen': 'Селезёночный центр',
  'center.sacral': 'Сакральный центр',
  'center.solar_plexus': 'Эмоциональный центр',
  'center.root': 'Корневой центр',

  completes:
    '{{body}} сегодня в воротах {{transitGate}}, а ворота {{natalGate}} есть у вас: вместе это канал {{channel}}.',
  sun_stands: 'Солнце сегодня в воротах {{gate}}, линия {{line}}, а быстрые планеты не замыкают ваших каналов.',
  conditions: 'У вас {{center}} не определён, а в его воротах сегодня {{bodies}}.',
  lends: 'У вас {{center}} не определён, но сегодня небо определяет его через {{channels}}.',
  stays_open: 'У вас {{center}} не определён, и планет в его воротах сегодня нет.',
  all_defined: 'В вашей карте определены все центры: небо здесь ничего не добавляет.',
  bridges: 'Небо соединяет части вашей карты: {{channels}}. В недостающих воротах сегодня {{bodies}}.',
  moon_stands: 'В полдень по вашему времени Луна в воротах {{gate}}, линия {{line}}.',
  'phase.new_moon': 'Луна сегодня встречается с Солнцем.',
  'phase.first_quarter': 'Луна сегодня ушла от Солнца на четверть круга.',
  'phase.full_moon': 'Луна сегодня напротив Солнца.',
  'phase.last_quarter': 'Луна сегодня ушла от Солнца на три четверти круга.',
}
