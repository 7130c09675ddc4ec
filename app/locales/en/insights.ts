/** Labels of insights, wherever they are listed. */
export const insights = {
  'category.Education': 'Education',
  'category.Daily': 'Daily',
  'category.Transits': 'Transits',
  'category.Strategy': 'Strategy',
  forYou: 'For You',
  premium: 'Premium',
  open: 'Open on its own page',
}
