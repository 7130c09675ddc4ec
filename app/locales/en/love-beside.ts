/** The link from a connection to the love match of the same two people, where both take part. */
export const loveBeside = {
  title: '{{name}} is in Love Compatibility too',
  text: 'See the six parts of your love match and what they’re based on.',
  open: 'See love match',
}
