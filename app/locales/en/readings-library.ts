/** What the library says besides the readings: what a center is about, how a type comes about, what it is to have a gate or not. */
export const readingsLibrary = {
  // Centers: their subject
  'center.head':
    'The pressure to ask. Inspiration, doubt and wonder begin here, and all of them want to become a thought.',
  'center.ajna': 'The place of thinking. What pressed as a question becomes a concept, an opinion or an answer here.',
  'center.throat':
    'The place of voice and deed. Whatever a chart wants to bring into the world, it brings it through here.',
  'center.g': 'The sense of oneself. Identity, direction and love have their home in the middle of the drawing.',
  'center.heart': 'The will. Here are promises, worth, possessions, and the strength to say “I want”.',
  'center.spleen': 'The instinct. It watches over health and safety, and it knows only the present moment.',
  'center.sacral': 'The life force. Energy to work, to make, to love, and the answer of the gut to what comes.',
  'center.solar_plexus': 'The feelings. Moods, desire and sensitivity rise and fall here in waves.',
  'center.root': 'The drive. It pushes life on, as stress or as joy in getting things done.',

  // Roles of a center
  'role.head': 'A center of pressure.',
  'role.ajna': 'A center of awareness: the mind.',
  'role.throat': 'The center of expression.',
  'role.g': 'The center of identity.',
  'role.heart': 'A motor.',
  'role.spleen': 'A center of awareness: the body.',
  'role.sacral': 'A motor, the strongest of the four.',
  'role.solar_plexus': 'A motor, and a center of awareness: the spirit.',
  'role.root': 'A motor, and a center of pressure.',

  // A gate in its states
  'gate.personality': 'Active in Personality',
  'gate.personality.text': 'One knows it about oneself and can say it in words. In the drawing it is dark.',
  'gate.design': 'Active in Design',
  'gate.design.text': 'The body does it by itself, and others often see it first. In the drawing it is red.',
  'gate.hanging': 'Active alone',
  'gate.hanging.text':
    'Without {{partners}} it is half of a channel. It looks for the other half, and finds it in certain people or for some days in the sky.',
  'gate.whole': 'Part of a channel',
  'gate.whole.text':
    'With {{partners}} the channel is whole. The theme is there every day, and {{centers}} are defined by it.',
  'gate.manyWhole.text':
    'With {{partners}} one of its channels is whole. The theme is there every day, and the two centers of that channel are defined.',
  'gate.asleep': 'Not active',
  'gate.asleep.text':
    'The theme comes from outside: from people who carry it, and while the Sun, the Moon or a planet passes here.',

  // A channel in its states
  'channel.whole': 'Whole',
  'channel.whole.text':
    'Gates {{a}} and {{b}} are both active. {{centerA}} and {{centerB}} are defined and joined, whoever is near.',
  'channel.half': 'Half',
  'channel.half.text':
    'Only one of the two gates is active. With somebody who carries the other one, the channel closes between the two: that is attraction, and something to get used to.',
  'channel.none': 'Open',
  'channel.none.text':
    'Neither gate is active. One gets to know it in other people, and may enjoy it there without having to be it.',

  // Circuits
  'circuit.individual': 'The Individual circuit is about being different, and about giving others heart by it.',
  'circuit.tribal': 'The Tribal circuit is about support: family, food, work, and bargains that hold.',
  'circuit.collective': 'The Collective circuit is about sharing with everybody what was understood or lived through.',
  'circuit.integration':
    'The Integration channels look after oneself first. What keeps one alive and awake comes before everything else.',

  // How a type comes about
  'type.generator': 'The Sacral is defined, and no motor is joined to the Throat.',
  'type.manifesting_generator':
    'The Sacral is defined, and a motor is joined to the Throat, directly or through other centers.',
  'type.manifestor':
    'The Sacral is not defined, and another motor is joined to the Throat: Heart, Solar Plexus or Root.',
  'type.projector': 'Something is defined, but not the Sacral, and no motor is joined to the Throat.',
  'type.reflector': 'No center is defined.',

  // How an authority comes about: the first that applies
  'authority.emotional': 'The Solar Plexus is defined. It goes before every other center.',
  'authority.sacral': 'The Sacral is defined, and the Solar Plexus is not.',
  'authority.splenic': 'The Spleen is defined, and neither the Solar Plexus nor the Sacral is.',
  'authority.ego_manifested':
    'The Heart is joined to the Throat and leads, in a Manifestor without Solar Plexus and Spleen.',
  'authority.ego_projected': 'The Heart is defined and leads, in a Projector without Solar Plexus and Spleen.',
  'authority.self_projected': 'The G Center leads: it is joined to the Throat, and no motor and no Spleen is defined.',
  'authority.mental': 'Only Head, Ajna and Throat are defined, or some of them. None of them decides.',
  'authority.lunar': 'No center is defined. The Moon goes through all the gates in a month and is the only rhythm.',

  // Lines in a profile
  'line.first': 'This is how one knows oneself: the line of the Sun at birth.',
  'line.second':
    'This is how the body goes about it, mostly without being asked: the line of the Sun about three months before birth.',
  hexagram:
    'A hexagram has six lines, counted from below. The lower three look to themselves, the upper three to others.',
}
