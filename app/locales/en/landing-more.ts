/** The chart on the landing page and what is below the first screen; fetched when wanted. */
export const landingMore = {
  authority: '{{name}} authority',
  exampleBirth: 'Born 5 July 1980 at 09:30 in Nizhny Novgorod',
  date: '{{dayAndMonth}} {{year}}',
  bornAt: 'Born {{date}} at {{time}} in {{city}}, {{country}}',
  bornOn: 'Born {{date}} in {{city}}, {{country}}, time not known',
  offsetUsed: '{{zone}}, UTC{{offset}}',
  save: 'Save it',
  saveText: 'Saving makes an account. Your birth data comes along, and only you see it.',
  featuresTitle: 'What you find inside',
  'feature.calculations': 'Accurate HD Calculations',
  'feature.calculationsText':
    '26 activations down to line, color, tone and base. How far each position is from the reference is measured and published.',
  'feature.matching': 'Compatibility Matching',
  'feature.matchingText': 'How your type meets another one, with the reason beside the number.',
  'feature.community': 'Community & Learning',
  'feature.communityText': 'People in two languages who read charts, and what every gate, channel and center means.',
  'feature.insights': 'Daily Insights',
  'feature.insightsText': 'Guidance for the day that starts from your own type and authority.',
  'feature.privacy': 'Privacy Focused',
  'feature.privacyText': 'Your birth data is yours alone unless you decide otherwise. No advertising, no trackers.',
  'feature.growth': 'Growth Tracking',
  'feature.growthText':
    'Short lessons with questions about your own chart, and your progress kept from module to module.',
  callTitle: 'Find out what yours says.',
  callText: 'An account is free, and everything about your own chart stays free.',
  getStartedFree: 'Get Started Free',
}
