/** Personal tokens for the public API, a page of its own beside the settings. */
export const apiTokens = {
  title: 'API tokens',
  back: 'Settings: Account',
  lead: 'A token lets a program of yours ask this site for charts, transits and composites. It opens nothing else: not your account, not your chart, no other member.',
  documentation: 'How the API works',

  newTitle: 'A new token',
  name: 'Name',
  nameHint: 'By which you will know it again: of the program that uses it, say.',
  scopes: 'What it may ask for',
  'scope.chart': 'Charts of births',
  'scope.transits': 'Transits',
  'scope.composite': 'Composites of two births',
  create: 'Create the token',
  creating: 'Creating…',
  full: 'You have {{most}} tokens, which is as many as there can be. Revoke one to make another.',

  madeTitle: 'Your new token “{{name}}”',
  madeOnce: 'It is shown only this once. Copy it now and keep it as you keep a password.',
  madeLabel: 'Token',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Select it and copy it yourself.',

  listTitle: 'Your tokens',
  none: 'You have no token yet.',
  madeOn: 'Made on {{day}}',
  usedOn: 'last used on {{day}}',
  neverUsed: 'not used yet',
  revoke: 'Revoke',
  revokeNamed: 'Revoke: {{name}}',
  revokeSure: 'Programs that use it are refused at once. This cannot be undone.',
  revokeYes: 'Yes, revoke it',
  revoked: 'The token is revoked.',

  limits:
    'Each token may ask {{minute}} times a minute, all of yours together {{day}} times a day. Tokens at most: {{most}}.',

  'problem.name.missing': 'Give it a name.',
  'problem.name.long': 'The name is too long: {{most}} characters at most.',
  'problem.scopes.none': 'Choose at least one.',
  'refused.full': 'You have as many tokens as there can be. Revoke one first.',
  'refused.twice':
    'This token has been made already. It cannot be shown again: if you have not copied it, revoke it and make another.',
  'refused.missing': 'There is no such token any more.',
}
