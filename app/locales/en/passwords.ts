/** Typing a password, wherever one is set or asked for. */
export const passwords = {
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  confirmPassword: 'Confirm password',
  strengthCommon: 'Everybody who guesses passwords tries this one. You may keep it, but another is safer.',
  strengthWeak: 'Weak password',
  strengthFair: 'Fair password',
  strengthGood: 'Good password',
  strengthStrong: 'Strong password',
}
