/** Two charts in one drawing and the explanations of them; loaded when someone uses the drawing. */
export const pairReading = {
  show: 'What the drawing shows',
  you: 'You',
  together: 'Together',
  'drawing.a': 'Your chart, compared with {{name}}’s.',
  'drawing.together': 'Your chart and {{name}}’s in one drawing.',
  'drawing.b': '{{name}}’s chart.',
  'legend.a': 'yours: solid',
  'legend.b': '{{name}}’s: hollow',
  'legend.both': 'both: striped',
  start:
    'Select a gate, a channel or a center in the drawing, or a row in the lists, to see what it means for the two of you.',
  gateOf: 'Gate {{gate}}, {{gateName}}: {{whose}}',
  nobodys: 'Neither of you has it',
  channelOf: 'Channel {{channel}}, {{name}}: {{connection}}',
  noConnection: 'You don’t have this channel together.',
  inItself: 'What it means on its own',
  itsGates: 'Its gates',
  itsChannels: 'Its channels',
  channelsThrough: 'Your channels through it, together',
  noChannels: 'Together you have no channels through it.',

  'center.a': 'It’s steady in you. {{name}} takes it in and feels it strongly, and it fades when you’re apart.',
  'center.b': 'It’s steady in {{name}}. You take it in and feel it strongly, and it fades when you’re apart.',
  'center.both': 'It’s steady in both of you, each in your own way. Neither of you has to adapt.',
  'center.together':
    'Neither of you has it defined alone. When you’re together it comes alive, and when you part it goes quiet again.',
  'center.neither':
    'It’s undefined in both of you. What you feel here comes from the people around you, and you can learn from it together.',

  byConnection: 'Channels by connection',
  noneOfThese: 'None between you.',

  theme: 'Connection theme',
  definitionTogether: 'Together: {{definition}}.',
  bridges: 'Bridges',
  noBridges: 'Neither of you connects separate parts of the other’s chart.',
  bridgesText:
    'The defined centers in a chart can form several separate parts. Someone whose gates connect them feels like a bridge; being out among people can feel like that too.',
  lines: 'The lines in your profiles',
  relation: 'How they go together',
  linesText: 'Lines three apart are in harmony, equal lines understand each other, and the rest are independent.',
  anyPair:
    'People who work with Human Design say that any two people can live well together. This page shows what to look at; what you make of it is up to you.',

  asTable: 'Gates and centers as a table',
  tableOf: 'Your chart and {{name}}’s',
  center: 'Center',
  defined: 'Defined',
  yourGates: 'Your gates',
  theirGates: '{{name}}’s gates',
  none: 'none',
}
