/** How two types go together: the key is the two types in the order of `TYPES`; `generic` is for a type not known. */
export const typePairs = {
  generator_generator:
    'Two people with steady energy, each lit up by what comes to them. Days go well when questions are asked aloud, and a project that both truly respond to carries far.',
  generator_manifesting_generator:
    'Both live by response: the Generator stays with a thing until it is done, the Manifesting Generator moves fast and skips steps. It flows when changes are spoken of at once and nobody is hurried.',
  generator_manifestor:
    'The Manifestor begins, the Generator responds and builds. It works when what is coming is said beforehand, and when the Generator is asked rather than told.',
  generator_projector:
    'The Generator brings lasting energy, the Projector sees where it would do most good. Recognition and an honest yes or no keep this alive, and a Projector’s need for rest is no lack of will.',
  generator_reflector:
    'The Reflector feels how life around is doing, and a Generator at work they love is good weather. Large decisions want a round of the Moon, everyday ones a simple question.',
  manifesting_generator_manifesting_generator:
    'Twice the speed and twice the plans. Much gets done and much changes on the way, so a word about the next step saves most of the collisions.',
  manifesting_generator_manifestor:
    'Both move quickly and dislike being held up. Each needs room to act, and a word beforehand from either side keeps that room from turning into distance.',
  manifesting_generator_projector:
    'The Manifesting Generator is in motion, the Projector sees the pattern in it. Guidance lands when it was asked for, and asking is worth it; pauses help the two to notice each other.',
  manifesting_generator_reflector:
    'A fast energy of many voices beside someone who takes in the whole room. Quiet corners and time alone bring the Reflector back to themselves, and what comes in return is a look that few others have.',
  manifestor_manifestor:
    'Two people who begin things and ask nobody’s leave. Respect for each other’s freedom comes easily, and peace rests on the habit of saying what is about to happen.',
  manifestor_projector:
    'The Manifestor opens the way, the Projector sees what it could become. It goes well when the invitation is spoken, the plan announced, and nobody has to guess.',
  manifestor_reflector:
    'A Manifestor’s presence is felt at once, and a Reflector feels it more than most. News ahead of time and answers without hurry give both the peace they need.',
  projector_projector:
    'Two attentive people who recognize each other. Neither has strength to spare for long days, so shared rest and living interest are the ground, and advice waits for its question.',
  projector_reflector:
    'Both are open to others and sensitive to the place they are in. Good places, a gentle rhythm and attention without expectations bring out what each of them sees.',
  reflector_reflector:
    'A rare pair: two mirrors of the world around them. The place they choose and the people they spend the month with shape their days, and patience comes of itself.',
  generic: 'Each type has its own way of meeting life. Once both types are known, how they go together is told here.',
}
