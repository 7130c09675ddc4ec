/** The page about the public API; what it says of operations, fields and refusals is in `api-reference`. */
export const developers = {
  title: 'For developers',
  description:
    'The public API of Human Design Social: charts, transits and composites in JSON, by personal tokens, described by OpenAPI.',
  contents: 'On this page',
  'start.title': 'Quick start',
  'start.1': 'Make a token in the settings. It is shown once.',
  'start.link': 'Your tokens',
  'start.2': 'Put it where your program finds it, and ask for a chart:',
  'start.3': 'The answer begins like this; the whole of it stands below.',
  'start.openapi': 'The whole description as an OpenAPI 3.1 document',

  'tokens.title': 'Tokens',
  'tokens.1':
    'Every request carries a token in the header {{header}}. A token may be used for the scopes it was made with, and for nothing else: it opens no account and reads nothing of any member, its own included.',
  'tokens.2':
    'Only its hash is kept. Who has your token spends your limits, so keep it as you keep a password; revoked in the settings, it is refused at once. It rests while your account is deactivated or suspended, and ends with it.',
  'tokens.3':
    'Pages of other sites may ask too (CORS is open), but a token in a public page is public. Cookies are not read.',
  'tokens.scopes': 'Scopes',

  'operations.title': 'Requests',
  scope: 'Scope',
  parameters: 'Parameters',
  bodyFields: 'Fields of the body',
  required: 'required',
  orNull: 'or null',
  listOf: 'list of {{of}}',
  of_string: 'text',
  of_integer: 'whole number',
  of_number: 'number',
  of_instant: 'instant',
  of_range: '{{type}}, {{from}} to {{to}}',
  of_default: 'else {{value}}',
  of_shape: 'as for “{{shape}}”',
  exampleRequest: 'Example',
  exampleAnswer: 'Its answer, computed by this site',
  noAnswer:
    'The computation does not answer at the moment, so the example answer is missing. Load the page again in a while.',
  refusals: 'Refusals',

  'errors.title': 'Refusals',
  'errors.1':
    'A refusal is {{type}} (RFC 9457): a title, the status, a code from this list, and the fields at fault, each with a code and a sentence. For a time that came twice or never there are options, for a place that is not known suggestions.',
  'errors.status': 'Status',
  'errors.code': 'Code',
  'errors.meaning': 'What it means',

  'limits.title': 'Limits',
  'limits.1': 'How many requests are answered:',
  'limits.minute': 'A token, in a minute',
  'limits.day': 'All tokens of a member, in 24 hours',
  'limits.free': 'Members',
  'limits.premium': 'With Premium',
  'limits.2':
    'A window begins with its first request. The headers {{headers}} tell of the one with the least left, {{policy}} names both. Once it is used up the answer is 429, and {{retry}} says how many seconds to wait. Refused requests count too.',

  'privacy.title': 'Birth data',
  'privacy.1':
    'What you send is used to compute the answer. It is not stored and stands in no log; that is why births are sent in the body, never in the address. Send another person’s birth data only if that person agrees.',
  'privacy.link': 'How charts are computed, and how exactly',
}
