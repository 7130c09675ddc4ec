/** The four arrows: subject, direction and color. */
export const readingsVariables = {
  // What each arrow is about
  'variable.determination': 'How the body takes things in best, food above all.',
  'variable.environment': 'What kind of place does the body good.',
  'variable.motivation': 'What drives the thinking.',
  'variable.perspective': 'What the mind notices first.',
  'variable.cognition': 'The body’s sharpest sense.',
  'variable.sense': 'The underlying tone of the thinking, whatever it’s about.',

  // Directions
  'arrow.determination.left': 'Active: regular, focused, planned meals do the body good.',
  'arrow.determination.right':
    'Passive: the body eats when there’s an opportunity and it’s in the mood; a fixed plan is a strain.',
  'arrow.environment.left': 'Observed: at its best in the middle of things, active and visible.',
  'arrow.environment.right': 'Observer: at its best a little to one side, at rest and watching.',
  'arrow.motivation.left': 'Strategic: the mind likes goals, order and a clear question.',
  'arrow.motivation.right': 'Receptive: the mind takes everything in and brings it out when someone asks.',
  'arrow.perspective.left': 'Focused: sees one thing sharply and misses what’s next to it.',
  'arrow.perspective.right': 'Peripheral: sees the whole at once and misses the details.',

  // Determination by color
  'determination.1': 'Simple meals, one thing at a time.',
  'determination.2': 'Taste decides: the mouth knows what’s good.',
  'determination.3': 'Temperature matters: of the food, the drinks and the air.',
  'determination.4': 'The mood at the table matters: calm for some, lively for others.',
  'determination.5': 'Sound matters: eating with background noise, or in silence.',
  'determination.6': 'Light matters: eating in daylight, or when it’s dim.',

  // Environment by color
  'environment.1': 'Sheltered places where the only way in is in view.',
  'environment.2': 'Places of exchange, where there’s a choice and people come and go.',
  'environment.3': 'Places where people make things together and turn them into something else.',
  'environment.4': 'High places with a wide view, or the top floor.',
  'environment.5': 'Places that sounds and news pass through: streets, halls, conversations.',
  'environment.6': 'Borders between two worlds: where land meets water or town meets fields, or just a window.',

  // Motivation by color
  'motivation.1': 'Thinks in order to be safe: wants to know what’s underneath.',
  'motivation.2': 'Thinks in hope: trusts that things will work out, or waits until they do.',
  'motivation.3': 'Thinks out of desire: wants to lead, change or win something.',
  'motivation.4': 'Thinks out of need: asks what’s really necessary.',
  'motivation.5': 'Thinks out of a wish to put things right for others.',
  'motivation.6': 'Thinks without a motive of its own: watches and lets things be.',

  // Perspective by color
  'perspective.1': 'First sees what helps it survive.',
  'perspective.2': 'First sees what could be.',
  'perspective.3': 'First sees who has power and where it flows.',
  'perspective.4': 'First sees what people want or lack.',
  'perspective.5': 'First sees what’s likely to happen.',
  'perspective.6': 'First sees what something means for itself.',
}
