import type { othersTransitReading as source } from '../en/others-transit-reading'
import type { Answer } from '../translate'
import { transitReading } from './transit-reading'

export const othersTransitReading: Answer<typeof source> = {
  ...transitReading,
  drawing: 'Карта и небо этого момента: {{moment}}',
  'legend.natal': 'карта: сплошное',

  'whose.natal': 'Есть в карте',
  'whose.both': 'Есть в карте; в них: {{bodies}}',
  'whose.nobody': 'Их нет ни в карте, ни на небе',

  'state.natal': 'Всегда есть в карте',
  'state.hanging': 'Половина есть в карте',
  'state.natal.text': 'Обе половины есть в карте. Небо их только подчёркивает.',
  'state.completed.text':
    'Одни ворота есть в карте, вторые даёт небо. Пока это так, канал у этого человека работает, но это ненадолго.',
  'state.collective.text': 'Обе половины на небе. В этот момент канал есть у всех, и делать его своим никому не нужно.',
  'state.half_collective.text': 'Одни ворота есть на небе, вторых нет ни там, ни в карте: тема остаётся фоном.',
  'state.hanging.text': 'Одни ворота есть в карте. Вторых на небе нет.',
  'state.empty.text': 'Ни в карте, ни на небе ворот этого канала нет.',

  'center.natal': 'Определён в карте',
  'center.natal.text': 'Он работает постоянно, что бы ни было на небе.',
  'center.lent.text':
    'В карте он не определён, а в этот момент работает ровно. Это временная опора: она радует, но обещаний на завтра на ней лучше не строить.',
  'center.open.text': 'Он не определён, и небо этого не меняет: всё, что здесь чувствуется, приходит извне.',

  'body.yours': 'Эти ворота есть в карте: планета их подчёркивает.',
  'body.open': 'Этих ворот в карте нет: планета их приносит.',

  completed: 'Замкнуто на время',
  'completed.text': 'Одни ворота есть в карте, вторые приносит небо.',
  'completed.none': 'Небо не замыкает каналов этой карты.',
  completedBy: 'Ворота {{natal}} в карте; в воротах {{transit}}: {{bodies}}',
  'centers.text': 'В карте они не определены, но работают ровно, пока замкнуты эти каналы.',
  'centers.none': 'Новых центров в этой карте небо не определяет.',
  bridge: 'Части карты соединены',
  'bridge.text': 'Разделённые части карты соединяются через {{channels}} ({{bodies}}).',
  reinforced: 'Подчёркнуто в карте',
  'reinforced.text': 'Планета в воротах карты подчёркивает их линию.',
  'reinforced.none': 'В воротах этой карты нет ни одной планеты.',
  reinforcedChannels: 'целые каналы: {{channels}}',
  'collective.text': 'Обе половины на небе, в карте нет ни одной.',

  forYou: 'В карте',
  yours: 'есть',
}
