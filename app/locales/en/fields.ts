/** What a field says when its value will not do; the texts of the specification where it gives one. */
export const fields = {
  'email.invalid': 'Please enter a valid email address',
  'email.taken': 'An account with this email already exists',
  'password.short': 'Password must be at least 6 characters',
  'password.long': 'Password can be at most 128 characters',
  'confirmPassword.short': 'Please confirm your password',
  'confirmPassword.different': "Passwords don't match",
  'fullName.short': 'Name must be at least 2 characters',
  'fullName.long': 'Name can be at most 100 characters',
  'username.short': 'Username must be at least 3 characters',
  'username.long': 'Username can be at most 30 characters',
  'username.letters': 'Username can only contain letters, numbers, and underscores',
  'username.taken': 'This username is already taken',
  'username.reserved': 'This username is reserved',
  'referralCode.format': 'Referral code must be 3-10 characters (letters and numbers only)',
  'referralCode.unknown': 'No member has this referral code',
}
