import type { typeNames as source } from '../en/type-names'
import type { Answer } from '../translate'

export const typeNames: Answer<typeof source> = {
  'type.generator': 'Генератор',
  'type.generator.short': 'Г',
  'type.generator.plural': 'Генераторы',
  'type.manifesting_generator': 'Манифестирующий Генератор',
  'type.manifesting_generator.short': 'МГ',
  'type.manifesting_generator.plural': 'Манифестирующие Генераторы',
  'type.manifestor': 'Манифестор',
  'type.manifestor.short': 'М',
  'type.manifestor.plural': 'Манифесторы',
  'type.projector': 'Проектор',
  'type.projector.short': 'П',
  'type.projector.plural': 'Проекторы',
  'type.reflector': 'Рефлектор',
  'type.reflector.short': 'Р',
  'type.reflector.plural': 'Рефлекторы',
}
