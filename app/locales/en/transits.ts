/** The transits page around the drawing: the sky of a moment over the member's chart. */
export const transits = {
  title: 'Transits',
  lead: 'Where the planets are, and what they do in your chart while they’re there.',
  leadPlain: 'Where the planets are. With a chart of your own you can also see what they do in it.',
  now: 'Now',
  isNow: 'The sky as it is now',
  zone: 'Time zone: {{zone}}',

  // Another moment
  moment: 'Another moment',
  previousDay: 'A day earlier',
  nextDay: 'A day later',
  date: 'Date',
  time: 'Time',
  timeHint: 'Noon if blank',
  show: 'Show transits',
  invalid: 'Enter a date such as 2026-11-22. Showing the sky as it is now.',
  early: 'The sky tables start in October 1899. Showing the sky as it is now.',
  late: 'The sky tables end in December 2100. Showing the sky as it is now.',

  // Through the month
  through: 'Through {{month}}',
  hour: 'Day and hour',
  earlier: 'Previous change',
  later: 'Next change',
  play: 'Play the month',
  pause: 'Pause',
  playHint: 'Each step is a planet entering a new gate.',
  unreachable: 'Couldn’t load the month. Move the slider again to retry.',
  stay: 'Stay at this moment',

  chart: 'Your chart with these transits',
  othersChart: 'This chart with these transits',
  sky: 'The sky at this moment',
  unknown: 'Couldn’t load the planets',
  unknownText: 'Try again in a moment.',
  again: 'Try again',
  noChart: 'See what these transits do in your chart',
  noChartText: 'Enter when and where you were born to see which channels the planets complete for you.',
  addBirth: 'Enter birth data',

  // Who closes open channels
  who: 'Who completes your channels',
  whoText:
    'Connections whose gates complete one of your channels at this moment. Those whose gates meet your own come first.',
  whoAt: 'At {{moment}}.',
  'meets.yours':
    '{{name}}’s gate {{theirs}} meets your gate {{other}}: channel {{channel}}, {{channelName}}, is complete when you’re together. The sky highlights gate {{skyGate}} ({{body}}).',
  'meets.sky':
    '{{name}}’s gate {{theirs}} meets gate {{other}} in the sky ({{body}}): channel {{channel}}, {{channelName}}, is complete when you’re near {{name}}.',
  moreSentences_one: 'and {{count}} more channel',
  moreSentences_other: 'and {{count}} more channels',
  morePeople_one: '{{count}} more connection completes a channel at this moment.',
  morePeople_other: '{{count}} more connections complete a channel at this moment.',
  cut: 'You have many connections, so this covers only the most recent ones ({{count}}).',
  closed_one: '{{count}} connection keeps their gates private and isn’t counted here.',
  closed_other: '{{count}} connections keep their gates private and aren’t counted here.',
  whoNobody: 'No connections complete your channels at this moment',
  whoNobodyText:
    'With the planets where they are, none of their gates completes one of your open channels. The Moon moves on within hours.',
  whoAlone: 'Your connections will appear here',
  whoAloneText:
    'When someone connects with you and lets you see their gates, you can read here what you complete together.',
  whoClosedText: 'Your connections keep their gates private. You can see their centers and channels on their profiles.',
  findPeople: 'Find people',
  compare: 'Your connection with {{name}}',
}
