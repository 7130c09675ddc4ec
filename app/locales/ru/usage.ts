import type { usage as source } from '../en/usage'
import type { Answer } from '../translate'

export const usage: Answer<typeof source> = {
  title: 'Бесплатные лимиты',
  lead: 'Отвечать, вести начатые переписки и читать всё о своей карте можно без ограничений.',
  'name.requests': 'Новые запросы в контакты за 30 дней',
  'name.conversations': 'Новые переписки за 30 дней',
  'name.analyses': 'Разборы совместимости в этом месяце',
  leftOf: 'Осталось: {{left}} из {{most}}',
  again: 'Ещё один — {{date}}',
  againMonth: 'Ещё {{most}} — {{date}}',
  unlimited: 'Без ограничений',
  premiumTitle: 'Что входит в Премиум',
  premiumLead: 'Здесь для вас нет ограничений.',
  support: 'Есть вопрос? Напишите в поддержку.',
  'requests.left': 'Бесплатных запросов в контакты осталось: {{left}} из {{most}}. Ещё один добавится {{date}}.',
  'requests.none':
    'Бесплатные запросы в контакты ({{most}}) закончились. Следующий появится {{date}}. Отвечать на запросы можно без ограничений.',
  'conversations.left': 'Бесплатных новых переписок осталось: {{left}} из {{most}}. Ещё одна добавится {{date}}.',
  'conversations.none':
    'Бесплатные новые переписки ({{most}}) закончились. Следующую можно начать {{date}}. Отвечать можно без ограничений.',
  'analyses.left': 'Бесплатных разборов осталось: {{left}} из {{most}}. Новые появятся {{date}}.',
  'analyses.none': 'Бесплатные разборы ({{most}}) закончились. Новые появятся {{date}}.',
}
