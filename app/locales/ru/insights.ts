import type { insights as source } from '../en/insights'
import type { Answer } from '../translate'

export const insights: Answer<typeof source> = {
  'category.Education': 'Обучение',
  'category.Daily': 'На каждый день',
  'category.Transits': 'Транзиты',
  'category.Strategy': 'Стратегия',
  forYou: 'Для вас',
  premium: 'Премиум',
  open: 'Открыть отдельно',
}
