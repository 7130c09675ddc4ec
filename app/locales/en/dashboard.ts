/** The first page of a member. */
export const dashboard = {
  title: 'Home',
  welcome: 'Welcome, {{name}}',

  glance: 'HD at a glance',
  openChart: 'Open chart',
  strategy: 'Strategy',
  authority: 'Authority',
  profile: 'Profile',
  signature: 'Signature',
  notSelf: 'Not-self theme',
  chartName: 'Your bodygraph: {{centers}}, {{gates}}',
  centersDefined: '{{count}} of 9 centers defined',
  gates_one: '{{count}} gate',
  gates_other: '{{count}} gates',

  meet: 'How you meet the day',
  decide: 'How you decide',

  gettingStarted: 'Getting started',
  startText:
    'Your chart needs the date, the time and the place of your birth. With it this page has something to tell you.',
  enterBirthData: 'Enter birth data',
  startTime: 'No exact time? Enter what you know: the chart says what stays open.',

  quickActions: 'Quick actions',
  readChart: 'Read your chart',
  openMessages: 'Open your messages',
  checkTime: 'Check the birth time',
  updateBirthData: 'Update birth data',
}
