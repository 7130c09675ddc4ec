/** The sky of a moment over one's own chart: the page around the drawing. */
export const transits = {
  title: 'Transits',
  lead: 'Where the planets stand, and what they do with your chart as long as they stand there.',
  leadPlain: 'Where the planets stand. With a chart of your own you also see what they do with it.',
  now: 'Now',
  isNow: 'The sky as it is now',
  zone: 'Times in the zone {{zone}}',

  // Another moment
  moment: 'Another moment',
  previousDay: 'A day earlier',
  nextDay: 'A day later',
  date: 'Date',
  time: 'Time',
  timeHint: 'Left empty: noon',
  show: 'Show this sky',
  invalid: 'Write a date such as 2026-11-22. Until then you see the sky of now.',
  early: 'The tables of the sky begin in October 1899. You see the sky of now.',
  late: 'The tables of the sky end in December 2100. You see the sky of now.',

  // Through the month
  through: 'Through {{month}}',
  hour: 'Day and hour',
  earlier: 'To the change before',
  later: 'To the next change',
  play: 'Play the month',
  pause: 'Pause',
  playHint: 'Each step is a planet that changes its gate.',
  unreachable: 'The month could not be fetched. Move the slider once more to try again.',
  stay: 'Stay at this moment',

  chart: 'Your chart under this sky',
  sky: 'The sky of this moment',
  unknown: 'Where the planets stand could not be asked right now',
  unknownText: 'Your chart is as it was. Try again in a moment.',
  again: 'Try again',
  noChart: 'See what this sky does with your chart',
  noChartText: 'Add when and where you were born, and the channels that the planets complete for you appear here.',
  addBirth: 'Add your birth data',

  // Who closes open channels
  who: 'Who completes you with this sky',
  whoText:
    'Connections whose gates close channels that are open in your chart, while the sky stands in them: your own half first.',
  whoAt: 'With the sky of {{moment}}.',
  'meets.yours':
    '{{name}}’s {{theirs}} meets your {{other}}: {{channel}} {{channelName}} is whole between you. In gate {{skyGate}}: {{body}}.',
  'meets.sky':
    '{{name}}’s {{theirs}} meets gate {{other}} of the sky ({{body}}): {{channel}} {{channelName}} is whole around you.',
  moreSentences_one: 'and {{count}} more channel',
  moreSentences_other: 'and {{count}} more channels',
  morePeople_one: '{{count}} more connection closes something with this sky.',
  morePeople_other: '{{count}} more connections close something with this sky.',
  cut: 'You have many connections: the {{count}} most recent ones were looked at.',
  closed_one: '{{count}} connection keeps their gates to themselves and is not counted here.',
  closed_other: '{{count}} connections keep their gates to themselves and are not counted here.',
  whoNobody: 'Nobody of your connections with this sky',
  whoNobodyText:
    'No gate of theirs meets an open channel of yours where the planets stand. The Moon moves on within hours.',
  whoAlone: 'Here stand people you are connected with',
  whoAloneText:
    'Once somebody is connected with you and lets you see their gates, you read here what you complete together.',
  whoClosedText: 'Your connections keep their gates to themselves. Their centers and channels stand on their pages.',
  findPeople: 'Find people',
  compare: 'Your connection with {{name}}',
}
