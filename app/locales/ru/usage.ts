import type { usage as source } from '../en/usage'
import type { Answer } from '../translate'

export const usage: Answer<typeof source> = {
  title: 'Что у вас есть бесплатно',
  lead: 'Отвечать, вести начатые беседы и читать всё о своей карте можно всегда.',
  'name.requests': 'Новые запросы в контакты за 30 дней',
  'name.conversations': 'Новые беседы за 30 дней',
  'name.analyses': 'Разборы в любви в этом месяце',
  leftOf: 'Осталось: {{left}} из {{most}}',
  again: 'Добавится {{date}}',
  againMonth: 'Ещё {{most}} появятся {{date}}',
  unlimited: 'Без ограничений',
  premiumTitle: 'Что у вас есть с Премиумом',
  premiumLead: 'Для вас здесь ничего не считается.',
  support: 'Есть вопрос? Напишите в поддержку.',
  'requests.left': 'Бесплатных запросов в контакты осталось: {{left}} из {{most}}. Ещё один добавится {{date}}.',
  'requests.none':
    'Бесплатные запросы в контакты ({{most}}) закончились. Следующий появится {{date}}. Отвечать на запросы можно всегда.',
  'conversations.left': 'Бесплатных новых бесед осталось: {{left}} из {{most}}. Ещё одна добавится {{date}}.',
  'conversations.none':
    'Бесплатные новые беседы ({{most}}) закончились. Следующую можно начать {{date}}. Отвечать можно без ограничений.',
  'analyses.left': 'Бесплатных разборов осталось: {{left}} из {{most}}. Новые появятся {{date}}.',
  'analyses.none': 'Бесплатные разборы ({{most}}) закончились. Новые появятся {{date}}.',
}
