/** The page about the public API; what it says of operations, fields and refusals is in `api-reference`. */
export const developers = {
  title: 'For developers',
  description:
    'The public API of Human Design Social: charts, transits and composites in JSON, with personal tokens, described by OpenAPI.',
  contents: 'On this page',
  'start.title': 'Quick start',
  'start.1': 'Create a token in the settings. It’s shown once.',
  'start.link': 'Your tokens',
  'start.2': 'Store it where your app can read it, and request a chart:',
  'start.3': 'The response starts like this; the full one is below.',
  'start.openapi': 'Full description as an OpenAPI 3.1 document',

  'tokens.title': 'Tokens',
  'tokens.1':
    'Every request carries a token in the {{header}} header. A token works only for the scopes it was created with: it opens no account and reads nothing about any member, including its owner.',
  'tokens.2':
    'Only its hash is stored. Anyone who has your token uses up your limits, so keep it as safe as a password. Once revoked in the settings, it’s rejected at once. It doesn’t work while your account is deactivated or suspended, and it’s deleted with the account.',
  'tokens.3':
    'Pages on other sites can send requests too (CORS is open), but a token in a public page is public. Cookies aren’t read.',
  'tokens.scopes': 'Scopes',

  'operations.title': 'Requests',
  scope: 'Scope',
  parameters: 'Parameters',
  bodyFields: 'Body fields',
  required: 'required',
  orNull: 'or null',
  listOf: 'list of {{of}}',
  of_string: 'text',
  of_integer: 'whole number',
  of_number: 'number',
  of_instant: 'instant',
  of_range: '{{type}}, {{from}} to {{to}}',
  of_default: 'default {{value}}',
  of_shape: 'same as “{{shape}}”',
  exampleRequest: 'Example',
  exampleAnswer: 'The response, computed by this site',
  noAnswer: 'The calculation service isn’t responding, so the example response is missing. Reload the page in a while.',
  refusals: 'Errors',

  'errors.title': 'Errors',
  'errors.1':
    'An error is {{type}} (RFC 9457): a title, the status, a code from this list, and the invalid fields, each with a code and a sentence. For a time that occurred twice or never, it lists options; for an unknown place, suggestions.',
  'errors.status': 'Status',
  'errors.code': 'Code',
  'errors.meaning': 'Meaning',

  'limits.title': 'Limits',
  'limits.1': 'How many requests you can send:',
  'limits.minute': 'One token, per minute',
  'limits.day': 'All tokens of a member, per 24 hours',
  'limits.free': 'Members',
  'limits.premium': 'With Premium',
  'limits.2':
    'A window starts with its first request. The {{headers}} headers describe the one with the least left; {{policy}} names both. Once it’s used up, the response is 429, and {{retry}} says how many seconds to wait. Rejected requests count too.',

  'privacy.title': 'Birth data',
  'privacy.1':
    'What you send is used to compute the response. It isn’t stored or logged, which is why birth data goes in the body, never in the URL. Send another person’s birth data only if that person agrees.',
  'privacy.link': 'How charts are computed, and how accurately',
}
