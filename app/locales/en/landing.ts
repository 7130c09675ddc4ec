/** The landing page. Link texts and the six titles are the specification's. */
export const landing = {
  title: 'Human Design Social: see how you are built to decide',
  description:
    'Get your Human Design chart from your date, time and place of birth, no account needed: a full interactive bodygraph with explanations, positions checked against the Swiss Ephemeris.',
  mainMenu: 'Main menu',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  openApp: 'Open app',
  methodology: 'Methodology',

  headline: 'See how you are built to decide.',
  lead: 'Your chart, calculated to the arc-second for the moment you were born, and people who understand it.',
  startJourney: 'Start Your Journey',
  calculator: 'Calculate your chart',
  showChart: 'Show my chart',
  notStored: 'Nothing is stored until you save it.',
  checked: 'Positions checked against the Swiss Ephemeris.',
  howMeasured: 'How it’s measured',
  checkFields: 'Check the marked fields.',

  example: 'Example',
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
