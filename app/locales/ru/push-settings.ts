import type { pushSettings as source } from '../en/push-settings'
import type { Answer } from '../translate'

export const pushSettings: Answer<typeof source> = {
  title: 'Уведомления в браузере',
  lead: 'Браузер показывает новое, даже когда ни одна страница сайта не открыта. В каждом браузере уведомления включаются отдельно.',
  notSetUp: 'На этом сайте уведомления в браузере не настроены. Ваш выбор выше сохраняется.',
  asking: 'Проверяем этот браузер…',
  noScript: 'Для уведомлений в браузере нужен JavaScript.',
  'state.unsupported': 'Этот браузер не поддерживает уведомления.',
  'state.denied': 'Этот браузер блокирует уведомления от сайта. Разрешить их можно в настройках браузера.',
  'state.off': 'В этом браузере выключены.',
  'state.on': 'В этом браузере включены.',
  turnOn: 'Включить здесь',
  turnOff: 'Выключить здесь',
  failed: 'Не получилось. Попробуйте позже.',
  browsers: 'Куда приходят уведомления',
  browserOn: '{{browser}}, {{system}}',
  browserUnknown: 'Неизвестный браузер',
  browserHere: 'этот браузер',
  browserSince: 'Включены',
  browserRemove: 'Убрать',
  browserRemoveNamed: 'Убрать: {{name}}',
}
