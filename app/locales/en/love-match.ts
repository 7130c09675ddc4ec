/** The two percentages, what they are made of, and how they are spoken of. */
export const loveMatch = {
  typeMatch: 'Type match',
  'typeMatch.text':
    'How two types go together in everyday company, from one table for every pair. It does not look at the charts.',
  loveMatch: 'Love match',
  'loveMatch.text':
    'It begins with a table of types for love and moves by what both charts show together. The same two charts give the same number on any day.',
  'loveMatch.types': 'One of the charts is missing or not open to you, so these are the numbers of your types alone.',

  // How the overall score comes about
  'overall.types': 'Your types give {{percent}}.',
  'overall.raised': 'What both charts show raises it to {{percent}}.',
  'overall.lowered': 'What both charts show lowers it to {{percent}}.',
  'overall.kept': 'What both charts show leaves it there.',

  // The six scores, and what each looks at
  'score.romantic': 'Romantic',
  'score.romantic.text': 'Attraction: channels you complete together, bridges, and whose direction leads.',
  'score.emotional': 'Emotional',
  'score.emotional.text': 'Feelings: channels at the Solar Plexus, and who of you lives in waves.',
  'score.energetic': 'Energetic',
  'score.energetic.text': 'Pace: channels at the Sacral, the Root and the Heart, and who of you has lasting energy.',
  'score.communication': 'Communication',
  'score.communication.text': 'Talk: channels at the Throat and the Head, and the lines of your profiles.',
  'score.intimacy': 'Intimacy',
  'score.intimacy.text': 'Closeness: the channels of the tribal circuit, touch, home and support, and bridges.',
  'score.longTerm': 'Long-term',
  'score.longTerm.text':
    'Years: common ground, where one gives way, the lines of your profiles, and the theme of the connection.',

  // What counts together in a score
  base: 'Where every pair begins',
  limited: 'Together {{sum}}, of which {{points}} count: no one thing moves a score further.',
  'term.electromagnetic': 'Channels you complete together',
  'term.companionship': 'Channels you have in common',
  'term.compromise': 'Channels in which one gives way',
  'term.bridge': 'Bridges',
  'term.g': 'G Center',
  'term.sacral': 'Sacral',
  'term.solar_plexus': 'Solar Plexus',
  'term.solar_plexus_channels': 'Channels at the Solar Plexus',
  'term.motor_channels': 'Channels at the Sacral, the Root and the Heart',
  'term.throat_channels': 'Channels at the Throat and the Head',
  'term.tribal_channels': 'Channels of the tribal circuit',
  'term.harmonic': 'Lines in harmony',
  'term.equal': 'Equal lines',
  'term.theme': 'Theme of the connection',

  // How a score is spoken of
  'band.excellent': 'Excellent',
  'band.excellent.text': 'From 80. Much comes of itself here; it still wants attention.',
  'band.good': 'Good',
  'band.good.text': 'From 60. Good ground, with a few places to look at.',
  'band.moderate': 'Moderate',
  'band.moderate.text': 'From 40. It takes talk and patience, and gives something back for them.',
  'band.challenging': 'Challenging',
  'band.challenging.text': 'From 20. You differ a lot here: there is much to learn, if both of you care to.',
  'band.difficult': 'Difficult',
  'band.difficult.text': 'Below 20. Here it helps to go gently and to leave each other room.',

  // Groups of people by the overall score
  'group.soulmates': 'Soulmates',
  'group.high': 'High Compatible',
  'group.good': 'Good Matches',
  'group.rest': 'People below 70 percent are in no tab. The search finds them by name.',

  // Labels, and the rule that gave each
  'relationship.soulmate': 'Soulmate',
  'relationship.life_partner': 'Life Partner',
  'relationship.growth_partner': 'Growth Partner',
  'relationship.adventure_buddy': 'Adventure Buddy',
  'relationship.twin_flame': 'Twin Flame',
  'rule.both_bridged':
    'Each of you joins parts of the other’s chart, and four channels or more become whole between you.',
  'rule.high_and_lasting': 'Your love match is 90 percent or more, and the long-term score is 70 or more.',
  'rule.common_ground':
    'You have whole channels in common, at most one fewer than those in which one of you gives way.',
  'rule.lasting': 'Your long-term score is 76 or more.',
  'rule.two_sacrals': 'Both of you have the Sacral defined, and your energetic score is 72 or more.',
  'rule.one_window':
    'You define eight centers together, your energetic score is 72 or more, and no fewer channels attract than ask one of you to give way.',
  'rule.otherwise': 'None of the other labels fits: this connection lives by what you learn from each other.',
  'rule.types_90': 'By your types alone the love match is 90 percent or more.',
  'rule.types_80': 'By your types alone the love match is 80 percent or more.',
  'rule.types_otherwise':
    'By your types alone the love match is below 80 percent: this connection lives by what you learn from each other.',
}
