import type { writtenFacts as source } from '../en/written-facts'
import type { Answer } from '../translate'

export const writtenFacts: Answer<typeof source> = {
  // Names of centers differ in gender, so nothing here agrees with them.
  'centers.defined': 'Определены: {{centers}}',
  'centers.undefined': 'Не определены: {{centers}}',
  'centers.open': 'Без активных ворот: {{centers}}',
  'centers.white': 'Не определены: {{centers}}',
  part: 'Соединены: {{centers}}',
  channels_one: 'Канал {{channels}}',
  channels_few: 'Каналы {{channels}}',
  channels_many: 'Каналы {{channels}}',
  channels_other: 'Каналы {{channels}}',
  channelCount_one: '{{count}} канал',
  channelCount_few: '{{count}} канала',
  channelCount_many: '{{count}} каналов',
  channelCount_other: '{{count}} канала',
  channelSide: 'Канал {{channel}}: только {{side}}',
  missingChannel: 'Неактивный канал: {{channel}}',
  gates_one: 'Ворота {{gates}}',
  gates_few: 'Ворота {{gates}}',
  gates_many: 'Ворота {{gates}}',
  gates_other: 'Ворота {{gates}}',
  missingGates_one: 'Неактивные ворота: {{gates}}',
  missingGates_few: 'Неактивные ворота: {{gates}}',
  missingGates_many: 'Неактивные ворота: {{gates}}',
  missingGates_other: 'Неактивные ворота: {{gates}}',
  joiningGates: 'Соединяющие ворота: {{gates}}',
  noJoiningGate: 'Одних ворот для соединения мало',
  activation: '{{body}} {{place}} ({{side}})',
  gateCount: 'Ворота {{gate}}: {{count}} из {{total}}',
  lineCount: 'Линия {{line}}: {{count}} из {{total}}',
}
