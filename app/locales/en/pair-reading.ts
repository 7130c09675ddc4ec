/** Two charts in one drawing, and what is said of them; asked for when somebody touches the drawing. */
export const pairReading = {
  show: 'What the drawing shows',
  you: 'You',
  together: 'Together',
  'drawing.a': 'Your chart. {{name}} stands beside it.',
  'drawing.together': 'Your chart and that of {{name}} in one drawing.',
  'drawing.b': 'The chart of {{name}}.',
  'legend.a': 'you bring it: solid',
  'legend.b': '{{name}} brings it: hollow',
  'legend.both': 'both: striped',
  start:
    'Press a gate, a channel or a center in the drawing, or a line of the lists: what it means between you appears here.',
  gateOf: 'Gate {{gate}}, {{gateName}}: {{whose}}',
  nobodys: 'Neither of you brings it',
  channelOf: 'Channel {{channel}}, {{name}}: {{connection}}',
  noConnection: 'Together you do not have this channel.',
  inItself: 'What it means by itself',
  itsGates: 'Its gates',
  itsChannels: 'Its channels',
  channelsThrough: 'Channels through it, together',
  noChannels: 'Together you have no channel through it.',

  'center.a': 'It works steadily in you. {{name}} takes it in, feels it strongly, and is free of it apart from you.',
  'center.b': 'It works steadily in {{name}}. You take it in, feel it strongly, and are free of it apart.',
  'center.both': 'It works steadily in both of you, in each in their own way. Here nobody has to adapt.',
  'center.together':
    'Neither of you has it defined alone. Together it comes alive, and falls quiet again when you part.',
  'center.neither':
    'It stays open between you. What you feel here comes from around you, and you learn from it together.',

  byConnection: 'Channels by connection',
  noneOfThese: 'None between you.',

  theme: 'Connection theme',
  definitionTogether: 'Together: {{definition}}.',
  bridges: 'Bridges',
  noBridges: 'Neither of you joins parts of the other’s chart.',
  bridgesText:
    'Defined centers can stand in several parts. Somebody whose gates join them is felt as a bridge; a walk among people can be one as well.',
  lines: 'Lines of your profiles',
  relation: 'How they go together',
  linesText: 'Lines three apart are in harmony, equal lines know each other, the rest go their own ways.',
  anyPair:
    'Those who work with Human Design hold that any two people can live well together. This page describes what to look at; what you make of it is yours.',

  asTable: 'Gates and centers as a table',
  tableOf: 'Your chart and that of {{name}}',
  center: 'Center',
  defined: 'Defined',
  yourGates: 'Your gates',
  theirGates: 'Gates of {{name}}',
  none: 'none',
}
