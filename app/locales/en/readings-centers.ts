/** Centers by state, and what a body, side, angle or quarter says. */
export const readingsCenters = {
  // Defined: reliably there; undefined: some gates, no channel; open: no gate at all
  'center.head.defined':
    'Questions and inspiration arise steadily, all by themselves. There’s a constant pressure to think something through. Not every question needs an answer, and hardly any of them needs one today.',
  'center.head.undefined':
    'Picks up other people’s questions and gets inspired by them. It’s easy to spend a whole day thinking about things that don’t matter. Over time it develops a good sense for which questions are worth it.',
  'center.head.open':
    'No fixed way of being inspired: everything can be interesting, and sometimes nothing is. Confusion often belongs to someone nearby. It’s fine to enjoy a question and leave it unanswered.',
  'center.ajna.defined':
    'Thinks in a consistent way and arrives at firm views. This mind is reliable for study, order and explanation. It’s better at advising others than at running its own life.',
  'center.ajna.undefined':
    'Can think in many ways and see a question from several sides. Under pressure it’s tempting to pretend to be certain. There’s nothing wrong with saying: I don’t know yet.',
  'center.ajna.open':
    'Takes in other people’s ideas without a fixed framework of its own. It tries them on and lets them go. An open mind is an advantage wherever no one demands certainty.',
  'center.throat.defined':
    'Speaks and acts in a consistent way. How it sounds depends on the center it’s connected to: thought, feeling, will, instinct or self. The words carry when the moment is right.',
  'center.throat.undefined':
    'Speaks in different voices, depending on the company. It may feel pressure to talk or act in order to be noticed. Attention comes more easily to silence than to effort.',
  'center.throat.open':
    'The voice takes on whatever is in the room. It may blurt things out or fall silent. Being asked to speak makes all the difference.',
  'center.g.defined':
    'A lasting sense of identity and direction. The direction stays the same, even when there’s no way to explain it. Others find their bearings nearby.',
  'center.g.undefined':
    'Identity and direction change with places and people. In the right place the right people turn up. What looks like a lack of direction is a talent for many directions.',
  'center.g.open':
    'No fixed sense of self: it can try on many ways of being. If a place feels wrong, everything in it will too. Others may show the way, and there’s no need to stay with them.',
  'center.heart.defined':
    'Has willpower, and can keep its promises. Work and rest need to be in balance, and effort wants a reward. It’s healthy to know one’s worth and say so.',
  'center.heart.undefined':
    'Willpower comes and goes, so promises made to prove something rarely hold. There’s nothing to prove here. Over time it becomes a good judge of what things and people are worth.',
  'center.heart.open':
    'Has no need to win and nothing to prove. Feeling worth less than others, or more, comes from being around them. Keeping a small promise does more good than making a big one.',
  'center.spleen.defined':
    'A steady instinct for what’s healthy and safe. It works in the moment and gives no reasons. People nearby feel safer.',
  'center.spleen.undefined':
    'Sensitive to how other people are doing. It’s easy to hold on to people and things that feel safe but do no good. Fears get smaller when they’re looked at one by one.',
  'center.spleen.open':
    'Takes in well-being and unease from all around, without a fixed fear of its own. It tends to regret spontaneous decisions. The body is sensitive, and it’s worth listening to it early.',
  'center.sacral.defined':
    'A steady supply of energy for work, creativity and love, renewed every day. It answers life with a yes or a no from the gut. Sleep comes easily when the energy has gone into the right things.',
  'center.sacral.undefined':
    'Energy comes in borrowed waves and leaves without warning. For a while it can outwork everyone, and then it needs a real rest. The art is in knowing when enough is enough.',
  'center.sacral.open':
    'No energy of its own for steady work, but it can feel every kind of energy in others. It does well to lie down before it’s tired. Short stretches of work bring the best results.',
  'center.solar_plexus.defined':
    'Moods rise and fall in a wave of their own, with or without a reason. There’s no truth in a single moment; clarity comes once the wave has passed. Other people feel this weather too.',
  'center.solar_plexus.undefined':
    'Feels other people’s moods, often more strongly than they do. It’s tempting to keep the peace and avoid the truth. It helps to leave the room and see which feelings are still there.',
  'center.solar_plexus.open':
    'Calm when alone, and open to every feeling that passes by. Strong emotions usually belong to someone else. It’s a gift to feel them without making them one’s own.',
  'center.root.defined':
    'Handles pressure in a consistent way and has its own rhythm of getting going and resting. Stress drives it forward. It sets the pace for the people around it.',
  'center.root.undefined':
    'Takes in other people’s pressure and hurries to get rid of it. The list never ends, so going faster doesn’t help. Anything urgent is worth a second look.',
  'center.root.open':
    'Feels every rush around it, without a pace of its own. Pressure can be exciting for a while and exhausting in the end. It’s all right to keep still when everyone else is running.',

  // Bodies: what this place in the chart describes
  'body.sun': 'The Sun carries the most weight: it shows what someone expresses all through life, and how they shine.',
  'body.earth': 'The Earth is opposite the Sun and shows what keeps someone balanced and grounded.',
  'body.north_node': 'The North Node shows the surroundings and themes that life moves towards in its second half.',
  'body.south_node':
    'The South Node shows the surroundings and themes that feel familiar and shape the first half of life.',
  'body.moon': 'The Moon shows what drives a person, the pull behind what they do.',
  'body.mercury': 'Mercury shows what wants to be thought and said, and keeps coming up in conversation.',
  'body.venus': 'Venus shows values: what someone holds dear, and what they think is right between people.',
  'body.mars': 'Mars shows raw energy that matures with practice: clumsy at first, wise later on.',
  'body.jupiter': 'Jupiter shows where generosity and good fortune come from, as long as its rules are kept.',
  'body.saturn': 'Saturn shows where discipline is learned, and what it costs to skip the lesson.',
  'body.uranus': 'Uranus shows where someone is unusual and does the unexpected.',
  'body.neptune': 'Neptune shows what stays hidden and calls for trust instead of certainty.',
  'body.pluto': 'Pluto shows the slow, deep change a generation shares, and where one person meets it.',

  // Sides
  'side.personality':
    'Personality is calculated for the moment of birth. It’s what someone knows as “me” and can observe in their own thoughts.',
  'side.design':
    'Design is calculated for the moment when the Sun was 88° earlier, about three months before birth. It’s what the body does on its own, and often others notice it first.',

  // Cross angles
  'angle.right':
    'Right Angle crosses follow a personal story: experiences are mostly about one’s own life, and others learn by watching.',
  'angle.juxtaposition':
    'Juxtaposition crosses follow a fixed track between the personal and the shared: narrow, steady and at its own pace.',
  'angle.left':
    'Left Angle crosses work through encounters: other people set the course, and are changed by it as well.',

  // Quarters
  'quarter.initiation': 'The quarter of the mind: it’s about thinking, learning and asking why.',
  'quarter.civilization': 'The quarter of form: ideas become visible, get built and are shared.',
  'quarter.duality': 'The quarter of bonds: meaning is found between two people.',
  'quarter.mutation': 'The quarter of change: what has run its course makes room for what comes next.',
}
