/** Returns of the Sun, Saturn, Chiron, Uranus and the lunar nodes: a list, and the chart of one of them. */
export const returns = {
  lead: 'Each at its own pace, the Sun, Saturn, Chiron and the lunar nodes return to where they were at your birth; once in a lifetime, Uranus is directly opposite. Practitioners read the chart of such a moment alongside yours. It’s a way to take stock, not a prediction.',
  zone: 'Times are in the {{zone}} time zone.',
  zoneOfDays: 'Dates are in the {{zone}} time zone.',
  unavailable: 'Couldn’t calculate your returns. Try again later.',
  unknown: 'There’s no return at this address. All your returns are below.',

  approximate:
    'Your birth time is approximate, so your solar return may be up to {{margin}} earlier or later. The other returns may shift by more: it can be months. Dates that could move by more than a day, and passes that may not happen, are marked with ≈.',
  unknownTime:
    'Your birth time is unknown, so only days are shown. Your solar return may be up to {{margin}} earlier or later. The other returns usually shift by less than a day; where a planet or node turns back near that degree, it can be months. Dates that could move by more than a day, and passes that may not happen, are marked with ≈. The charts are for a birth at noon.',
  uncertainDay: 'Depending on your birth time: {{days}}',
  uncertainCount: 'How many passes there are around {{days}} depends on your birth time',
  uncertainLater: 'Later passes depend on your birth time',
  uncertainMore: 'With another birth time, there may also be passes on these days: {{days}}',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',

  'group.current': 'Current',
  'group.coming': 'Coming up',
  'group.past': 'Past',
  passes_one: 'Exact {{count}} time, the last on {{last}}',
  passes_other: 'Exact {{count}} times, the last on {{last}}',
  nextPass: 'pass {{pass}} of {{passes}} {{when}}',
  age_one: 'at age {{count}}',
  age_other: 'at age {{count}}',

  all: 'All returns',
  yearBefore: 'Previous year',
  yearAfter: 'Next year',
  passNav: 'Exact moments',
  passNumber: 'Pass {{pass}}',
  isBeginning: 'start',
  passText:
    'Moving backwards for part of each year, it passes the same degree more than once. The first pass counts as the start.',
  nodePassText:
    'The nodes move back and forth and pass the same degree more than once. The first pass counts as the start.',

  momentChart: 'Chart of the moment',
  overlay: 'Your chart with this return',
  overlayName: 'Your chart with this return: {{name}}, {{when}}',
  'legend.natal': 'yours: solid',
  'legend.transit': 'the return: dashed ring',
  'legend.both': 'both: striped',
  'legend.lent': 'defined with the return: dashed edge',
  gateOf: 'Gate {{gate}}, {{name}}: {{whose}}',
  'whose.natal': 'yours',
  'whose.transit': 'in the return',
  'whose.both': 'yours and in the return',
  'whose.none': 'not active',
  'center.natal': 'defined in your chart',
  'center.lent': 'defined with the return',
  'center.open': 'undefined',

  activates: 'What it activates',
  completes_one: 'Together with your chart, it completes {{count}} channel: {{channels}}.',
  completes_other: 'Together with your chart, it completes {{count}} channels: {{channels}}.',
  completesNone: 'It doesn’t complete any of your channels.',
  defines_one: 'With it, {{count}} center that’s undefined in your chart counts as defined: {{centers}}.',
  defines_other: 'With it, {{count}} centers that are undefined in your chart count as defined: {{centers}}.',
  definesNone: 'No further center becomes defined.',
  completedBy: 'Your gate {{natal}}, with {{bodies}} in gate {{transit}}',
  wholeBy: 'Both gates are in the return: {{bodies}}',

  practice: 'How it’s read',
  'about.solar_return':
    'The Sun is back where it was at your birth, within a day or two of your birthday. Practitioners read this chart as a theme for the year until the next return: what’s on your mind, and which decisions are really yours?',
  'about.saturn_return':
    'Saturn takes about 29 years to go round. Practitioners use this chart to look at the years around the return: what you’ve built, what you’ve taken on from others and what you’d like to let go of.',
  'about.chiron_return':
    'Chiron is back around your fiftieth birthday. Practitioners use this chart to look at the years that follow: what you’ve come to terms with, and what you’d now like to give. Chiron itself isn’t in it; the chart is that of its exact moment.',
  'about.uranus_opposition':
    'Somewhere between 38 and 45, Uranus has gone halfway round. Practitioners use this chart to look at the middle of life: what used to fit and no longer does, and where you’d like to live less by other people’s expectations.',
  'about.nodal_return':
    'Every 18 years and 7 months the lunar nodes are back where they were at your birth. Practitioners use this chart to look at surroundings and direction: the places where you live and the people around you.',
  'about.nodal_opposition':
    'Halfway between two nodal returns, the nodes have swapped places: the North Node is where the South Node was at your birth. Practitioners use this chart to look at your surroundings from the other side.',

  'name.solar_return_one': 'Solar return at {{count}}',
  'name.solar_return_other': 'Solar return at {{count}}',
  'name.saturn_return.1': 'First Saturn return',
  'name.saturn_return.2': 'Second Saturn return',
  'name.saturn_return.3': 'Third Saturn return',
  'name.chiron_return.1': 'Chiron return',
  'name.chiron_return.2': 'Second Chiron return',
  'name.uranus_opposition.1': 'Uranus opposition',
  'name.nodal_return.1': 'First nodal return',
  'name.nodal_return.2': 'Second nodal return',
  'name.nodal_return.3': 'Third nodal return',
  'name.nodal_return.4': 'Fourth nodal return',
  'name.nodal_return.5': 'Fifth nodal return',
  'name.nodal_opposition.1': 'First nodal opposition',
  'name.nodal_opposition.2': 'Second nodal opposition',
  'name.nodal_opposition.3': 'Third nodal opposition',
  'name.nodal_opposition.4': 'Fourth nodal opposition',
  'name.nodal_opposition.5': 'Fifth nodal opposition',
}
