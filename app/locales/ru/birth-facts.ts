import type { birthFacts as source } from '../en/birth-facts'
import type { Answer } from '../translate'

export const birthFacts: Answer<typeof source> = {
  birthData: 'Данные рождения',
  timeExact: 'с точностью до минуты',
  timeApproximate: 'примерно',
  timeUnknown: 'неизвестно, карта на полдень',
  zone: 'Часовой пояс',
  offset: 'Смещение от UTC',
  offsetChosen: 'выбрано вами',
  offsetGiven: 'указано вами',
  designDate: 'Дата Дизайна (UTC)',

  reliability: 'Насколько важна точная минута',
  reliabilityText: 'Посмотрите, что изменилось бы при рождении чуть раньше или позже.',
  reliabilityShow: 'Проверить время рождения',
  reliabilityWaiting: 'Проверяем…',
  reliabilityFailed: 'Не удалось проверить время рождения. Попробуйте ещё раз.',
  within: '±{{minutes}} мин',
  wholeDay: 'Весь день',
  same: 'без изменений',
}
