/** Typing a password, wherever one is set or asked for. */
export const passwords = {
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  confirmPassword: 'Confirm password',
  strengthNone: 'At least {{least}} characters',
  strengthCommon: 'Very common. Choose another one.',
  strengthWeak: 'Weak password',
  strengthFair: 'Fair password',
  strengthGood: 'Good password',
  strengthStrong: 'Strong password',
}
