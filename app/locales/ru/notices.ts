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
  event_place: 'Место освободилось, вы идёте',
  event_changed: 'Изменились время или место события',
  event_cancelled: 'Отменено событие, на которое вы записаны',
  event_hidden: 'Событие, на которое вы записаны, пока скрыто',
  event_shown: 'Событие, на которое вы записаны, снова доступно',
  event_day: 'До начала события меньше суток',
  event_hour: 'До начала события меньше часа',
  guest: 'Новая запись на ваше событие: {{who}}',
  love_match: 'Взаимный интерес: {{who}}',
  referral_earning: 'По вашему приглашению оформлен Премиум: вам начислена награда',
  referral_credit: 'За первую оплату вам начислен бонус',
  moderation: 'Есть решение модераторов, которое касается вас',
  appeal: 'На вашу апелляцию пришёл ответ',
  support_answer: 'Поддержка ответила на ваш вопрос',
  premium_ended: 'Ваш Премиум закончился',
  message: 'Новое сообщение: {{name}}',
}
