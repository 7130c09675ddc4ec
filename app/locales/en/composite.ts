/** Two charts laid over one another: `a` is the reader, `b` the other. */
export const composite = {
  // How two people meet in a channel
  'connection.electromagnetic': 'Electromagnetic',
  'connection.electromagnetic.text':
    'You each bring one gate, and together you complete the channel. It gives you an energy neither of you has alone; now and then it needs a break.',
  'connection.companionship': 'Companionship',
  'connection.companionship.text':
    'You both have the whole channel. This is familiar ground: little to explain, and a lot to do side by side.',
  'connection.dominance': 'Dominance',
  'connection.dominance.text':
    'One of you has the whole channel and the other has none of it. One steadily sets the tone; the other takes it in, and can learn from it without having to be like that.',
  'connection.compromise': 'Compromise',
  'connection.compromise.text':
    'One of you has the whole channel and the other has one gate. The one with half tends to give way again and again; it helps a lot to notice.',

  // Who brings a gate
  'gate.a': 'You bring it',
  'gate.b': '{{name}} brings it',
  'gate.both': 'You both have it',

  // Who defines a center
  'center.a': 'Defined in your chart',
  'center.b': 'Defined in {{name}}’s chart',
  'center.both': 'Defined in both charts',
  'center.together': 'Defined only together',
  'center.neither': 'Undefined in both charts',

  // Centers defined together and left open
  'theme.9-0': 'A full circle',
  'theme.9-0.text':
    'Together you define all nine centers. You find a great deal in each other, so it does you good to have friends round and to go out separately.',
  'theme.8-1': 'One window',
  'theme.8-1.text':
    'Together you define eight centers, and one stays open. That’s where the world comes in, and where you’re curious together.',
  'theme.7-2': 'Work side by side',
  'theme.7-2.text':
    'Together you define seven centers, and two stay open. That’s where you learn together, from other people and from days that are all different.',
  'theme.6-3': 'An open house',
  'theme.6-3.text':
    'Together you define six centers, and three stay open. The bond leaves each of you a lot of freedom, and other people are part of it.',
  'theme.5-4': 'Two paths side by side',
  'theme.5-4.text':
    'Together you define five centers, and four stay open. You’re close when you choose to be, and each of you has a life of your own.',
  'theme.4-5': 'A light touch',
  'theme.4-5.text':
    'Together you define four centers, and five stay open. A lot depends on where you are and who you’re with, so good places do a lot for you.',
  'theme.3-6': 'Plenty of air',
  'theme.3-6.text':
    'Together you define three centers, and six stay open. Little is fixed between you, so look after what is.',
  'theme.2-7': 'A single thread',
  'theme.2-7.text':
    'Together you define two centers, and seven stay open. One thing connects you, and nearly everything else is free to change from day to day.',
  'theme.0-9': 'Open sky',
  'theme.0-9.text':
    'Together you don’t define any centers. Nothing between you is fixed, and it’s the place and the company that make the day.',

  // Lines of the profiles
  'lines.harmonic': 'In harmony',
  'lines.equal': 'Equal',
  'lines.neutral': 'Independent',
  'lines.text':
    'Each line of one profile is compared with each line of the other. Lines three apart are in harmony, equal lines understand each other, and the rest are independent.',

  bridge: 'Bridges',
  'bridge.text':
    'The defined centers in a chart can form several separate parts. Someone whose gates connect them feels like a bridge; being out among people can feel like that too.',
  'bridge.none': 'Neither of you connects separate parts of the other’s chart.',
  anyPair:
    'People who work with Human Design say that any two people can live well together. The numbers show what to look at; what you make of it is up to you.',
}
