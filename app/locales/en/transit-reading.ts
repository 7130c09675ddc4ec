/** A chart under a sky: its lists and the explanations of what is selected; loaded when someone uses the drawing. */
export const transitReading = {
  drawing: 'Your chart with the transits at {{moment}}',
  drawingPlain: 'The transits at {{moment}} as a bodygraph',
  'legend.natal': 'yours: solid',
  'legend.transit': 'the sky: hollow, dashed ring',
  'legend.both': 'both: striped',
  'legend.lent': 'defined for now: pale, dashed edge',
  start:
    'Select a gate, a channel or a center in the drawing, a row in the lists or a planet, to see what it means with these transits.',

  // Whose a gate is
  'whose.natal': 'Yours',
  'whose.transit': '{{bodies}} in this gate',
  'whose.both': 'Yours, with {{bodies}} in it',
  'whose.nobody': 'Not active',
  gateOf: 'Gate {{gate}}, {{gateName}}: {{whose}}',
  gateAndLine: '{{gate}}.{{line}}',
  channelOf: 'Channel {{channel}}, {{name}}: {{state}}',

  // What a channel is under the sky
  'state.natal': 'Yours every day',
  'state.completed': 'Completed for now',
  'state.collective': 'In the air for everyone',
  'state.half_collective': 'Half in the air',
  'state.hanging': 'Half of it is yours',
  'state.empty': 'Quiet',
  'state.natal.text': 'Both gates are in your chart. Anything the sky does here only adds emphasis.',
  'state.completed.text':
    'One gate is yours, the other is in the sky. While that lasts the channel works in you; notice it, and remember that it’ll pass.',
  'state.collective.text':
    'Both gates are in the sky. Everyone has this channel right now, you included, and no one has to make it their own.',
  'state.half_collective.text':
    'One gate is in the sky and the other isn’t active anywhere: a theme in the background.',
  'state.hanging.text': 'You have one gate. No planet brings the other one.',
  'state.empty.text': 'Neither gate is active, in your chart or in the sky.',

  // What a center is under the sky
  'center.natal': 'Defined in your chart',
  'center.lent': 'Defined for now',
  'center.open': 'Undefined',
  'center.natal.text': 'It works steadily in you, whatever the sky does.',
  'center.lent.text':
    'It’s undefined in your chart and steady for as long as these transits last. Enjoy the steadiness, and don’t make promises that have to outlast it.',
  'center.open.text': 'These transits leave it undefined: what you feel here comes from the people around you.',
  'center.plain.text': 'Defined by channels in the sky: everyone feels it.',

  inItself: 'What it means on its own',
  itsGates: 'Its gates',
  itsChannels: 'Its channels',
  channelsThrough: 'Channels through it at this moment',
  noChannels: 'No channel through it is complete at this moment.',
  inGate: 'The gate it’s in',
  bodyIn: '{{body}} in {{gate}}.{{line}}',
  'body.yours': 'This gate is in your chart: the planet highlights it.',
  'body.open': 'This gate isn’t in your chart: the planet brings it in.',
  completes: 'What it completes',

  // Lists
  completed: 'Completed for you',
  'completed.text': 'One gate is yours, and the sky brings the other.',
  'completed.none': 'The sky doesn’t complete any of your channels.',
  completedBy: 'Your gate {{natal}}, with {{bodies}} in gate {{transit}}',
  centers: 'Centers defined for now',
  'centers.text': 'Undefined in your chart, but steady while these channels last.',
  'centers.none': 'The sky doesn’t define any further centers for you.',
  centerBy: 'Through {{channels}}',
  bridge: 'Your split is bridged',
  'bridge.text': 'Separate parts of your chart are connected by {{channels}} ({{bodies}}).',
  'bridge.single': 'A single gate is enough: {{gates}}.',
  'bridge.when': 'Connected {{when}}, though the channels may change',
  'bridge.definition': 'For now: {{definition}}.',
  reinforced: 'Highlighted in your chart',
  'reinforced.text': 'A planet is in a gate you have, and colours its line.',
  'reinforced.none': 'There are no planets in your gates.',
  reinforcedBy: 'Line {{line}}: {{body}}',
  reinforcedChannels: 'in your channel {{channels}}',
  collective: 'In the air for everyone',
  'collective.text': 'The sky has both gates and your chart has neither.',
  'collective.plain': 'The sky has both gates.',
  'collective.none': 'No channel is whole in the sky alone.',
  bodies: 'With {{bodies}}',
  when: '{{from}} – {{until}}',
  before: 'before {{day}}',
  after: 'after {{day}}',

  // Where the planets stand
  table: 'Where the planets are',
  planet: 'Planet',
  gateLine: 'Gate and line',
  gateName: 'Theme',
  forYou: 'For you',
  yours: 'your gate',
  'yours.channel': 'completes {{channels}}',
  none: '–',
}
