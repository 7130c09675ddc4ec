/** Library texts besides the readings: what a center is about, how a type is determined, the states of gates and channels. */
export const readingsLibrary = {
  // Centers: their subject
  'center.head':
    'The pressure to ask. Inspiration, doubt and wonder start here, and all of them want to become a thought.',
  'center.ajna': 'The thinking mind. Here a nagging question turns into a concept, an opinion or an answer.',
  'center.throat': 'Voice and action. Whatever a chart wants to bring into the world comes out here.',
  'center.g': 'The sense of self. Identity, direction and love are at home in the middle of the drawing.',
  'center.heart': 'Willpower. This is about promises, self-worth, possessions and the strength to say “I want”.',
  'center.spleen': 'Instinct. It watches over health and safety, and only knows the present moment.',
  'center.sacral': 'Life force. Energy to work, to create and to love, and the gut’s answer to what comes along.',
  'center.solar_plexus': 'Feelings. Moods, desire and sensitivity rise and fall here in waves.',
  'center.root': 'Drive. It pushes life forward, as stress or as the joy of getting things done.',

  // Roles of a center
  'role.head': 'A center of pressure.',
  'role.ajna': 'The center of mental awareness.',
  'role.throat': 'The center of expression.',
  'role.g': 'The center of identity.',
  'role.heart': 'A motor.',
  'role.spleen': 'The center of body awareness.',
  'role.sacral': 'A motor, the strongest of the four.',
  'role.solar_plexus': 'A motor and the center of emotional awareness.',
  'role.root': 'A motor and a center of pressure.',

  // A gate in its states
  'gate.personality': 'Active in Personality',
  'gate.personality.text': 'You’re aware of it and can name it. In the drawing it’s black, or white in the dark theme.',
  'gate.design': 'Active in Design',
  'gate.design.text': 'The body does it on its own, and others often see it first. In the drawing it’s red.',
  'gate.hanging': 'Active on its own',
  'gate.hanging.text':
    'Without gate {{partners}} it’s half a channel. It’s drawn to the other half, and finds it in certain people or, for a few days, in the sky.',
  'gate.whole': 'Part of a channel',
  'gate.whole.text':
    'Together with gate {{partners}} it forms a whole channel. The theme is there every day, and {{centers}} are defined by it.',
  'gate.manyWhole.text':
    'Together with gate {{partners}} it forms a whole channel. The theme is there every day, and the two centers of that channel are defined.',
  'gate.asleep': 'Not active',
  'gate.asleep.text':
    'The theme comes from outside: from people who have the gate, and whenever the Sun, the Moon or a planet passes through.',

  // A channel in its states
  'channel.whole': 'Whole',
  'channel.whole.text':
    'Gates {{a}} and {{b}} are both active. {{centerA}} and {{centerB}} are defined and connected, no matter who’s around.',
  'channel.half': 'Half',
  'channel.half.text':
    'Only one of the two gates is active. With someone who has the other one, the two of you complete the channel: that’s attraction, and it takes some getting used to.',
  'channel.none': 'Open',
  'channel.none.text':
    'Neither gate is active. It’s something to get to know in other people, and to enjoy without having to be like that.',

  // Circuits
  'circuit.individual': 'The Individual circuit is about being different and encouraging others that way.',
  'circuit.tribal': 'The Tribal circuit is about support: family, food, work and agreements people can rely on.',
  'circuit.collective': 'The Collective circuit is about sharing with everyone what’s been understood or experienced.',
  'circuit.integration':
    'The Integration channels are about looking after oneself first. Staying alive and awake comes before everything else.',

  // How a type comes about
  'type.generator': 'The Sacral is defined, and no motor is connected to the Throat.',
  'type.manifesting_generator':
    'The Sacral is defined, and a motor is connected to the Throat, directly or through other centers.',
  'type.manifestor':
    'The Sacral isn’t defined, and another motor is connected to the Throat: Heart, Solar Plexus or Root.',
  'type.projector': 'At least one center is defined, but not the Sacral, and no motor is connected to the Throat.',
  'type.reflector': 'No center is defined.',

  // How an authority comes about: the first that applies
  'authority.emotional': 'The Solar Plexus is defined. It takes precedence over every other center.',
  'authority.sacral': 'The Sacral is defined and the Solar Plexus isn’t.',
  'authority.splenic': 'The Spleen is defined, and neither the Solar Plexus nor the Sacral is.',
  'authority.ego_manifested':
    'The Heart is connected to the Throat and has the final say, in a Manifestor without a defined Solar Plexus or Spleen.',
  'authority.ego_projected':
    'The Heart is defined and has the final say, in a Projector without a defined Solar Plexus or Spleen.',
  'authority.self_projected':
    'The G Center has the final say: it’s connected to the Throat, and neither a motor nor the Spleen is defined.',
  'authority.mental': 'Only the Head, Ajna and Throat, or some of them, are defined. None of them makes the decisions.',
  'authority.lunar':
    'No center is defined. The only rhythm is that of the Moon, which goes through all the gates in a month.',

  // Lines in a profile
  'line.first': 'This is the line you recognise in yourself: the line of the Sun at birth.',
  'line.second':
    'This is how the body goes about things, mostly without being asked: the line of the Sun about three months before birth.',
  hexagram:
    'A hexagram has six lines, counted from the bottom. The lower three are concerned with themselves, the upper three with others.',
}
