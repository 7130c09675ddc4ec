import type { pushSettings as source } from '../en/push-settings'
import type { Answer } from '../translate'

export const pushSettings: Answer<typeof source> = {
  title: 'Уведомления в браузерах',
  lead: 'Браузер показывает новое, даже когда ни одна страница сайта не открыта. В каждом браузере это включается отдельно.',
  notSetUp: 'На этом сайте уведомления не настроены. Ваш выбор выше сохраняется.',
  asking: 'Проверяем этот браузер…',
  noScript: 'Уведомления в браузере включаются скриптом, а в этом браузере скрипты выключены.',
  'state.unsupported': 'Этот браузер не умеет показывать уведомления.',
  'state.denied': 'Этот браузер не разрешает сайту присылать уведомления. Разрешить их можно в настройках браузера.',
  'state.off': 'В этом браузере выключены.',
  'state.on': 'В этом браузере включены.',
  turnOn: 'Включить здесь',
  turnOff: 'Выключить здесь',
  failed: 'Не получилось. Попробуйте позже.',
  browsers: 'Куда приходят уведомления',
  browserOn: '{{browser}}, {{system}}',
  browserUnknown: 'Неизвестный браузер',
  browserHere: 'этот',
  browserSince: 'Включены',
  browserRemove: 'Убрать',
  browserRemoveNamed: 'Убрать: {{name}}',
}
