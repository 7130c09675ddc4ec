import { signNames } from './sign-names'

/** One's chart in other forms: the wheel of the zodiac, and the sheet of two pages for printing. */
export const chartViews = {
  ...signNames,

  // The wheel
  wheel: 'Your chart on the wheel of the zodiac',
  wheelText:
    'Around the edge the twelve signs, against the clock from Aries on the left; inside them the 64 gates. The planets of the Personality stand on the outer circle as filled discs, those of the Design on the inner circle as hollow ones, each beside the degree it stood at.',
  wheelKeys: 'Left and right go along the zodiac, up and down from one circle to the other, Enter explains a planet.',
  placed: '{{body}}, {{side}}: gate {{gate}}, line {{line}}, {{place}}',
  filled: '{{side}}: filled, outer circle',
  hollow: '{{side}}: hollow, inner circle',

  // The sheet
  sheet: 'Your chart on two pages',
  sheetText: 'Two pages of A4, in black on white: the bodygraph with what matters most, and everything as tables.',
  print: 'Print or save as PDF',
  printPlain: 'Print this page from the menu of your browser: the two pages come without the rest.',
  sheetTop: 'Human Design chart',
  pageOf: 'Page {{page}} of 2',
  designMoment: 'Design',
  timeAbout: 'about {{time}}',
  timeUnknown: 'time not known, the chart is for noon',
  crossGates: 'Gates of the cross',
}
