/** Centers by state, and what a body, side, angle or quarter says. */
export const readingsCenters = {
  // Defined: reliably there; undefined: some gates, no channel; open: no gate at all
  'center.head.defined':
    'Questions and inspiration arise on their own, in a steady manner. There is a lasting pressure to think something through. Not every question has to be answered, and hardly any of them today.',
  'center.head.undefined':
    'Picks up the questions of other people and is inspired by them. A whole day can go into thinking about what does not matter. With time comes a good sense for which questions are worth it.',
  'center.head.open':
    'No fixed way of being inspired: everything can be interesting, and sometimes nothing is. Confusion often belongs to someone nearby. Questions may be enjoyed and left unanswered.',
  'center.ajna.defined':
    'Thinks in a consistent way and comes to firm views. This mind is reliable for study, order and explanation. It advises others better than it directs its own life.',
  'center.ajna.undefined':
    'Can think in many ways and see a matter from several sides. Under pressure it is tempting to pretend certainty. There is no shame in saying: I do not know yet.',
  'center.ajna.open':
    'Takes in other people’s concepts without a fixed frame of its own. Ideas come, are tried on, and go. An open mind is an advantage where certainty is not demanded of it.',
  'center.throat.defined':
    'Speaks and acts in a dependable way. How it sounds depends on the center it is joined to: thought, feeling, will, instinct or self. Words carry when their moment is right.',
  'center.throat.undefined':
    'Speaks in different voices, depending on company. There can be a pressure to talk or act in order to be noticed. Attention comes more easily in silence than by effort.',
  'center.throat.open':
    'The voice takes on whatever is in the room. It may blurt things out or fall silent. Being asked to speak makes all the difference.',
  'center.g.defined':
    'A lasting sense of who one is and where one is going. The direction keeps, even when it cannot be explained. Others find their bearings nearby.',
  'center.g.undefined':
    'Identity and direction change with place and company. In the right place the right people appear. What looks like having no direction is a talent for many.',
  'center.g.open':
    'No fixed sense of self: many ways of being can be tried on. If a place feels wrong, so will everything in it. Others may show the way, and one need not stay with them.',
  'center.heart.defined':
    'Willpower is there, and promises can be kept. Work and rest need to be in balance, and effort wants its reward. It is healthy to know one’s own worth and say so.',
  'center.heart.undefined':
    'Willpower comes and goes, so promises made to prove something rarely hold. Nothing has to be proved here. With time comes a fine eye for what things and people are worth.',
  'center.heart.open':
    'No lasting competition to win and nothing to prove. Feeling worth less, or more, than others is borrowed from them. A modest promise kept does more good than a great one.',
  'center.spleen.defined':
    'A steady instinct for what is healthy and safe. It works in the moment and gives no reasons. Others feel safer near it.',
  'center.spleen.undefined':
    'Sensitive to how well others are. It is easy to hold on to people and things that feel safe but are not good. Fears lose their weight when they are looked at one by one.',
  'center.spleen.open':
    'Takes in well-being and unease from all around, with no fixed fear of its own. Spontaneous decisions tend to be regretted. The body is delicate and deserves to be listened to early.',
  'center.sacral.defined':
    'A steady supply of energy for work, making and love, renewed each day. It answers to life with a yes or a no from the gut. It sleeps well when it has been used up on the right things.',
  'center.sacral.undefined':
    'Energy comes in borrowed waves and leaves without notice. It can outwork everyone for a while and then needs a real rest. The art is to know when enough is enough.',
  'center.sacral.open':
    'No energy of its own for steady labor, and every kind of it can be felt in others. It is healthy to lie down before getting tired. Work in short stretches gives the best results.',
  'center.solar_plexus.defined':
    'Moods rise and fall in a wave of their own, with or without reason. There is no truth in a single moment; clarity comes after the wave has passed. Others feel this weather too.',
  'center.solar_plexus.undefined':
    'Feels the moods of others, often more strongly than they do. It is tempting to keep the peace and avoid the truth. It helps to step out of the room and see what feeling remains.',
  'center.solar_plexus.open':
    'Calm when alone, and open to every feeling that passes by. Strong emotions are usually somebody else’s. Feeling them without making them one’s own is a gift to both.',
  'center.root.defined':
    'Handles pressure in a consistent way and has a pulse of its own for starting and resting. Stress drives it forward. It sets the pace for those around it.',
  'center.root.undefined':
    'Takes in the pressure of others and hurries to be rid of it. The list never ends, so speed does not free. What is urgent is worth a second look.',
  'center.root.open':
    'Feels every rush around it, without a tempo of its own. Pressure can excite for a while and exhaust in the end. Being still is allowed even when everyone runs.',

  // Bodies: what this place in the chart describes
  'body.sun': 'The Sun carries most of the weight: what a life keeps expressing, and how it shines.',
  'body.earth': 'The Earth stands opposite the Sun and shows what gives balance and firm ground.',
  'body.north_node': 'The North Node shows the surroundings and themes that life moves toward in its second half.',
  'body.south_node':
    'The South Node shows the surroundings and themes that are familiar and shape the first half of life.',
  'body.moon': 'The Moon shows what drives a person, the pull behind an action.',
  'body.mercury': 'Mercury shows what needs to be thought and said, and keeps coming up in conversation.',
  'body.venus': 'Venus shows values: what is held dear and what counts as right between people.',
  'body.mars': 'Mars shows raw energy that matures with practice: clumsy at first, wise later.',
  'body.jupiter': 'Jupiter shows where generosity and good fortune come from when its rules are kept.',
  'body.saturn': 'Saturn shows where discipline is learned and what it costs to skip the lesson.',
  'body.uranus': 'Uranus shows where a person is unusual and breaks with what is expected.',
  'body.neptune': 'Neptune shows what stays veiled and asks for trust instead of certainty.',
  'body.pluto': 'Pluto shows slow, deep change shared by a generation, and where a person meets it.',

  // Sides
  'side.personality':
    'Personality is computed for the moment of birth. It is what a person knows as “me” and can watch in thought.',
  'side.design':
    'Design is computed for the moment when the Sun stood 88° earlier, about three months before birth. It is what the body does by itself; others often notice it first.',

  // Cross angles
  'angle.right':
    'Right Angle crosses follow a personal story: what is lived through concerns mostly oneself, and others learn by watching.',
  'angle.juxtaposition':
    'Juxtaposition crosses follow a fixed track between the personal and the shared: narrow, steady, at its own pace.',
  'angle.left':
    'Left Angle crosses work through meetings: other people set the course, and they are changed by it as well.',

  // Quarters
  'quarter.initiation': 'The quarter of the mind: life is entered through thinking, learning and asking why.',
  'quarter.civilization': 'The quarter of form: what was thought becomes visible, built and shared.',
  'quarter.duality': 'The quarter of bonds: meaning is found between two people.',
  'quarter.mutation': 'The quarter of change: what has run its course makes room for the next thing.',
}
