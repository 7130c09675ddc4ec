/** How much of their chart a member shows: the line on their own page, and the notice that the default became narrower. */
export const chartDetail = {
  'shows.core': 'Others see the basics of your chart: type, strategy, authority, profile and definition.',
  'shows.core.profile':
    'Others see the basics of your chart: type, strategy, authority and definition. Your chart is rare, and its profile (like 5/1) would help people guess your birth date, so it stays hidden.',
  'shows.core.definition':
    'Others see the basics of your chart: type, strategy, authority and profile. Your chart is rare, and its definition would help people guess your birth date, so it stays hidden.',
  'shows.core.both':
    'Others see the basics of your chart: type, strategy and authority. Your chart is rare, and its profile (like 5/1) and definition would help people guess your birth date, so they stay hidden.',
  'shows.channels': 'Others see your centers and channels.',
  'shows.gates': 'Others see your bodygraph.',
  riskIfShown: 'If you show your bodygraph, anyone can work out your birth date and time.',
  risk: 'Your gates let anyone work out your birth date and time.',
  show: 'Show my bodygraph',
  hide: 'Show the basics only',
  settings: 'Privacy settings',
  noticeTitle: 'Your chart now shows less',
  noticeText:
    'Your bodygraph could give away your birth date and time, so others now see only the basics of your chart.',
  keep: 'Keep the basics only',
  failed: 'Couldn’t save. Try again.',
}
