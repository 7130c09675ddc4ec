/**
 * Each fact that moves a score, as a sentence to one of the two: `a` is the reader, `b` the other. Names of channels stand
 * as `hd` has them after the word channel.
 */
export const evidence = {
  electromagnetic: 'You bring gate {{own}}, {{name}} brings gate {{other}}: together you complete the {{channel}}.',
  companionship: 'The {{channel}} is in both of your charts: common ground that needs no explaining.',
  'dominance.a':
    'The {{channel}} is all yours, {{name}} has no gate of it: here you set the tone and {{name}} takes it in.',
  'dominance.b':
    '{{name}} has the {{channel}}, you have no gate of it: here {{name}} sets the tone and you take it in.',
  'compromise.a':
    'You have the whole {{channel}}, {{name}} has gate {{half}} of it: here {{name}} easily gives way, so it is worth asking.',
  'compromise.b':
    '{{name}} has the whole {{channel}}, you have gate {{half}} of it: here you easily give way, so it is worth listening to yourself.',

  // Who is bridged: by single gates, or by a longer way
  'bridge.a_one': '{{name}} brings gate {{gates}}, which joins parts of your chart that stand apart.',
  'bridge.a_other': '{{name}} brings gates {{gates}}, and each of them joins parts of your chart that stand apart.',
  'bridge.a.way': 'Beside {{name}}, parts of your chart that stand apart are joined by a longer way: {{channels}}.',
  'bridge.b_one': 'You bring gate {{gates}}, which joins parts of {{name}}’s chart that stand apart.',
  'bridge.b_other': 'You bring gates {{gates}}, and each of them joins parts of {{name}}’s chart that stand apart.',
  'bridge.b.way': 'Beside you, parts of {{name}}’s chart that stand apart are joined by a longer way: {{channels}}.',

  // Who has a center defined
  'center.g.a': 'Only you have the G Center defined: you keep your direction, and beside you {{name}} can try several.',
  'center.g.b':
    'Only {{name}} has the G Center defined: {{name}} keeps a direction, and you discover places and people.',
  'center.sacral.a':
    'Only you have the Sacral defined: you bring steady energy, and {{name}} notices when it has been enough.',
  'center.sacral.b':
    'Only {{name}} has the Sacral defined: {{name}} brings steady energy, and you notice when it has been enough.',
  'center.sacral.both': 'Both of you have the Sacral defined: there is energy for equally long days.',
  'center.solar_plexus.a':
    'Only you have the Solar Plexus defined: {{name}} feels your waves strongly, and closeness grows where you name them.',
  'center.solar_plexus.b':
    'Only {{name}} has the Solar Plexus defined: you feel {{name}}’s waves strongly, and closeness grows where they are named.',
  'center.solar_plexus.both':
    'Both of you have the Solar Plexus defined: two waves seldom rise together, and patience pays.',
  'center.solar_plexus.neither':
    'Neither of you has the Solar Plexus defined: feelings come from around you, and together it is easier to let them pass.',

  'lines.harmonic': 'Your profile has line {{own}}, {{name}}’s has line {{other}}: these two lines are in harmony.',
  'lines.equal': 'Line {{own}} is in both profiles: you know this way of going through life from within.',

  'theme.8-1': 'Together you define eight centers and leave one open: a window to the world.',
  'theme.7-2': 'Together you define seven centers and leave two open: there is something to work on side by side.',
  'theme.wide':
    'Centers defined together: {{defined}}, left open: {{open}}. There is much room for other people and for time apart.',
}
