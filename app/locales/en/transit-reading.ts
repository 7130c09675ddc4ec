/** A chart under a sky, its lists and what is said of what is pressed; asked for when somebody touches the drawing. */
export const transitReading = {
  drawing: 'Your chart under the sky of {{moment}}',
  drawingPlain: 'The sky of {{moment}} as a bodygraph',
  'legend.natal': 'yours: solid',
  'legend.transit': 'the sky: hollow, dashed ring',
  'legend.both': 'both: striped',
  'legend.lent': 'defined meanwhile: pale, dashed edge',
  start:
    'Press a gate, a channel or a center in the drawing, a line of the lists or a planet: what it means under this sky appears here.',

  // Whose a gate is
  'whose.natal': 'Yours',
  'whose.transit': 'In it: {{bodies}}',
  'whose.both': 'Yours; in it: {{bodies}}',
  'whose.nobody': 'Neither yours nor of this sky',
  gateOf: 'Gate {{gate}}, {{gateName}}: {{whose}}',
  gateAndLine: '{{gate}}.{{line}}',
  channelOf: 'Channel {{channel}}, {{name}}: {{state}}',

  // What a channel is under the sky
  'state.natal': 'Yours, day after day',
  'state.completed': 'Completed for the time being',
  'state.collective': 'In the air for everyone',
  'state.half_collective': 'Half in the air',
  'state.hanging': 'Half of it is yours',
  'state.empty': 'Quiet',
  'state.natal.text': 'Both gates are in your chart. What the sky does here only underlines it.',
  'state.completed.text':
    'One gate is yours, the other one is in the sky. As long as that holds the channel works in you; notice it, and remember that it moves on.',
  'state.collective.text':
    'Both gates are in the sky. Everyone around you has this channel now, you as well, and nobody has to make it theirs.',
  'state.half_collective.text': 'One gate is in the sky and the other one is nowhere: a theme in the background.',
  'state.hanging.text': 'You have one gate. Nobody in this sky brings the other one.',
  'state.empty.text': 'Neither you nor this sky has a gate of it.',

  // What a center is under the sky
  'center.natal': 'Defined in your chart',
  'center.lent': 'Defined for the time being',
  'center.open': 'Open',
  'center.natal.text': 'It works steadily in you, whatever the sky does.',
  'center.lent.text':
    'It is open in your chart and steady as long as this sky stands. Enjoy the steadiness, and make no promise on it that has to outlast it.',
  'center.open.text': 'It stays open under this sky: what you feel here comes from around you.',
  'center.plain.text': 'Defined by channels of the sky: everyone feels it.',

  inItself: 'What it means by itself',
  itsGates: 'Its gates',
  itsChannels: 'Its channels',
  channelsThrough: 'Channels through it under this sky',
  noChannels: 'No channel through it is whole under this sky.',
  inGate: 'The gate it stands in',
  bodyIn: '{{body}} in {{gate}}.{{line}}',
  'body.yours': 'This gate is in your chart: the planet underlines it.',
  'body.open': 'This gate is not in your chart: the planet brings it in.',
  completes: 'What it completes',

  // Lists
  completed: 'Completed for you',
  'completed.text': 'One gate is yours, the sky brings the other.',
  'completed.none': 'This sky completes none of your channels.',
  completedBy: 'Your gate {{natal}}; in gate {{transit}}: {{bodies}}',
  centers: 'Centers defined meanwhile',
  'centers.text': 'Open in your chart, steady while these channels last.',
  'centers.none': 'This sky defines no center that is open in your chart.',
  centerBy: 'By {{channels}}',
  bridge: 'Your split is bridged',
  'bridge.text': 'Parts of your chart that stand apart are joined by {{channels}} ({{bodies}}).',
  'bridge.single': 'Gate {{gates}} does it alone.',
  'bridge.definition': 'For the time being: {{definition}}.',
  reinforced: 'Underlined in your chart',
  'reinforced.text': 'A planet stands in a gate you have, and colours its line.',
  'reinforced.none': 'No planet stands in a gate of yours.',
  reinforcedBy: 'Line {{line}}: {{body}}',
  reinforcedChannels: 'in your channel {{channels}}',
  collective: 'In the air for everyone',
  'collective.text': 'The sky has both gates and your chart neither.',
  'collective.plain': 'The sky has both gates.',
  'collective.none': 'No channel is whole in the sky alone.',
  bodies: 'In it: {{bodies}}',
  when: '{{from}} – {{until}}',
  before: 'before {{day}}',
  after: 'after {{day}}',

  // Where the planets stand
  table: 'Where the planets stand',
  planet: 'Planet',
  gateLine: 'Gate and line',
  gateName: 'Theme',
  forYou: 'For you',
  yours: 'your gate',
  'yours.channel': 'completes {{channels}}',
  none: '–',
}
