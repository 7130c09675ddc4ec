import type { notices as source } from '../en/notices'
import type { Answer } from '../translate'

export const notices: Answer<typeof source> = {
  two: '{{name}} и {{second}}',
  many: '{{name}} и ещё {{others}}',
  like: '«Нравится» под вашей записью: {{who}}',
  comment: 'Новое в комментариях к вашей записи: {{who}}',
  reply: 'Новое в комментариях там, где есть ваш: {{who}}',
  follow: 'На вас теперь подписаны: {{who}}',
  connection_request: 'Запрос в контакты: {{who}}',
  connection_accepted: 'Ваш запрос в контакты принят: {{who}}',
  moderation: 'Есть решение модераторов, которое касается вас',
  appeal: 'На вашу апелляцию пришёл ответ',
  message: 'Новое сообщение: {{name}}',
}
