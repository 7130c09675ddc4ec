/** The birth fields as everybody sees them. */
export const birth = {
  date: 'Birth date',
  time: 'Birth time',
  city: 'Birth city',
  country: 'Birth country',
  cityPlaceholder: 'Start typing',
  essential: 'Birth time accuracy is essential: a few minutes can change a line, and sometimes the type.',

  accuracy: 'How sure is the time?',
  'accuracy.exact': 'Exact',
  'accuracy.approximate': 'About',
  'accuracy.unknown': 'I don’t know it',
  'accuracy.approximateHint':
    'Ask for the birth certificate if you can. We show what could be different around this time.',
  'accuracy.unknownHint': 'We draw the chart for noon and show what could be different over the day.',
  'accuracy.exactHint': 'To the minute, as in a birth certificate or a hospital note.',

  nearest: 'My place isn’t in the list',
  nearestHint: 'Choose the nearest town: the chart uses its coordinates and time zone.',
  nearestField: 'Region or larger town',
  nearestNone: 'Nothing found. Try a larger town.',
  nearestFailed: 'Couldn’t load the list. Try again.',
  nearestKm: '{{distance}} km',
  manual: 'Enter coordinates',
  manualHint: 'In degrees, south and west with a minus. The time zone follows from them.',
  zoneChoice: 'Time zone',
  zoneFound: 'Time zone found: {{zone}}. Enter another one if this is wrong.',
  zoneHint: 'Leave blank to find it from the coordinates.',
  latitude: 'Latitude',
  longitude: 'Longitude',

  zone: '{{zone}} · UTC{{offset}}',
  standardTime: 'standard time',
  summerTime: 'summer time',
  noSummerTime: 'no summer time that year',
  localMeanTime: 'local mean time, before time zones',
}
