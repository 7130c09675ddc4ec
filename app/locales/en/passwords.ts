/** Password fields, wherever one is set or asked for. */
export const passwords = {
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  confirmPassword: 'Confirm password',
  alsoEnded: 'Also turned off: {{list}}. You can set them up again.',
  'ended.feed': 'your calendar address',
  'ended.tokens': 'your API tokens',
  'ended.signIns': 'your linked sign-ins',
  'ended.passkeys': 'your passkeys',
  'ended.chartLinks': 'your links to charts of family and clients',
  strengthNone: 'At least {{least}} characters',
  strengthCommon: 'Very common. Choose another one.',
  strengthWeak: 'Weak password',
  strengthFair: 'Fair password',
  strengthGood: 'Good password',
  strengthStrong: 'Strong password',
}
