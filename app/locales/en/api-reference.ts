/** What the description of the public API says, for programs and for its page: read on the server only. */
export const apiReference = {
  title: 'Human Design Social API',
  about:
    'Charts, transits and composites over HTTP, in JSON. Every request carries a personal token. Birth data is used to compute the response and is neither stored nor logged.',
  token: 'A personal token, created in the settings: {{header}}',

  'summary.chart': 'Birth chart',
  'text.chart':
    'From date, time and place of birth to the full chart: type, authority, profile, centers, channels, gates, the 26 activations, the four arrows, and both instants.',
  'summary.sky': 'Planetary positions',
  'text.sky':
    'The thirteen activations of an instant, with gate, line, color, tone and base, and how fast each body moves. The same for everyone.',
  'summary.transits': 'Transits to a chart',
  'text.transits':
    'The planetary positions of an instant, laid over a chart given by its gates alone ({{activeGates}} of a chart): channels the sky completes, gates it reinforces, centers it defines for the time being.',
  'summary.composite': 'Composite of two charts',
  'text.composite':
    'How two people meet in each channel they have between them, who defines each center, the theme of the connection, what bridges a split, and how the profile lines go together.',

  'field.birth_date': 'Date of birth, YYYY-MM-DD, in the Gregorian calendar; 1900 to 2100.',
  'field.birth_time':
    'Local clock time: HH:MM or HH:MM:SS. Not needed if the accuracy is unknown: noon is used instead.',
  'field.time_accuracy': 'How exact the time is.',
  'field.birth_city': 'City of birth. A region after a comma narrows it down.',
  'field.birth_country': 'Country of birth: its name in English or Russian, or its two-letter ISO code.',
  'field.latitude': 'Degrees, north positive. With the longitude, it takes precedence over any place name.',
  'field.longitude': 'Degrees, east positive.',
  'field.timezone': 'Time zone database name. It takes precedence over the place.',
  'field.place_id': 'GeoNames ID of a place, instead of coordinates.',
  'field.utc_offset_seconds':
    'Chooses between the two readings of a time that occurred twice or never: send the {{utcOffsetSeconds}} of one of the options in the error.',
  'field.utc_offset_override_seconds':
    'UTC offset of the local clock in seconds, east positive. Overrides the time zone database.',
  'field.at': 'The instant, ISO 8601 in UTC, from 29 September 1899 to 2100. Defaults to now, to the minute.',
  'field.gates': 'Active gates of a chart.',
  'field.a': 'Birth data of the first person, as for a chart.',
  'field.b': 'Birth data of the second person.',

  'answer.ok': 'Computed',
  'problem.invalid_json': 'The body isn’t valid JSON',
  'problem.invalid_input': 'Something in the request is missing or malformed',
  'problem.invalid_token': 'This token doesn’t exist or no longer works',
  'problem.insufficient_scope': 'The token doesn’t have this scope',
  'problem.not_found': 'There’s nothing at this address',
  'problem.method_not_allowed': 'This address doesn’t accept this method',
  'problem.body_too_large': 'The body is too large',
  'problem.unknown_place': 'No place found with this name',
  'problem.unknown_zone': 'Unknown time zone',
  'problem.ambiguous_local_time': 'The clocks there showed this time twice',
  'problem.nonexistent_local_time': 'The clocks there never showed this time',
  'problem.future_birth_datetime': 'This moment is in the future',
  'problem.out_of_range': 'Planetary positions can’t be computed for this moment',
  'problem.rate_limited': 'Too many requests',
  'problem.unexpected': 'Something went wrong here',
  'problem.unavailable': 'The calculation service isn’t responding',
}
