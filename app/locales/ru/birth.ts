import type { birth as source } from '../en/birth'
import type { Answer } from '../translate'

export const birth: Answer<typeof source> = {
  date: 'Дата рождения',
  time: 'Время рождения',
  city: 'Город рождения',
  country: 'Страна рождения',
  cityPlaceholder: 'Начните печатать',
  essential: 'Точность времени рождения важна: несколько минут могут изменить линию, а иногда и тип.',

  accuracy: 'Насколько точно известно время?',
  'accuracy.exact': 'Точно',
  'accuracy.approximate': 'Примерно',
  'accuracy.unknown': 'Не знаю',
  'accuracy.approximateHint':
    'Если можно, загляните в свидетельство о рождении. Мы покажем, что могло бы отличаться около этого времени.',
  'accuracy.unknownHint': 'Карта строится на полдень; мы покажем, что могло бы отличаться в течение дня.',
  'accuracy.exactHint': 'До минуты, как в свидетельстве о рождении или записи роддома.',

  nearest: 'Моего места нет в списке',
  nearestHint: 'Выберите ближайший город: карта построится по его координатам и часовому поясу.',
  nearestField: 'Регион или крупный город рядом',
  nearestNone: 'Ничего не нашлось. Попробуйте город покрупнее.',
  nearestFailed: 'Не удалось загрузить список. Попробуйте ещё раз.',
  nearestKm: '{{distance}} км',
  manual: 'Указать координаты',
  manualHint: 'В градусах; для юга и запада — с минусом. Часовой пояс определится по ним.',
  zoneChoice: 'Часовой пояс',
  zoneFound: 'Найден пояс {{zone}}. Если он неверный, введите другой.',
  zoneHint: 'Если оставить пустым, пояс определится по координатам.',
  latitude: 'Широта',
  longitude: 'Долгота',

  zone: '{{zone}} · UTC{{offset}}',
  standardTime: 'зимнее время',
  summerTime: 'летнее время',
  noSummerTime: 'летнего времени в том году не было',
  localMeanTime: 'местное солнечное время, до часовых поясов',
}
