/** Love Compatibility: the list, what it is for whoever does not take part, and its forms. */
export const love = {
  title: 'Advanced HD Love Compatibility',
  lead_one: 'You are compared with {{count}} person who takes part too, and whose profile you can see.',
  lead_other: 'You are compared with {{count}} people who take part too, and whose profiles you can see.',
  leadPart:
    'You are compared with the {{count}} people here last, of those who take part. The search finds everybody else.',
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
  clear: 'Show the tabs again',
  more: 'Show more',
  end: 'That is everybody.',
  rangeSoulmates: '90 percent and more',
  rangeHigh: '80 to under 90 percent',
  rangeGood: '70 to under 80 percent',
  'empty.soulmates': 'No soulmates among them now',
  'empty.high': 'Nobody in this tab now',
  'empty.good': 'Nobody in this tab now',
  emptyText: 'The list changes as people come. Other tabs or the search may hold somebody.',
  nobody: 'You are the first one here',
  nobodyText: 'As soon as others take part and let you see their profile, they stand here.',
  notFound: 'Nobody by that name takes part',
  notFoundText: 'The search looks among those who want to be shown here, by name and username.',
  noChart: 'You have no chart yet, so all numbers are those of types.',
  toChart: 'Enter your birth data',

  // A card
  verified: 'Verified',
  loveMatch: 'love match',
  typeMatch: 'Type match {{percent}}%',
  chart: 'Your connection chart',
  chartNamed: 'Your connection chart with {{name}}',
  like: 'I’m interested',
  liked: 'Interested',
  likeNamed: 'Interested in {{name}}',
  likePrivate: 'Only if it is mutual does {{name}} learn of it.',
  mutual: 'It is mutual: {{name}} is interested too.',
  write: 'Message',
  writeNamed: 'Message {{name}}',
  details: 'Details',
  detailsNamed: 'Details: {{name}}',
  scores: 'The six scores',

  // Its analysis
  open: 'Open the analysis',
  openNamed: 'Open the analysis with {{name}}',
  openText: 'Every score opens to what it is made of, in sentences.',
  left_one: '{{count}} of three people left this month.',
  left_other: '{{count}} of three people left this month.',
  leftNone: 'You have opened the analysis with three people this month. There are three more from {{date}}.',
  staysOpen: 'It is open until the end of the month.',
  typesOnly: 'There is nothing more to open: one of the charts is missing or its gates are not open to you.',

  // Mutual interest
  matches: 'Mutual interest',
  matchesText: 'You are interested in each other. A first line stands ready; change it as you like.',

  // The two numbers, and the way out
  about: 'About the numbers',
  anyPair:
    'Those who work with Human Design hold that any two people can live well together. The numbers say what to look at; what you make of it is yours.',
  shown: 'You are shown here',
  shownText: 'Whoever takes part and may see your profile can find you.',

  // For whoever does not take part
  inviteTitle: 'See with whom your chart goes together',
  inviteText:
    'Love Compatibility lays your chart over those of others who want that, and says in plain words what attracts, what lasts and where it takes patience. Nobody is ranked here who did not ask for it.',
  'invite.who': 'Who sees you',
  'invite.whoText':
    'Only members who take part themselves and may see your profile. Nobody you blocked, and nobody who blocked you.',
  'invite.what': 'What they see',
  'invite.whatText':
    'Your name, photo and the percentages. Type and gates count only for those who may see your chart, and your age shows only to those who may see your birth data.',
  'invite.interest': 'Interest stays private',
  'invite.interestText': 'Whom you are interested in nobody learns, unless it is mutual. Then both of you are told.',
  'invite.leave': 'You can leave at any time',
  'invite.leaveText': 'One press, and you are gone from the list with all your interests.',
  minor: 'Love Compatibility is for people of 18 and older',
  toProfile: 'Your chart',

  // In the settings
}
