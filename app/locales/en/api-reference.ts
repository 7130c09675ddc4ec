/** What the description of the public API says, for programs and for its page: read on the server only. */
export const apiReference = {
  title: 'Human Design Social API',
  about:
    'Charts, transits and composites over HTTP, in JSON. Every request carries a personal token. Birth data is used to compute the answer and is neither stored nor logged.',
  token: 'A personal token, made in the settings: {{header}}',

  'summary.chart': 'The chart of a birth',
  'text.chart':
    'From date, time and place of birth to the whole chart: type, authority, profile, centers, channels, gates, the 26 activations, the four arrows, and both instants.',
  'summary.sky': 'Where the bodies stand',
  'text.sky':
    'The thirteen activations of an instant, with gate, line, color, tone and base, and how fast each body moves. The same for everybody.',
  'summary.transits': 'What the sky makes of a chart',
  'text.transits':
    'The same, laid over a chart that is told by its gates alone ({{activeGates}} of a chart): channels the sky completes, gates it stresses, centers it defines for the time being.',
  'summary.composite': 'Two charts laid over one another',
  'text.composite':
    'How two people meet in each channel they have between them, by whom each center is defined, the theme of the connection, bridges of a split, and how the lines of the profiles go together.',

  'field.birth_date': 'Date of birth, YYYY-MM-DD, in the Gregorian calendar; 1900 to 2100.',
  'field.birth_time':
    'What the clock at the place showed: HH:MM or HH:MM:SS. Not needed where the accuracy is unknown: then noon is taken.',
  'field.time_accuracy': 'How exact the time is.',
  'field.birth_city': 'City of birth. A region after a comma narrows it down.',
  'field.birth_country': 'Country of birth: its name in English or Russian, or its two-letter ISO code.',
  'field.latitude': 'Degrees, north positive. Together with the longitude it says where the place is, before any name.',
  'field.longitude': 'Degrees, east positive.',
  'field.timezone': 'Name in the time zone database. It is believed, whatever the place says.',
  'field.place_id': 'Number of a place in GeoNames, in place of coordinates.',
  'field.utc_offset_seconds':
    'Chooses between the two instants of a time that came twice, or of one that never came: {{utcOffsetSeconds}} of an option in the refusal.',
  'field.utc_offset_override_seconds':
    'Seconds east of Greenwich by which the clock went, for who knows better than the time zone database.',
  'field.at': 'The instant, ISO 8601 in UTC, from 29 September 1899 to 2100. Without it: now, to the minute.',
  'field.gates': 'Active gates of a chart.',
  'field.a': 'Birth of the first of the two, as for a chart.',
  'field.b': 'Birth of the second.',

  'answer.ok': 'Computed',
  'problem.invalid_json': 'The body is not valid JSON',
  'problem.invalid_input': 'Something in the request is missing or malformed',
  'problem.invalid_token': 'There is no such token, or it works no more',
  'problem.insufficient_scope': 'The token was not made for this',
  'problem.not_found': 'There is nothing at this address',
  'problem.method_not_allowed': 'This address takes another method',
  'problem.body_too_large': 'The body is too large',
  'problem.unknown_place': 'No place found with this name',
  'problem.unknown_zone': 'There is no such time zone',
  'problem.ambiguous_local_time': 'The clocks there showed this time twice',
  'problem.nonexistent_local_time': 'The clocks there never showed this time',
  'problem.future_birth_datetime': 'This moment has not come yet',
  'problem.out_of_range': 'The sky of that moment cannot be computed',
  'problem.rate_limited': 'Too many requests',
  'problem.unexpected': 'Something broke here',
  'problem.unavailable': 'The computation does not answer',
}
