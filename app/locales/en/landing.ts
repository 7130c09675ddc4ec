/** The landing page. Link texts and the six titles are the specification's. */
export const landing = {
  title: 'Human Design Social: see how you are built to decide',
  description:
    'Your Human Design chart from date, time and place of birth, without an account: a full interactive bodygraph with its meaning, positions checked against the Swiss Ephemeris.',
  mainMenu: 'Main menu',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  openApp: 'Open app',
  methodology: 'Methodology',

  headline: 'See how you are built to decide.',
  lead: 'Your chart, computed to the arc-second from the moment you were born, and people who understand what it says.',
  startJourney: 'Start Your Journey',
  calculator: 'Your chart from your birth data',
  showChart: 'Show my chart',
  notStored: 'Nothing is stored until you save it.',
  checked: 'Positions checked against the Swiss Ephemeris.',
  howMeasured: 'How we measure it',
  checkFields: 'Some fields need another look.',

  example: 'An example',
  yourChart: 'Your chart',

  copyright: '© {{years}} Human Design Social',
  footerLinks: 'About this site',
  library: 'Library',
  help: 'Help',
  guidelines: 'Guidelines',
  terms: 'Terms',
  privacy: 'Privacy',
  independent: 'Not affiliated with Jovian Archive',
  places: 'Places by GeoNames, CC BY 4.0',
}
