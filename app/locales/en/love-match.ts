/** The two percentages, what they are made of, and the names of bands and labels. */
export const loveMatch = {
  typeMatch: 'Type match',
  'typeMatch.text':
    'How two types get on in everyday life, from one table for every pair. It doesn’t look at the charts.',
  loveMatch: 'Love match',
  'loveMatch.text':
    'It starts from a table of types for love and adjusts for what both charts show together. The same two charts give the same number on any day.',
  'loveMatch.types': 'One of the charts is missing or hidden from you, so these numbers come from your types alone.',

  // How the overall score comes about
  'overall.types': 'Your types give {{percent}}.',
  'overall.raised': 'What both charts show raises it to {{percent}}.',
  'overall.lowered': 'What both charts show lowers it to {{percent}}.',
  'overall.kept': 'What both charts show doesn’t change it.',

  // The six scores, and what each looks at
  'score.romantic': 'Romantic',
  'score.romantic.text': 'Attraction: channels you complete together, bridges, and whose direction leads.',
  'score.emotional': 'Emotional',
  'score.emotional.text': 'Feelings: channels at the Solar Plexus, and which of you has emotional waves.',
  'score.energetic': 'Energetic',
  'score.energetic.text': 'Pace: channels at the Sacral, the Root and the Heart, and which of you has lasting energy.',
  'score.communication': 'Communication',
  'score.communication.text': 'Conversation: channels at the Throat and the Head, and the lines in your profiles.',
  'score.intimacy': 'Intimacy',
  'score.intimacy.text': 'Closeness: the channels of the Tribal circuit (touch, home and support), and bridges.',
  'score.longTerm': 'Long-term',
  'score.longTerm.text':
    'Over the years: what you have in common, where one of you gives way, the lines in your profiles, and the theme of the connection.',

  // What counts together in a score
  base: 'Where every pair starts',
  limited: '{{sum}} in total, but only {{points}} count: there’s a limit to how far one thing can move a score.',
  'term.electromagnetic': 'Channels you complete together',
  'term.companionship': 'Channels you have in common',
  'term.compromise': 'Channels where one of you gives way',
  'term.bridge': 'Bridges',
  'term.g': 'G Center',
  'term.sacral': 'Sacral',
  'term.solar_plexus': 'Solar Plexus',
  'term.solar_plexus_channels': 'Channels at the Solar Plexus',
  'term.motor_channels': 'Channels at the Sacral, the Root and the Heart',
  'term.throat_channels': 'Channels at the Throat and the Head',
  'term.tribal_channels': 'Channels of the Tribal circuit',
  'term.harmonic': 'Lines in harmony',
  'term.equal': 'Equal lines',
  'term.theme': 'Theme of the connection',

  // How a score is spoken of
  'band.excellent': 'Excellent',
  'band.excellent.text': '80 and above. Much of this comes easily; it still needs your attention.',
  'band.good': 'Good',
  'band.good.text': '60 to 79. A good foundation, with a few things to look at.',
  'band.moderate': 'Moderate',
  'band.moderate.text': '40 to 59. It takes conversation and patience, and gives something back.',
  'band.challenging': 'Challenging',
  'band.challenging.text': '20 to 39. You’re very different here: there’s a lot to learn, if you both want to.',
  'band.difficult': 'Difficult',
  'band.difficult.text': 'Below 20. It helps to go gently here and give each other space.',

  // Groups of people by the overall score
  'group.soulmates': 'Soulmates',
  'group.high': 'High Compatible',
  'group.good': 'Good Matches',
  'group.rest': 'Below 70%? Search by name.',

  // Labels, and the rule that gave each
  'relationship.soulmate': 'Soulmate',
  'relationship.life_partner': 'Life Partner',
  'relationship.growth_partner': 'Growth Partner',
  'relationship.adventure_buddy': 'Adventure Buddy',
  'relationship.twin_flame': 'Twin Flame',
  'rule.both_bridged':
    'Each of you connects separate parts of the other’s chart, and together you complete at least four channels.',
  'rule.high_and_lasting': 'Your love match is 90 percent or more, and your long-term score is 70 or more.',
  'rule.common_ground':
    'You have whole channels in common, and the channels where one of you gives way outnumber them by one at most.',
  'rule.lasting': 'Your long-term score is 76 or more.',
  'rule.two_sacrals': 'You both have a defined Sacral, and your energetic score is 72 or more.',
  'rule.one_window':
    'Together you define eight centers, your energetic score is 72 or more, and you complete at least as many channels as there are channels where one of you gives way.',
  'rule.otherwise': 'None of the other labels fits: this connection is about what you learn from each other.',
  'rule.types_90': 'Going by your types alone, the love match is 90 percent or more.',
  'rule.types_80': 'Going by your types alone, the love match is 80 percent or more.',
  'rule.types_otherwise':
    'Going by your types alone, the love match is below 80 percent: this connection is about what you learn from each other.',
}
