/** Two charts laid over one another, told to someone who is neither of the two: instead of the texts of the same key in `composite`. */
export const othersComposite = {
  'connection.electromagnetic.text':
    'Each of them brings one gate, and together they complete the channel. It gives them an energy neither has alone; now and then it needs a break.',
  'connection.companionship.text':
    'Both have the whole channel. This is familiar ground: little to explain, and a lot to do side by side.',
  'connection.dominance.text':
    'One of them has the whole channel and the other has none of it. One steadily sets the tone; the other takes it in, and can learn from it without having to be like that.',
  'connection.compromise.text':
    'One of them has the whole channel and the other has one gate. The one with half tends to give way again and again; it helps a lot to notice.',

  'gate.a': '{{a}} brings it',
  'gate.b': '{{name}} brings it',
  'gate.both': 'Both have it',

  'center.a': 'Defined in {{a}}’s chart',
  'center.b': 'Defined in {{name}}’s chart',
  'center.both': 'Defined in both charts',
  'center.together': 'Defined only together',
  'center.neither': 'Undefined in both charts',

  'theme.9-0.text':
    'Together they define all nine centers. They find a great deal in each other, so it does them good to have friends round and to go out separately.',
  'theme.8-1.text':
    'Together they define eight centers, and one stays open. That’s where the world comes in, and where they’re curious together.',
  'theme.7-2.text':
    'Together they define seven centers, and two stay open. That’s where they learn together, from other people and from days that are all different.',
  'theme.6-3.text':
    'Together they define six centers, and three stay open. The bond leaves each of them a lot of freedom, and other people are part of it.',
  'theme.5-4.text':
    'Together they define five centers, and four stay open. They’re close when they choose to be, and each has a life of their own.',
  'theme.4-5.text':
    'Together they define four centers, and five stay open. A lot depends on where they are and who they’re with, so good places do a lot for them.',
  'theme.3-6.text':
    'Together they define three centers, and six stay open. Little is fixed between them, so what is deserves looking after.',
  'theme.2-7.text':
    'Together they define two centers, and seven stay open. One thing connects them, and nearly everything else is free to change from day to day.',
  'theme.0-9.text':
    'Together they don’t define any centers. Nothing between them is fixed, and it’s the place and the company that make the day.',
}
