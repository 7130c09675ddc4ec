import { transitReading } from './transit-reading'

/** The chart of someone a member keeps under a sky: `transit-reading`, with other texts for those that say "you". */
export const othersTransitReading = {
  ...transitReading,
  drawing: 'This chart with the transits at {{moment}}',
  'legend.natal': 'in the chart: solid',

  'whose.natal': 'In this chart',
  'whose.both': 'In this chart, with {{bodies}} in the gate',

  'state.natal': 'In this chart every day',
  'state.hanging': 'Half of it is in this chart',
  'state.natal.text': 'Both gates are in this chart. Anything the sky does here only adds emphasis.',
  'state.completed.text':
    'One gate is in this chart, the other is in the sky. The channel is active in this person while that lasts, and then it passes.',
  'state.collective.text':
    'Both gates are in the sky. Everyone has this channel right now, and no one has to make it their own.',
  'state.hanging.text': 'One gate is in this chart. No planet brings the other one.',
  'state.empty.text': 'Neither gate is active, in this chart or in the sky.',

  'center.natal': 'Defined in this chart',
  'center.natal.text': 'It works steadily, whatever the sky does.',
  'center.lent.text':
    'It’s undefined in this chart and steady for as long as these transits last. Enjoyable, but no basis for promises that have to outlast it.',
  'center.open.text': 'These transits leave it undefined: what’s felt here comes from outside.',

  'body.yours': 'This gate is in the chart: the planet highlights it.',
  'body.open': 'This gate isn’t in the chart: the planet brings it in.',

  completed: 'Completed in this chart',
  'completed.text': 'One gate is in the chart, and the sky brings the other.',
  'completed.none': 'The sky doesn’t complete any channel in this chart.',
  completedBy: 'Gate {{natal}} in the chart, with {{bodies}} in gate {{transit}}',
  'centers.text': 'Undefined in this chart, but steady while these channels last.',
  'centers.none': 'The sky doesn’t define any further centers in this chart.',
  bridge: 'The split is bridged',
  'bridge.text': 'Separate parts of this chart are connected by {{channels}} ({{bodies}}).',
  reinforced: 'Highlighted in this chart',
  'reinforced.text': 'A planet is in one of the chart’s gates, and colours its line.',
  'reinforced.none': 'There are no planets in the gates of this chart.',
  reinforcedChannels: 'in channel {{channels}}',
  'collective.text': 'The sky has both gates and this chart has neither.',

  forYou: 'In this chart',
  yours: 'active',
}
