export const methodology = {
  title: 'How charts are computed',
  description:
    'From birth data to the chart: time zones, planetary positions checked against the Swiss Ephemeris, rules, and how exact it all is.',
  lead: 'Every step from your birth data to your chart: what it’s based on and how exact it is.',

  // From a clock to an instant
  'clock.title': 'From clock to instant',
  'clock.1':
    'You enter what the clock showed at the place of birth. The rules of that time zone, as they were on that day, turn it into one instant, exact to the second. The full time zone database is used, including the older history of places whose zones have since been merged.',
  'clock.2':
    'Before standard time was introduced, every town kept its own time. For births from then, the local mean time of the place is used: four minutes for each degree of longitude.',
  'clock.3':
    'When clocks go back, an hour occurs twice, and you’re asked which one is meant. When they go forward, an hour is missing, and the form says so. Dates are Gregorian; where a certificate may still use the old calendar, a note reminds you.',

  // Places
  'places.title': 'Places',
  'places.1': 'Names, coordinates and time zones of places come from GeoNames, used under the CC BY 4.0 licence.',
  'places.2':
    'Where a region’s clocks differed from its time zone, the region’s time is used. Where sources disagree, you see both times and choose.',
  'places.link': 'GeoNames',
  'places.license': 'The licence',

  // Positions
  'sky.title': 'Where the planets were',
  'sky.1':
    'Positions are apparent geocentric longitudes in the tropical zodiac of date: as seen from the centre of the Earth, with light time, aberration, nutation and the bending of light by the Sun. The lunar node is the true node.',
  'sky.2':
    'They’re read from the site’s own tables for births from 1900 to 2100: Chebyshev polynomials fitted to the data files of the Swiss Ephemeris, which follow NASA’s ephemeris DE431. The Swiss Ephemeris itself doesn’t run here. The tables were made from its data and are checked against it.',
  'sky.3':
    'The birth time is taken as Universal Time; a correction for the Earth’s slowing rotation (Delta T) turns it into the uniform time in which the planets move. As a second opinion, positions are compared with theories that are independent of these tables (VSOP87 and ELP/MPP02). The differences come from those theories: 0.16″ for the Sun and 0.3″ to 1.4″ from Jupiter to Pluto (root mean square).',

  // Design
  'design.title': 'The Design',
  'design.1':
    'The Design is calculated for the moment before birth when the Sun was exactly 88° of longitude earlier. That’s about 87 to 92 days, depending on the season, not 88 days.',
  'unknown.title': 'When the birth time is unknown',
  'unknown.1':
    'The chart is drawn for noon. The whole day is calculated as well, and you see what changes in it and what stays the same from midnight to midnight. For an approximate time, the same is done for the minutes around it.',

  // Wheel and rules
  'wheel.title': 'From positions to gates',
  'wheel.1':
    'The circle is divided into 64 gates of 5.625°, beginning with gate 41 at 2° Aquarius (302°). A gate has 6 lines, a line 6 colors, a color 6 tones, a tone 5 bases. The gates follow the order of the wheel, not of the numbers.',
  'rules.title': 'From gates to the chart',
  'rules.1':
    'A gate is active when one of the 26 positions (13 at birth, 13 at the Design) is in it. A channel is defined when both its gates are active, and a center when a defined channel touches it.',
  'rules.2':
    'Type, authority and definition follow from how the defined centers are connected; the profile from the lines of the two Suns; the cross from the gates of Sun and Earth together with the profile.',
  'rules.3':
    'Where programs differ, this site uses the true node, takes an arrow’s direction from its tone and its theme from its color, and counts the profile 4/6 among the Right Angle crosses.',

  // Accuracy
  'accuracy.title': 'How exact it is',
  'accuracy.1': 'Measured against the Swiss Ephemeris at {{births}} random births from 1900 to 2100:',
  'accuracy.what': 'What',
  'accuracy.result': 'Result',
  'accuracy.count': '{{right}} of {{births}}',
  'accuracy.lines': 'All 26 gates and lines the same',
  'accuracy.tones': 'The same down to the tone',
  'accuracy.sun': 'Sun, largest difference',
  'accuracy.moon': 'Moon, largest difference',
  'accuracy.node': 'Lunar node, largest difference',
  'accuracy.planets': 'Planets, largest difference',
  'accuracy.design': 'Moment of the Design, largest difference',
  'accuracy.2': 'A line is 3,375 arcseconds wide, so such differences matter only for a position right on a border.',

  // Birth time
  'time.title': 'What an inexact birth time changes',
  'time.1':
    'The Sun takes about 23 hours to cross a line, the Moon less than two. So a chart can take a few minutes of error, but not hours. At {{births}} random births:',
  'time.shift': 'Birth time off by',
  'time.lines': 'All 26 lines the same',
  'time.colors': 'Colors too',
  'time.2':
    'The four arrows depend on the tones of the Sun and the lunar node. The Sun changes its tone every 38 minutes, so the arrows need a time known to within a few minutes.',
  shift_one: '{{count}} minute',
  shift_other: '{{count}} minutes',
  arcseconds: '{{value}}″',
  seconds: '{{value}} s',

  // Sources
  'sources.title': 'Sources and licences',
  'sources.item.1': 'Places: GeoNames, CC BY 4.0.',
  'sources.item.2': 'Time zones: the IANA time zone database, in the public domain.',
  'sources.item.3':
    'Time zones of places and coordinates: the borders of Timezone Boundary Builder, made from OpenStreetMap, ODbL.',
  'sources.item.4':
    'Positions: NASA’s ephemeris DE431, in the public domain, through the data files of the Swiss Ephemeris.',
  'sources.item.5': 'Orbits of the planets, for the bending of light, and the second opinion: astronomia, MIT.',
  'sources.1': 'Every figure on this page comes from programs that anyone with the site’s source code can rerun.',

  // Limits
  'limits.title': 'What this page doesn’t say',
  'limits.1':
    'This page shows that the positions are right and the rules are followed. Whether Human Design describes people well is a question of experience, and astronomy can’t answer it.',
}
