/** The connection page: the viewer and another person, and why parts of it are missing. */
export const connectionChart = {
  title: 'You and {{name}}',
  toProfile: '@{{username}}',
  chart: 'Your connection',
  typeMatch: 'Type match',
  percent: '{{percent}}%',
  why: 'Why {{percent}}%?',
  typeMatchText:
    'This number comes from one table of how two types get on day to day. It’s the same for every pair of these types and doesn’t use the charts.',
  typeMatchBelow: 'What your charts show together is described below.',

  'gap.yours': 'Your chart is missing',
  'gap.yours.text':
    'Enter when and where you were born, and this page will lay your chart over {{name}}’s and show who brings what.',
  'gap.theirs': 'No chart to compare with',
  'gap.theirs.text': '{{name}} hasn’t entered birth data yet.',
  'gap.closed': 'This chart isn’t shared with you',
  'gap.closed.text':
    '{{name}} keeps their chart private or shows it only to connections, so nothing based on it is shown here.',
  'gap.channels': 'The gates are private',
  'gap.channels.text': '{{name}} keeps their gates private, and a connection chart would show them.',
  picture: 'Save picture',
  pictureText:
    'Both charts are open to everyone, so the picture reveals nothing new. Only you decide who sees it: there’s no link to it.',
  cardNames: '{{you}} and {{name}}',

  addBirth: 'Enter birth data',
  openProfile: 'Open profile',

  'uncertain.a': 'Your birth time isn’t exact, so some of your gates may differ.',
  'uncertain.b': '{{name}}’s birth time isn’t exact, so some of their gates may differ.',
  'uncertain.both': 'Neither birth time is exact, so some gates may differ.',
}
