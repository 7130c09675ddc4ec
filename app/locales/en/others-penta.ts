/** A small group, told to someone who isn't in it: instead of the texts of the same key in `penta`. */
export const othersPenta = {
  'gate.31.gap': 'No one naturally speaks for all of them. It helps them to agree on who does, and for how long.',
  'gate.7.gap': 'The course doesn’t correct itself. It helps them to check it together now and then.',
  'gate.8.gap': 'Good work may go unseen. It helps if one of them has the job of showing it.',
  'gate.1.gap':
    'What they make may turn out a lot like what others make. It helps them to leave room for an odd idea, or to ask for one.',
  'gate.33.gap':
    'They may move straight on to the next thing without looking back. It helps them to mark the end of each one and talk about it.',
  'gate.13.gap':
    'What one of them knows may not reach the others. It helps them to go round the table and write it down.',
  'gate.15.gap': 'Different paces cause friction. It helps them to say when they work together and when they don’t.',
  'gate.5.gap': 'Nothing happens regularly by itself. Fixed days help them.',
  'gate.2.gap': 'It’s easy for them to set off without what they’ll need. A list before they start helps.',
  'gate.14.gap': 'Money and strength may run short without anyone noticing. It helps them to plan both beforehand.',
  'gate.46.gap': 'No one is naturally on the spot. It helps them to decide who goes and has a look.',
  'gate.29.gap':
    'No one’s yes commits all of them. It helps them to promise little, and to write down what they do promise.',

  'channel.7-31.open':
    'The direction changes with who’s in the room. It helps them to set one together, and to say it out loud.',
  'channel.1-8.open':
    'Making something of their own and showing it are two separate jobs here. It helps if someone does each.',
  'channel.13-33.open':
    'Collecting what happened and learning from it are two separate jobs here. It helps them to make time for both.',
  'channel.5-15.open': 'They have to agree on a common rhythm. A day and an hour are a good start.',
  'channel.2-14.open': 'They need to plan where their strength and money go. A list of both is a good start.',
  'channel.29-46.open':
    'Promising and being there are two separate jobs here. It helps them to say who keeps each promise.',
}
