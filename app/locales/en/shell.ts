/** The frame around every page for members. */
export const shell = {
  navigation: 'Main menu',
  home: 'Home',
  settings: 'Settings',
  yourChart: 'Your Chart',
  userMenu: '{{name}}: your account',
  yourProfile: 'Your Profile',
  signOut: 'Sign out',
  methodology: 'Methodology',
  privacy: 'Privacy',
  help: 'Help',
  guidelines: 'Guidelines',
  terms: 'Terms',
}
