/** Personal tokens for the public API, a page of its own beside the settings. */
export const apiTokens = {
  title: 'API tokens',
  back: 'Account settings',
  lead: 'A token lets your own app request charts, transits and composites from this site. It gives no access to your account, your chart or other members.',
  documentation: 'How the API works',

  newTitle: 'New token',
  name: 'Name',
  nameHint: 'For example, the app that will use it',
  scopes: 'What it can request',
  'scope.chart': 'Charts from birth data',
  'scope.transits': 'Transits',
  'scope.composite': 'Composites of two charts',
  create: 'Create token',
  creating: 'Creating…',
  full: 'You have {{most}} tokens, the maximum. Revoke one to create another.',

  madeTitle: 'Your new token “{{name}}”',
  madeOnce: 'It’s shown only once. Copy it now and keep it as safe as a password.',
  madeLabel: 'Token',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Select the token and copy it yourself.',

  listTitle: 'Your tokens',
  none: 'Your tokens will appear here.',
  madeOn: 'Created {{day}}',
  usedOn: 'last used {{day}}',
  neverUsed: 'not used yet',
  revoke: 'Revoke',
  revokeNamed: 'Revoke {{name}}',
  revokeSure: 'Apps that use it lose access at once. This can’t be undone.',
  revokeYes: 'Revoke token',
  revoked: 'Token revoked',

  limits:
    'Up to {{minute}} requests a minute with each token, and {{day}} a day with all of them together. You can have {{most}} tokens.',

  'problem.name.missing': 'Enter a name.',
  'problem.name.long': 'The name can have up to {{most}} characters.',
  'problem.scopes.none': 'Choose at least one.',
  'refused.full': 'You’ve reached the limit. Revoke a token first.',
  'refused.twice':
    'This token has already been created and can’t be shown again. If you haven’t copied it, revoke it and create another.',
  'refused.missing': 'This token no longer exists.',
}
