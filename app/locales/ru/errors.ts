import type { errors as source } from '../en/errors'
import type { Answer } from '../translate'

export const errors: Answer<typeof source> = {
  crashTitle: 'Непредвиденная ошибка приложения!',
  crashText: 'Ошибка на нашей стороне. Она уже записана в журнал; всё сохранённое на месте.',
  offlineTitle: 'Нет связи',
  offlineText: 'Не удалось загрузить страницу. Проверьте подключение и попробуйте ещё раз.',
  initialisation: 'Не удалось запустить приложение.',
  database: 'Нет связи с базой данных.',
  request: 'Запрос {{id}}',
  forbiddenTitle: 'Нет доступа',
  forbiddenText: 'Вы вошли в аккаунт, но доступа к этой странице у него нет.',
  notFoundTitle: 'Страница не найдена',
  notFoundText: 'Возможно, она переехала или в адресе ошибка.',
  tooManyTitle: 'Слишком много запросов',
  tooManyText: 'Подождите немного и попробуйте ещё раз.',
  tooLargeTitle: 'Слишком большой объём',
  tooLargeText: 'Вернитесь назад, сократите текст или уберите файл и попробуйте ещё раз.',
  formUnreachable: 'Нет связи с сайтом. Всё введённое на месте, попробуйте ещё раз.',
  formUnexpected: 'Ошибка на нашей стороне. Всё введённое на месте, попробуйте ещё раз.',
  formSignedOut: 'Вы вышли из аккаунта. Войдите снова',
  formSignIn: 'Войти в новой вкладке',
  formTooMany: 'Слишком много попыток. Подождите и попробуйте ещё раз',
}
