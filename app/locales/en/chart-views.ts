import { signNames } from './sign-names'

/** Other forms of a whole chart: the zodiac wheel, and the two-page sheet for printing. */
export const chartViews = {
  ...signNames,

  // The wheel
  wheel: 'Chart on the zodiac wheel',
  wheelText:
    'The twelve signs run anticlockwise around the edge, starting with Aries on the left; inside them are the 64 gates. Personality planets are filled discs on the outer circle and Design planets are hollow ones on the inner circle, each next to its degree.',
  wheelKeys:
    'Left and right move along the zodiac, up and down between the circles. Enter explains a planet, + and − zoom.',
  placed: '{{body}}, {{side}}: gate {{gate}}, line {{line}}, {{place}}',
  filled: '{{side}}: filled, outer circle',
  hollow: '{{side}}: hollow, inner circle',

  // The sheet
  sheet: 'Chart on two pages',
  sheetText:
    'Two pages of A4 or Letter in black on white: the bodygraph with the essentials, then everything as tables.',
  backToChart: 'Back to the chart',
  print: 'Print or save as PDF',
  printPlain: 'To print, use your browser’s menu: you get only these two pages.',
  sheetTop: 'Human Design chart',
  pageOf: 'Page {{page}} of 2',
  designMoment: 'Design',
  timeAbout: 'about {{time}}',
  timeUnknown: 'time unknown, the chart is for noon',
  crossGates: 'Gates of the cross',

  // The reading
  readingHint: 'Select the line under a paragraph to see it in the drawing.',
  openAll: 'Open all',
  closeAll: 'Close all',
  showInDrawing: 'Show in the drawing:',
  showWhole: 'Show the whole chart',
  drawing: 'Drawing',
  drawingText: 'Select the line under a paragraph to see it here.',
}
