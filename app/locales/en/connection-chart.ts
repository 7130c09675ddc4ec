/** The page of a connection: the viewer and somebody else, and what of it is not shown. */
export const connectionChart = {
  title: 'You and {{name}}',
  toProfile: '@{{username}}',
  chart: 'Your connection',
  typeMatch: 'Type match',
  percent: '{{percent}}%',
  why: 'Why {{percent}}%?',
  typeMatchText:
    'One table says how two types go together in everyday company, the same for all pairs of these types. It does not look at the charts.',
  typeMatchBelow: 'What your charts show together stands below, in words instead of a number.',

  'gap.yours': 'Your own chart is missing',
  'gap.yours.text':
    'Enter when and where you were born. Then this page lays your chart over that of {{name}} and says who brings what.',
  'gap.theirs': 'There is no chart to compare with',
  'gap.theirs.text': '{{name}} has not entered birth data so far.',
  'gap.closed': 'The chart is not shared with you',
  'gap.closed.text':
    '{{name}} keeps the chart private or shows it to connections only, so nothing made from it is shown here either.',
  'gap.channels': 'The gates are private',
  'gap.channels.text': '{{name}} keeps their gates private, and a connection chart would show them.',
  picture: 'Save as a picture',
  pictureText:
    'Both charts are open to everyone, so the picture tells nothing new. It is yours to show; no link to it exists.',
  cardNames: '{{you}} and {{name}}',

  addBirth: 'Enter birth data',
  openProfile: 'Open the profile',

  'rough.a': 'Your birth time is not exact, so single gates of yours may differ.',
  'rough.b': 'The birth time of {{name}} is not exact, so single gates may differ.',
  'rough.both': 'Neither birth time is exact, so single gates may differ.',
}
