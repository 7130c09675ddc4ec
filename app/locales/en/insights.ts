/** Short texts to read, wherever they stand. */
export const insights = {
  'category.Education': 'Education',
  'category.Daily': 'Daily',
  'category.Transits': 'Transits',
  'category.Strategy': 'Strategy',
  forYou: 'For You',
  premium: 'Premium',
  open: 'Open on its own page',
}
