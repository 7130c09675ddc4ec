/** The chart on the landing page and what is below the first screen; fetched when wanted. */
export const landingMore = {
  authority: '{{name}} authority',
  exampleBirth: 'Born 5 July 1980 at 09:30 in Nizhny Novgorod',
  date: '{{dayAndMonth}} {{year}}',
  bornAt: 'Born {{date}} at {{time}} in {{city}}, {{country}}',
  bornOn: 'Born {{date}} in {{city}}, {{country}}, time unknown',
  offsetUsed: '{{zone}}, UTC{{offset}}',
  save: 'Save chart',
  saveText: 'To save it, create an account. Your birth data comes with you, and only you can see it.',
  featuresTitle: 'What’s inside',
  'feature.calculations': 'Accurate HD Calculations',
  'feature.calculationsText':
    '26 activations down to line, color, tone and base, with the measured error of every position published.',
  'feature.matching': 'Compatibility Matching',
  'feature.matchingText': 'See how your type fits with others, and why.',
  'feature.community': 'Community & Learning',
  'feature.communityText':
    'People who read charts, in English and Russian, and a library that explains every gate, channel and center.',
  'feature.insights': 'Daily Insights',
  'feature.insightsText': 'Daily guidance based on your type and authority.',
  'feature.privacy': 'Privacy Focused',
  'feature.privacyText': 'Only you see your birth data unless you choose to share it. No ads, no trackers.',
  'feature.growth': 'Growth Tracking',
  'feature.growthText': 'Short lessons with questions about your own chart. Your progress is saved as you go.',
  callTitle: 'See what your chart says.',
  callText: 'An account is free, and so is everything about your own chart. It stays that way.',
  getStartedFree: 'Get Started Free',
}
