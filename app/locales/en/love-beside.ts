/** The way from a connection to the love match of the same two, where both take part. */
export const loveBeside = {
  title: '{{name}} takes part in Love Compatibility too',
  text: 'Your love match stands there, with six scores and what they are made of.',
  open: 'See your love match',
}
