import type { errors as source } from '../en/errors'
import type { Answer } from '../translate'

export const errors: Answer<typeof source> = {
  crashTitle: 'Непредвиденная ошибка приложения!',
  crashText: 'Сбой на нашей стороне. Мы о нём уже знаем; всё сохранённое на месте.',
  offlineTitle: 'Нет связи',
  offlineText: 'Страницу не удалось получить. Проверьте подключение и попробуйте снова.',
  initialisation: 'Не удалось начать работу.',
  database: 'Нет связи с базой данных.',
  request: 'Запрос {{id}}',
  forbiddenTitle: 'Эта страница вам недоступна',
  forbiddenText: 'Вход выполнен, но страница принадлежит другому человеку.',
  notFoundTitle: 'Здесь ничего нет',
  notFoundText: 'Возможно, страница переехала или её никогда не было.',
  tooManyTitle: 'Слишком быстро',
  tooManyText: 'Подождите немного и попробуйте ещё раз.',
  formUnreachable: 'До сайта не удалось достучаться. Всё введённое на месте, попробуйте ещё раз.',
  formUnexpected: 'На нашей стороне что-то сломалось. Всё введённое на месте, попробуйте ещё раз.',
  formSignedOut: 'Пользователь не авторизован',
  formSignIn: 'Войти в новой вкладке',
  formTooMany: 'Слишком много попыток. Подождите и попробуйте снова',
}
