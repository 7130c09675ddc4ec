import type { oauth as source } from '../en/oauth'
import type { Answer } from '../translate'

export const oauth: Answer<typeof source> = {
  'news.failed': 'Не удалось войти. Попробуйте ещё раз',
  'news.cancelled': 'Вход через {{provider}} отменён. Можно попробовать снова или войти иначе.',
  'news.tooMany': 'Слишком много попыток. Подождите и попробуйте снова',
  'news.exists': 'Аккаунт с таким адресом уже есть. Войдите и привяжите {{provider}} в разделе «Настройки → Аккаунт»',
  'news.linked': 'Теперь можно входить через {{provider}}.',
  'news.already': 'Вход через {{provider}} уже привязан.',
  'news.taken': 'Этот аккаунт {{provider}} привязан к другому участнику. Ничего не изменилось.',
  'news.another': 'Уже привязан другой аккаунт {{provider}}. Сначала отвяжите его.',
  'news.linkFailed': 'Не удалось привязать {{provider}}. Попробуйте ещё раз',
  'news.linkCancelled': 'Привязка {{provider}} отменена. Ничего не изменилось.',
  'news.unlinked': 'Вход через {{provider}} отвязан.',
  'news.lastWayIn': 'Это единственный способ входа. Сначала задайте пароль.',

  linkedTitle: 'Привязанные способы входа',
  linkedCopy: 'Аккаунты других сервисов, через которые вы входите. О вашей карте они ничего не узнают.',
  isLinked: 'Привязан',
  notLinked: 'Не привязан',
  link: 'Привязать',
  linkNamed: 'Привязать {{provider}}',
  unlink: 'Отвязать',
  unlinkNamed: 'Отвязать {{provider}}',
  lastWayInNote: 'Единственный способ входа: прежде чем отвязать его, задайте пароль.',

  finishTitle: 'Завершите создание аккаунта',
  finishCopy: 'Мы узнали от {{provider}}, кто вы. Проверьте остальное — и аккаунт готов.',
  finishEmail: 'Электронная почта',
  finishEmailConfirmed: 'Адрес подтверждён: {{provider}}',
  finishEmailUnconfirmed: 'Пришлём на него ссылку для подтверждения',
  finishEmailNone:
    '{{provider}} не сообщает вашего адреса. Он нужен, чтобы с вами связаться; пришлём на него ссылку для подтверждения',
  'error.tooMany': 'Слишком много попыток. Подождите и попробуйте снова',
  'error.expired': 'Прошло больше десяти минут. Начните заново со страницы входа',
  'error.registrationFailed': 'Не удалось зарегистрироваться',
  create: 'Создать аккаунт',
  creating: 'Создаём аккаунт...',
  startOver: 'Это не вы? Начать заново',
}
