/** Returns of the Sun, Saturn, Uranus and the lunar nodes: a list, and the chart of one of them. */
export const returns = {
  lead: 'When the Sun, Saturn or the lunar nodes come back to where they were at your birth, and when Uranus is opposite its place, practitioners read the chart of that moment beside yours. It’s a practice for taking stock. It doesn’t say what will happen.',
  zone: 'Times are for {{zone}}.',
  unavailable: 'Couldn’t calculate your returns. Try again later.',
  unknown: 'There’s no return at this address. Here are all of yours.',

  approximate:
    'Your birth time is approximate: give or take {{margin}} for the solar return, more for the slower ones.',
  unknownTime:
    'Your birth time is unknown, so you see days only: give or take {{margin}} for the solar return, some days for the slower ones. Their charts are for a birth at noon.',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',

  'group.current': 'Current',
  'group.coming': 'Coming up',
  'group.past': 'Past',
  passes_one: 'Exact {{count}} time, last on {{last}}',
  passes_other: 'Exact {{count}} times, last on {{last}}',
  nextPass: 'pass {{pass}} of {{passes}} {{when}}',
  age_one: 'at age {{count}}',
  age_other: 'at age {{count}}',

  all: 'All returns',
  yearBefore: 'Year before',
  yearAfter: 'Year after',
  passNav: 'Exact moments',
  passNumber: 'Pass {{pass}}',
  isBeginning: 'the beginning',
  passText: 'The planet turns back and passes the same degree more than once. The first pass counts as the beginning.',
  nodePassText:
    'The nodes sway to and fro and pass the same degree more than once. The first pass counts as the beginning.',

  momentChart: 'Chart of the moment',
  overlay: 'Your chart with this return',
  overlayName: 'Your chart with this return: {{name}}, {{when}}',
  'legend.natal': 'yours: solid',
  'legend.transit': 'the return: dashed ring',
  'legend.both': 'both: striped',
  'legend.lent': 'for its time: dashed edge',
  gateOf: 'Gate {{gate}}, {{name}}: {{whose}}',
  'whose.natal': 'yours',
  'whose.transit': 'in the return',
  'whose.both': 'yours and in the return',
  'whose.none': 'not active',
  'center.natal': 'defined in your chart',
  'center.lent': 'defined for its time',
  'center.open': 'open',

  activates: 'What it activates',
  completes_one: 'Together with your chart it completes {{count}} channel: {{channels}}.',
  completes_other: 'Together with your chart it completes {{count}} channels: {{channels}}.',
  completesNone: 'It doesn’t complete any of your channels.',
  defines_one: 'For its time, {{count}} center that’s open in your chart counts as defined: {{centers}}.',
  defines_other: 'For its time, {{count}} centers that are open in your chart count as defined: {{centers}}.',
  definesNone: 'None of your open centers becomes defined.',
  completedBy: 'Your gate {{natal}}, with {{bodies}} in gate {{transit}}',
  wholeBy: 'Both gates are in the return: {{bodies}}',

  practice: 'How it’s read',
  'about.solar_return':
    'The Sun is back where it was at your birth, on your birthday or a day either side. Practitioners read this chart for the year until the next one, as a theme to come back to: what’s on your mind, and which decisions are really yours?',
  'about.saturn_return':
    'Saturn takes about 29 years to go round. Practitioners read this chart for the years around it, which many people use to look at what they’ve built, what they’ve taken on from others and what they’d like to put down.',
  'about.uranus_opposition':
    'Usually between 38 and 44, Uranus has gone halfway round. Practitioners read this chart for the middle of life: what used to fit and no longer does, and where you’d like to live less by expectations.',
  'about.nodal_return':
    'Every 18 years and 7 months the lunar nodes are back where they were at your birth. Practitioners read this chart for surroundings and direction: the places you live in and the people around you.',
  'about.nodal_opposition':
    'Halfway between two nodal returns the nodes have changed sides: the North Node is where the South Node was at your birth. Practitioners read this chart for a look at your surroundings from the other side.',

  'name.solar_return_one': 'Solar return at {{count}}',
  'name.solar_return_other': 'Solar return at {{count}}',
  'name.saturn_return.1': 'First Saturn return',
  'name.saturn_return.2': 'Second Saturn return',
  'name.saturn_return.3': 'Third Saturn return',
  'name.uranus_opposition.1': 'Uranus opposition',
  'name.nodal_return.1': 'First nodal return',
  'name.nodal_return.2': 'Second nodal return',
  'name.nodal_return.3': 'Third nodal return',
  'name.nodal_return.4': 'Fourth nodal return',
  'name.nodal_return.5': 'Fifth nodal return',
  'name.nodal_opposition.1': 'First nodal half-return',
  'name.nodal_opposition.2': 'Second nodal half-return',
  'name.nodal_opposition.3': 'Third nodal half-return',
  'name.nodal_opposition.4': 'Fourth nodal half-return',
  'name.nodal_opposition.5': 'Fifth nodal half-return',
}
