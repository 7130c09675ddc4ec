import type { account as source } from '../en/account'
import type { Answer } from '../translate'

export const account: Answer<typeof source> = {
  emailTitle: 'Электронная почта',
  emailConfirmed: 'Адрес подтверждён',
  emailUnconfirmed: 'Адрес ещё не подтверждён',
  emailPending: 'Адрес сменится на {{email}}, когда по ссылке из отправленного туда письма перейдут.',
  emailChange: 'Изменить',
  emailChangeNamed: 'Изменить адрес электронной почты',

  passwordTitle: 'Пароль',
  passwordCopy: 'С новым паролем все остальные сеансы завершатся, этот останется.',
  passwordChange: 'Сменить пароль',
  passwordSave: 'Сохранить новый пароль',
  passwordSaving: 'Сохраняем…',
  passwordChanged: 'Пароль изменён. Все остальные сеансы завершены.',
  passwordNone: 'Вы входите без пароля. Задайте его, если нужен ещё один способ входа.',
  passwordLink: 'Прислать ссылку, чтобы задать пароль',
  passwordLinkSent: 'Ссылка отправлена на {{email}}. Она действует {{minutes}} минут.',

  sessionsTitle: 'Где выполнен вход',
  sessionsCopy: 'Видите чужой вход? Завершите его, а затем смените пароль.',
  sessionOn: '{{browser}} на {{system}}',
  'sessionKind.desktop': 'Компьютер',
  'sessionKind.phone': 'Телефон',
  'sessionKind.tablet': 'Планшет',
  sessionUnknown: 'Неизвестное устройство',
  sessionHere: 'Этот браузер',
  sessionActive: 'активность:',
  sessionActiveNow: 'активность: сейчас',
  sessionEnd: 'Завершить',
  sessionEndNamed: 'Завершить сеанс: {{name}}',
  sessionEnded: 'Сеанс завершён',
  sessionsMore_one: 'Показать ещё {{count}}',
  sessionsMore_few: 'Показать ещё {{count}}',
  sessionsMore_many: 'Показать ещё {{count}}',
  sessionsMore_other: 'Показать ещё {{count}}',
  sessionsAlone: 'Больше нигде вход не выполнен.',
  sessionsEndOthers: 'Завершить все остальные сеансы',
  sessionsEndTitle: 'Завершить все остальные сеансы?',
  sessionsEndCopy:
    'Во всех других браузерах и на всех устройствах сразу потребуется войти заново. Здесь вход сохранится.',
  sessionsEnded: 'Все остальные сеансы завершены',

  programsTitle: 'Программы',
  programsCopy: 'Ваши программы могут запрашивать у сайта карты, транзиты и композиты, каждая со своим токеном.',
  programsLink: 'Токены API',

  exportTitle: 'Ваши данные',
  exportCopy:
    'Один архив со всем, что этот сайт о вас хранит: профиль, данные рождения, карта и прежние карты, настройки, сеансы, контакты и ваше фото.',
  exportButton: 'Скачать мои данные',
  exporting: 'Готовим…',
  exportDone: 'Архив скачан',
  exportTooMany: 'За час вы скачали свои данные пять раз. Подождите и попробуйте снова',
  exportFailed: 'Не удалось собрать архив. Попробуйте ещё раз.',
  exportUnreachable: 'До сайта не удалось достучаться. Попробуйте ещё раз.',
  exportSignedOut: 'Пользователь не авторизован',

  leaveTitle: 'Уход',
  'leave.deactivate': 'Отключить аккаунт',
  'leave.deactivate.copy': 'Перерыв: никто вас не видит, пока вы не вернётесь.',
  'leave.deactivate.title': 'Отключить аккаунт?',
  'leave.deactivate.what.1': 'Ваш профиль, фото и карта исчезнут для всех остальных.',
  'leave.deactivate.what.2':
    'События, которые вы проводите, будут отменены, и гости об этом узнают. Ваши места на других событиях освободятся. Все сеансы завершатся, и этот тоже.',
  'leave.deactivate.what.3': 'Больше ничего не удаляется. Чтобы вернуться, просто войдите — в любое время.',
  'leave.deactivate.premium':
    'Подписка на Премиум продолжит действовать, и оплата будет списываться каждый месяц. Если вы этого не хотите, сначала отмените её.',
  'leave.toPremium': 'Открыть подписку',
  'leave.deactivate.confirm': 'Отключить',
  'leave.deactivate.pending': 'Отключаем…',
  'leave.delete': 'Удалить аккаунт',
  'leave.delete.copy': 'Навсегда: всё ваше будет удалено через {{days}} дней.',
  'leave.delete.title': 'Удалить аккаунт?',
  'leave.delete.what.1':
    'Ваш профиль, фото и карта сразу исчезнут для всех остальных, и все сеансы завершатся. События, которые вы проводите, будут отменены, и гости об этом узнают; ваши места на других событиях освободятся.',
  'leave.delete.what.2':
    'В течение {{days}} дней можно войти и сохранить аккаунт или скачать свои данные. Адрес почты и имя пользователя до тех пор остаются занятыми.',
  'leave.delete.what.3':
    'Затем удалится всё: профиль, фото, данные рождения, карты, настройки, контакты. Вернуть это не сможет никто.',
  'leave.delete.premium': 'Подписка на Премиум будет отменена, больше ничего списано не будет.',
  'leave.delete.confirm': 'Удалить мой аккаунт',
  'leave.delete.pending': 'Удаляем…',
  leaveUsername: 'Для подтверждения введите имя пользователя {{username}}',
}
