/**
 * Each fact that changes a score, as a sentence to person `a`; `b` is the other person. Names of channels appear
 * as `hd` has them after the word channel.
 */
export const evidence = {
  electromagnetic: 'You bring gate {{own}} and {{name}} brings gate {{other}}: together you complete the {{channel}}.',
  companionship: 'You both have the {{channel}}: it’s common ground that needs no explaining.',
  'dominance.a':
    'You have the whole {{channel}} and {{name}} has none of it: here you set the tone and {{name}} takes it in.',
  'dominance.b':
    '{{name}} has the whole {{channel}} and you have none of it: here {{name}} sets the tone and you take it in.',
  'compromise.a':
    'You have the whole {{channel}} and {{name}} has only gate {{half}}: here {{name}} tends to give way, so it’s worth asking.',
  'compromise.b':
    '{{name}} has the whole {{channel}} and you have only gate {{half}}: here you tend to give way, so it’s worth checking what you want.',

  // Who is bridged: by single gates, or by a longer way
  'bridge.a_one': '{{name}} brings gate {{gates}}, which connects separate parts of your chart.',
  'bridge.a_other': '{{name}} brings gates {{gates}}, and each of them connects separate parts of your chart.',
  'bridge.a.way': 'With {{name}}, separate parts of your chart connect indirectly ({{channels}}).',
  'bridge.b_one': 'You bring gate {{gates}}, which connects separate parts of {{name}}’s chart.',
  'bridge.b_other': 'You bring gates {{gates}}, and each of them connects separate parts of {{name}}’s chart.',
  'bridge.b.way': 'With you, separate parts of {{name}}’s chart connect indirectly ({{channels}}).',

  // Who has a center defined
  'center.g.a': 'Only you have a defined G Center: you keep your direction, and with you {{name}} can try out several.',
  'center.g.b':
    'Only {{name}} has a defined G Center: {{name}} keeps to one direction, and you discover new places and people.',
  'center.sacral.a':
    'Only you have a defined Sacral: you bring steady energy, and {{name}} notices when it’s time to stop.',
  'center.sacral.b':
    'Only {{name}} has a defined Sacral: {{name}} brings steady energy, and you notice when it’s time to stop.',
  'center.sacral.both': 'You both have a defined Sacral: neither of you tires before the other.',
  'center.solar_plexus.a':
    'Only you have a defined Solar Plexus: {{name}} feels your moods strongly, and you grow closer when you talk about them.',
  'center.solar_plexus.b':
    'Only {{name}} has a defined Solar Plexus: you feel {{name}}’s moods strongly, and you grow closer when you talk about them.',
  'center.solar_plexus.both':
    'You both have a defined Solar Plexus: two waves seldom rise together, so patience pays off.',
  'center.solar_plexus.neither':
    'Neither of you has a defined Solar Plexus: your feelings come from the people around you, and together it’s easier to let them pass.',

  'lines.harmonic': 'Your profile has line {{own}} and {{name}}’s has line {{other}}: these two lines are in harmony.',
  'lines.equal':
    'You both have line {{own}} in your profiles: you know this way of going through life from the inside.',

  'theme.8-1': 'Together you define eight centers and leave one open: a window on the world.',
  'theme.7-2': 'Together you define seven centers and leave two open: something to work on side by side.',
  'theme.wide':
    'Together you define {{defined}} of nine centers and leave {{open}} open: there’s plenty of room for other people and for time apart.',
}
