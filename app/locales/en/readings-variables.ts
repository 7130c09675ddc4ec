/** The four arrows: subject, direction and color. */
export const readingsVariables = {
  // What each arrow is about
  'variable.determination': 'How the body takes things in best, food above all.',
  'variable.environment': 'What kind of place does the body good.',
  'variable.motivation': 'What thinking is moved by.',
  'variable.perspective': 'What the eye of the mind sees first.',
  'variable.cognition': 'The sense through which the body is most awake.',
  'variable.sense': 'The tone of the thinking, underneath what it is about.',

  // Directions
  'arrow.determination.left': 'Active: regular meals, focused and with a plan, do the body good.',
  'arrow.determination.right': 'Passive: the body eats by opportunity and mood, and a fixed plan strains it.',
  'arrow.environment.left': 'Observed: at its best in the midst of things, active and seen.',
  'arrow.environment.right': 'Observer: at its best somewhat aside, at rest and looking on.',
  'arrow.motivation.left': 'Strategic: the mind likes aims, order and a clear question.',
  'arrow.motivation.right': 'Receptive: the mind takes everything in and brings it up when someone asks.',
  'arrow.perspective.left': 'Focused: sees one thing sharply and misses what is beside it.',
  'arrow.perspective.right': 'Peripheral: sees the whole at once and misses single points.',

  // Determination by color
  'determination.1': 'Simple meals, one thing at a time.',
  'determination.2': 'Taste decides: the mouth knows what is good.',
  'determination.3': 'Temperature matters: of the food, the drink, the air.',
  'determination.4': 'The mood at the table matters: calm for some, lively for others.',
  'determination.5': 'Sound matters: eat with it, or in quiet.',
  'determination.6': 'Light matters: eat by day, or when it is dim.',

  // Environment by color
  'environment.1': 'Sheltered places with one entrance in sight.',
  'environment.2': 'Places of exchange, where one can choose and come and go.',
  'environment.3': 'Places where things are made together and change into something else.',
  'environment.4': 'High places with a wide view, or the top floor.',
  'environment.5': 'Places where sounds and news pass through: streets, halls, conversations.',
  'environment.6': 'Borders between two worlds: water and land, town and field, a window.',

  // Motivation by color
  'motivation.1': 'Thinks in order to be safe: wants to know what lies underneath.',
  'motivation.2': 'Thinks in hope: trusts that things will turn out, or waits for them to.',
  'motivation.3': 'Thinks from desire: wants to lead, change or win something.',
  'motivation.4': 'Thinks from need: asks what is truly required.',
  'motivation.5': 'Thinks from a wish to put things right for others.',
  'motivation.6': 'Thinks without a motive of its own: looks on and lets things be.',

  // Perspective by color
  'perspective.1': 'Sees first what helps to survive.',
  'perspective.2': 'Sees first what could be.',
  'perspective.3': 'Sees first who holds power and where it flows.',
  'perspective.4': 'Sees first what is wanted or missing.',
  'perspective.5': 'Sees first what is likely to happen.',
  'perspective.6': 'Sees first what it means to oneself.',
}
