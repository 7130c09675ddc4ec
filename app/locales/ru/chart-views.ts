import type { chartViews as source } from '../en/chart-views'
import type { Answer } from '../translate'
import { signNames } from './sign-names'

export const chartViews: Answer<typeof source> = {
  ...signNames,

  wheel: 'Ваша карта на колесе зодиака',
  wheelText:
    'По краю против часовой стрелки идут двенадцать знаков, начиная с Овна слева; внутри — 64 ворот. Планеты Личности — закрашенные кружки на внешнем круге, планеты Дизайна — полые на внутреннем, каждая возле своего градуса.',
  wheelKeys: 'Стрелки влево и вправо ведут по зодиаку, вверх и вниз — с круга на круг, Enter поясняет планету.',
  placed: '{{body}}, {{side}}: ворота {{gate}}, линия {{line}}, {{place}}',
  filled: '{{side}}: закрашено, внешний круг',
  hollow: '{{side}}: полое, внутренний круг',

  sheet: 'Ваша карта на двух страницах',
  sheetText: 'Две страницы A4 или Letter, чёрным по белому: бодиграф с главным о карте и все данные в таблицах.',
  print: 'Напечатать или сохранить в PDF',
  printPlain: 'Напечатайте эту страницу через меню браузера: на печать выйдут только эти два листа.',
  sheetTop: 'Карта Дизайна Человека',
  pageOf: 'Страница {{page}} из 2',
  designMoment: 'Дизайн',
  timeAbout: 'примерно {{time}}',
  timeUnknown: 'время неизвестно, карта на полдень',
  crossGates: 'Ворота креста',
}
