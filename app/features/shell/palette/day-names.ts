/** Each as it stands beside a day and by itself, in both languages. */
export const MONTHS = [
  ['january', 'января', 'январь'],
  ['february', 'февраля', 'февраль'],
  ['march', 'марта', 'март'],
  ['april', 'апреля', 'апрель'],
  ['may', 'мая', 'май'],
  ['june', 'июня', 'июнь'],
  ['july', 'июля', 'июль'],
  ['august', 'августа', 'август'],
  ['september', 'сентября', 'сентябрь'],
  ['october', 'октября', 'октябрь'],
  ['november', 'ноября', 'ноябрь'],
  ['december', 'декабря', 'декабрь'],
]
/** From Sunday on; in Russian also as one says "on Friday". */
export const WEEKDAYS = [
  ['sunday', 'воскресенье'],
  ['monday', 'понедельник'],
  ['tuesday', 'вторник'],
  ['wednesday', 'среда', 'среду'],
  ['thursday', 'четверг'],
  ['friday', 'пятница', 'пятницу'],
  ['saturday', 'суббота', 'субботу'],
]
/** Days by how far from today they are. */
export const RELATIVE: [names: string[], days: number][] = [
  [['today', 'сегодня'], 0],
  [['tomorrow', 'завтра'], 1],
  [['yesterday', 'вчера'], -1],
  [['послезавтра'], 2],
  [['позавчера'], -2],
]
