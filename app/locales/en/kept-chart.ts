/** A chart of family or a client to read, and the page that a link to it opens. */
export const keptChart = {
  chart: 'Chart',
  print: 'Print',
  timeUnknown: 'The birth time is unknown: this is the chart for noon.',
  timeApproximate: 'The birth time isn’t exact.',
  whatIsOpen: 'See what could change',

  // The page of a link
  views: 'Chart view',
  wheel: 'Wheel',
  reading: 'Reading',
  readingUnavailable: 'Couldn’t check the birth time, and the reading depends on it. Try again later.',
  from: 'Shared by',
  worksUntil: 'This link works until {{date}}',
  openingIsSeen: 'Whoever shared it sees when it was last opened',
  ownersView: 'This is what people with your link see.',
  toList: 'Family and clients',
  signIn: 'Sign in',
  'offer.register': 'Is this your chart?',
  'offerText.register':
    'Create an account with it. The birth data is filled in for you and saved only once you finish.',
  'offerYes.register': 'Create account',
  'offer.own': 'Is this your chart?',
  'offerText.own': 'Save it as the chart of your account.',
  'offerYes.own': 'Save as my chart',
  'offer.keep': 'Keep this chart',
  'offerText.keep': 'Add it to your family and clients, where only you see it.',
  'offerYes.keep': 'Keep chart',
  'offer.none': 'Keep this chart',
  'offerText.none':
    'Accounts are for people aged {{age}} and over. Members can keep this chart among their family and clients.',
  consent: 'This person agrees that I keep their birth data here',
  consentHint: 'For a child: I am a parent, or a parent agrees.',
  'consent.missing': 'Ask first: the chart can’t be saved without this person’s agreement.',
  'error.full': 'You already keep {{most}} charts, the most you can. Delete one first.',
  'error.service': 'Couldn’t calculate the chart. Try again in a moment.',
}
