/** Love Compatibility: the list, the invitation for members who do not take part, and its forms. */
export const love = {
  title: 'Advanced HD Love Compatibility',
  lead_one: 'You’re compared with {{count}} person who takes part and whose profile you can see.',
  lead_other: 'You’re compared with {{count}} people who take part and whose profiles you can see.',
  leadPart: 'You’re compared with the most recently active participants ({{count}}). Search finds everyone else.',
  'tile.soulmates': 'Soulmates',
  'tile.romantic': 'Avg Romantic',
  'tile.emotional': 'Avg Emotional',
  'tile.intimacy': 'Avg Intimacy',
  'tile.overall': 'Overall Avg',
  noNumber: 'none yet',
  tiles: 'At a glance',
  tabs: 'By love match',
  search: 'Search by name',
  submit: 'Search',
  found: 'Found for “{{q}}”',
  clear: 'Back to tabs',
  more: 'Show more',
  end: 'You’ve reached the end',
  rangeSoulmates: '90% or more',
  rangeHigh: '80% to under 90%',
  rangeGood: '70% to under 80%',
  'empty.soulmates': 'No soulmates right now',
  'empty.high': 'No one in this tab right now',
  'empty.good': 'No one in this tab right now',
  emptyText: 'The list changes as people join. Try another tab or search by name.',
  nobody: 'You’re the first one here',
  nobodyText: 'People will appear here as soon as they take part and let you see their profile.',
  notFound: 'No one by that name takes part',
  notFoundText: 'Search covers people who want to be shown here, by name and username.',
  noChart: 'You have no chart yet, so all scores are based on types.',
  toChart: 'Enter birth data',

  // A card
  verified: 'Verified',
  loveMatch: 'love match',
  typeMatch: 'Type match {{percent}}%',
  chart: 'Your connection chart',
  chartNamed: 'Your connection chart with {{name}}',
  like: 'I’m interested',
  liked: 'Interested',
  likeNamed: 'Interested in {{name}}',
  likePrivate: '{{name}} only finds out if it’s mutual.',
  mutual: 'It’s mutual: {{name}} is interested too.',
  write: 'Message',
  writeNamed: 'Message {{name}}',
  details: 'Details',
  detailsNamed: 'Details: {{name}}',
  scores: 'The six scores',

  // Its analysis
  open: 'Open the analysis',
  openNamed: 'Open the analysis with {{name}}',
  openText: 'See what each score is based on, in plain sentences.',
  left: '{{count}} of 3 left this month.',
  leftNone: 'You’ve opened the analysis with three people this month. You get three more on {{date}}.',
  staysOpen: 'It stays open until the end of the month.',
  typesOnly: 'There’s nothing more to open: one of the charts is missing, or its gates are private.',

  // Mutual interest
  matches: 'Mutual interest',
  matchesText: 'You’re interested in each other. A first message is ready; change it as you like.',

  // The two numbers, and the way out
  about: 'About the numbers',
  anyPair:
    'People who work with Human Design say that any two people can live well together. The numbers show what to look at; what you make of it is up to you.',
  shown: 'You’re shown here',
  shownText: 'Anyone who takes part and can see your profile can find you.',

  // For members who do not take part
  inviteTitle: 'See who fits your chart',
  inviteText:
    'Love Compatibility compares your chart with those of other people who take part, and says in plain words what attracts you, what lasts and where you’ll need patience. No one is ranked here without asking for it.',
  'invite.who': 'Who sees you',
  'invite.whoText':
    'Only members who take part themselves and can see your profile. No one you’ve blocked, and no one who’s blocked you.',
  'invite.what': 'What they see',
  'invite.whatText':
    'Your name, photo and the percentages. Type and gates count only for people who can see your chart, and your age shows only to those who can see your birth data.',
  'invite.interest': 'Interest stays private',
  'invite.interestText': 'No one knows unless it’s mutual. Then both of you find out.',
  'invite.leave': 'Leave at any time',
  'invite.leaveText': 'One press removes you from the list, along with all your interests.',
  minor: 'Love Compatibility is for people aged 18 and over',
  toProfile: 'Your chart',
}
