/** Two charts in one drawing, told to someone who is neither of the two: instead of the texts of the same key in `pair-reading`. */
export const othersReading = {
  title: '{{a}} and {{name}}',
  chart: 'Their connection',
  'uncertain.a': '{{a}}’s birth time isn’t exact, so some of their gates may differ.',
  'uncertain.b': '{{name}}’s birth time isn’t exact, so some of their gates may differ.',
  'uncertain.both': 'Neither birth time is exact, so some gates may differ.',
  you: '{{a}}',
  'drawing.a': '{{a}}’s chart, compared with {{name}}’s.',
  'drawing.together': '{{a}}’s chart and {{name}}’s in one drawing.',
  'drawing.b': '{{name}}’s chart.',
  'legend.a': '{{a}}’s: solid',
  'legend.b': '{{name}}’s: hollow',
  'legend.both': 'both: striped',
  start:
    'Select a gate, a channel or a center in the drawing, or a row in the lists, to see what it means for the two of them.',
  nobodys: 'Neither of them has it',
  noConnection: 'They don’t have this channel together.',
  channelsThrough: 'Their channels through it, together',
  noChannels: 'Together they have no channels through it.',

  'center.a': 'It’s steady in {{a}}. {{name}} takes it in and feels it strongly, and it fades when they’re apart.',
  'center.b': 'It’s steady in {{name}}. {{a}} takes it in and feels it strongly, and it fades when they’re apart.',
  'center.both': 'It’s steady in both, each in their own way. Neither of them has to adapt.',
  'center.together':
    'Neither of them has it defined alone. When they’re together it comes alive, and when they part it goes quiet again.',
  'center.neither':
    'It’s undefined in both. What they feel here comes from the people around them, and they can learn from it together.',

  noneOfThese: 'None between them.',
  noBridges: 'Neither of them connects separate parts of the other’s chart.',
  lines: 'The lines in their profiles',
  anyPair:
    'People who work with Human Design say that any two people can live well together. This page shows what to look at; what they make of it is up to them.',
  tableOf: '{{a}}’s chart and {{name}}’s',
  yourGates: '{{a}}’s gates',
  theirGates: '{{name}}’s gates',
}
