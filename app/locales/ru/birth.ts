import type { birth as source } from '../en/birth'
import type { Answer } from '../translate'

export const birth: Answer<typeof source> = {
  date: 'Дата рождения',
  time: 'Время рождения',
  city: 'Город рождения',
  country: 'Страна рождения',
  cityPlaceholder: 'Начните печатать',
  essential: 'Точность времени рождения важна: даже час разницы может изменить линию, а иногда и тип.',

  accuracy: 'Насколько точно известно время?',
  'accuracy.exact': 'Точно',
  'accuracy.approximate': 'Примерно',
  'accuracy.unknown': 'Не знаю',
  'accuracy.approximateHint':
    'Если можно, сверьтесь с документами о рождении. Вы увидите, что меняется в карте около этого времени.',
  'accuracy.unknownHint': 'Карта строится на полдень, и вы увидите, что меняется в ней за день.',
  'accuracy.exactHint': 'До минуты, как в справке из роддома.',

  nearest: 'Моего места нет в списке',
  nearestHint: 'Выберите ближайший город: карта построится по его координатам и часовому поясу.',
  nearestField: 'Регион или крупный город рядом',
  nearestNone: 'Ничего не нашлось. Попробуйте город покрупнее.',
  nearestFailed: 'Не удалось загрузить список. Попробуйте ещё раз.',
  nearestKm: '{{distance}} км',
  manual: 'Указать координаты',
  manualHint: 'В градусах; южная широта и западная долгота — с минусом. Часовой пояс определится по координатам.',
  zoneChoice: 'Часовой пояс',
  zoneFound: 'Найден пояс {{zone}}. Если он неверный, введите другой.',
  zoneHint: 'Если оставить пустым, пояс определится по координатам.',
  latitude: 'Широта',
  longitude: 'Долгота',

  zone: '{{zone}} · UTC{{offset}}',
  standardTime: 'зимнее время',
  summerTime: 'летнее время',
  noSummerTime: 'летнего времени в том году не было',
  localMeanTime: 'местное среднее время, до введения часовых поясов',
}
