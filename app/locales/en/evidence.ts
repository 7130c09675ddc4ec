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
  'center.sacral.both': 'You both have a defined Sacral, so you have much the same stamina.',
  'center.solar_plexus.both':
    'You both have a defined Solar Plexus: two waves seldom rise together, so patience pays off.',
  'center.solar_plexus.neither':
    'Neither of you has a defined Solar Plexus: your feelings come from the people around you, and together it’s easier to let them pass.',

  'lines.harmonic': 'Your profile has line {{own}} and {{name}}’s has line {{other}}: these two lines are in harmony.',
  'lines.equal':
    'You both have line {{own}} in your profiles: you know this way of going through life from the inside.',

  'theme.8-1': 'Together you define eight centers and leave one open: a window on the world.',
  'theme.7-2': 'Together you define seven centers and leave two open: something to work on side by side.',

  // The same facts in a few words, as lines of a sum
  'short.electromagnetic': '{{channel}} {{numbers}}: completed together',
  'short.companionship': '{{channel}} {{numbers}}: in both charts',
  'short.dominance': '{{channel}} {{numbers}}: in one chart only',
  'short.compromise': '{{channel}} {{numbers}}: whole in one chart, half in the other',
  'short.bridge.a': '{{name}} connects parts of your chart',
  'short.bridge.b': 'You connect parts of {{name}}’s chart',
  'short.center.sacral.both': 'Sacral: defined in both charts',
  'short.center.solar_plexus.both': 'Solar Plexus: defined in both charts',
  'short.center.solar_plexus.neither': 'Solar Plexus: undefined in both charts',
  'short.lines.harmonic': 'Profile lines {{own}} and {{other}}: in harmony',
  'short.lines.equal': 'Profile line {{own}}: in both profiles',
  'short.theme': 'Centers together: {{defined}} defined, {{open}} undefined',
}
