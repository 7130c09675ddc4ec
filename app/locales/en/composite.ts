/** Two charts laid over one another: `a` is the reader, `b` the other. */
export const composite = {
  // How two people meet in a channel
  'connection.electromagnetic': 'Electromagnetic',
  'connection.electromagnetic.text':
    'Each brings one gate, and together you make the channel whole. It is felt as attraction and as energy that neither has alone; now and then it needs a rest from itself.',
  'connection.companionship': 'Companionship',
  'connection.companionship.text':
    'Both have the whole channel. This is familiar ground: little to explain here, much to do side by side.',
  'connection.dominance': 'Dominance',
  'connection.dominance.text':
    'One has the whole channel, the other nothing of it. Here one steadily sets the tone and the other takes it in, and can learn from it without having to be so.',
  'connection.compromise': 'Compromise',
  'connection.compromise.text':
    'One has the whole channel, the other one gate of it. Whoever has the half is inclined to give way again and again; noticing it makes the difference.',

  // Who brings a gate
  'gate.a': 'You bring it',
  'gate.b': '{{name}} brings it',
  'gate.both': 'It is in both charts',

  // By whom a center is defined
  'center.a': 'Defined in your chart',
  'center.b': 'Defined in {{name}}’s chart',
  'center.both': 'Defined in both charts',
  'center.together': 'Defined only together',
  'center.neither': 'Open between you',

  // Centers defined together and left open
  'theme.9-0': 'A full circle',
  'theme.9-0.text':
    'Together you define all nine centers. You find a great deal in each other, and it does good to ask friends in and to go out apart.',
  'theme.8-1': 'One window',
  'theme.8-1.text':
    'Together you define eight centers, and one stays open. Through it the world comes in, and there you are curious together.',
  'theme.7-2': 'Work side by side',
  'theme.7-2.text':
    'Together you define seven centers, and two stay open. What you learn there you learn together, from others and from days that differ.',
  'theme.6-3': 'An open house',
  'theme.6-3.text':
    'Together you define six centers, and three stay open. The bond leaves each of you much freedom, and other people belong to it.',
  'theme.5-4': 'Two paths in sight of each other',
  'theme.5-4.text':
    'Together you define five centers, and four stay open. You are close where you choose to be, and each keeps a life of their own.',
  'theme.4-5': 'A light touch',
  'theme.4-5.text':
    'Together you define four centers, and five stay open. Much depends on where you are and with whom, so good places do a lot for you.',
  'theme.3-6': 'Plenty of air',
  'theme.3-6.text':
    'Together you define three centers, and six stay open. Little is fixed between you, and what there is can be tended with care.',
  'theme.2-7': 'A single thread',
  'theme.2-7.text':
    'Together you define two centers, and seven stay open. One thing holds you, and nearly everything else is free to be different each day.',
  'theme.0-9': 'Open sky',
  'theme.0-9.text':
    'Together you define no center. Nothing between you is fixed, and the place and the company make the day.',

  // Lines of the profiles
  'lines.harmonic': 'In harmony',
  'lines.equal': 'Equal',
  'lines.neutral': 'Independent',
  'lines.text':
    'Each line of one profile is set beside each of the other. Lines three apart are in harmony, equal lines know each other, the rest go their own ways.',

  bridge: 'Bridges',
  'bridge.text':
    'Defined centers can stand in several parts. Somebody whose gates join them is felt as a bridge; a walk among people can be one as well.',
  'bridge.none': 'Neither of you joins parts of the other’s chart.',
  anyPair:
    'Those who work with Human Design hold that any two people can live well together. The numbers describe what to look at; what you make of it is yours.',
}
