/** The two percentages, what they are made of, and the names of bands and labels. */
export const loveMatch = {
  typeMatch: 'Type match',
  'typeMatch.text':
    'How two types get on in everyday life, from one table for every pair. It doesn’t look at the charts.',
  loveMatch: 'Love match',
  'loveMatch.text':
    'It starts from a table of how two types match in love, then adds or subtracts points for what your charts show together. You both see the same number.',

  // The sum, line by line
  types: 'Your types',
  partBase: 'Your types give',
  bound: 'Each part runs from 0 to 100',
  total: 'Total',
  agree:
    'Each fact above counts towards the parts named under it. The overall score is the mean of the six, rounded up.',

  // The six scores, and what each looks at
  'score.romantic': 'Romantic',
  'score.romantic.text':
    'Attraction: channels you complete together, channels where one of you gives way, and bridges.',
  'score.emotional': 'Emotional',
  'score.emotional.text':
    'Feelings: channels at the Solar Plexus, which of you has emotional waves, and how open you are as a pair.',
  'score.energetic': 'Energetic',
  'score.energetic.text': 'Pace: channels at the Sacral, the Root and the Heart, and which of you has lasting energy.',
  'score.communication': 'Communication',
  'score.communication.text': 'Conversation: channels at the Throat and the Head, and the lines in your profiles.',
  'score.intimacy': 'Intimacy',
  'score.intimacy.text':
    'Closeness: channels of the Tribal circuit (touch, home and support) and of the Spleen, and bridges.',
  'score.longTerm': 'Long-term',
  'score.longTerm.text':
    'Over the years: channels you have in common, channels only one of you has, the lines in your profiles, and the centers you leave open together.',

  // How a score is spoken of
  'band.excellent': 'Excellent',
  'band.excellent.text': '80 and above. Much of this comes easily; it still needs your attention.',
  'band.good': 'Good',
  'band.good.text': '60 to 79. A good foundation, with a few things to look at.',
  'band.moderate': 'Moderate',
  'band.moderate.text': '40 to 59. Some of this comes easily; the rest takes conversation and patience.',
  'band.challenging': 'Challenging',
  'band.challenging.text': '20 to 39. You’re very different here: there’s a lot to learn, if you both want to.',
  'band.difficult': 'Difficult',
  'band.difficult.text': 'Below 20. It helps to go gently here and give each other space.',

  // Groups of people by the overall score
  'group.soulmates': 'Soulmates',
  'group.high': 'High Compatible',
  'group.good': 'Good Matches',
  'group.rest': 'Below 70%? Search by name.',

  // Labels, and what each means: for types and charts together, and for types alone
  'relationship.twin_flame': 'Twin Flame',
  'relationship.twin_flame.byCharts': '95 and above: your types and charts together give one of the highest scores.',
  'relationship.twin_flame.byTypes': '95 and above: your two types go together exceptionally well.',
  'relationship.soulmate': 'Soulmate',
  'relationship.soulmate.byCharts': '90 to 94: your types and charts together give a very high score.',
  'relationship.soulmate.byTypes': '90 to 94: your two types go together very well.',
  'relationship.life_partner': 'Life Partner',
  'relationship.life_partner.byCharts': '80 to 89: a solid base for everyday life, with a few things to talk about.',
  'relationship.life_partner.byTypes': '80 to 89: your two types go together well.',
  'relationship.growth_partner': 'Growth Partner',
  'relationship.growth_partner.byCharts': '70 to 79: there’s plenty to like, and plenty to learn from each other.',
  'relationship.growth_partner.byTypes': '70 to 79: your two types have plenty to learn from each other.',
  'relationship.adventure_buddy': 'Adventure Buddy',
  'relationship.adventure_buddy.byCharts': 'Below 70: expect surprises, and take your time.',
  'relationship.adventure_buddy.byTypes': 'Below 70: your two types are very different.',
}
