/** How two types go together: the key is the two types in the order of `TYPES`; `generic` is for a type not known. */
export const typePairs = {
  generator_generator:
    'Two people with steady energy, each excited by what comes their way. The days go well when you ask each other out loud, and a project you both respond to can go a long way.',
  generator_manifesting_generator:
    'Both live by response: the Generator stays with something until it’s done, the Manifesting Generator moves fast and skips steps. It works best when changes are mentioned straight away and neither is rushed.',
  generator_manifestor:
    'The Manifestor starts things, the Generator responds and builds. It works when plans are announced in advance, and when the Generator is asked rather than told.',
  generator_projector:
    'The Generator brings lasting energy, the Projector sees where it would do the most good. Recognition and an honest yes or no keep this alive, and a Projector who needs rest isn’t being lazy.',
  generator_reflector:
    'The Reflector picks up how everyone around is doing, and a Generator doing work they love is a pleasure to be near. Big decisions need a month, everyday ones a simple question.',
  manifesting_generator_manifesting_generator:
    'Twice the speed and twice the plans. A lot gets done and a lot changes along the way, so it helps to say what the next step is before you collide.',
  manifesting_generator_manifestor:
    'Both move quickly and hate being held up. Each needs room to act, and if both give some warning, that room doesn’t turn into distance.',
  manifesting_generator_projector:
    'The Manifesting Generator is on the move, the Projector sees the pattern in it. Guidance lands when someone has asked for it, and it’s worth asking; a break now and then helps the two notice each other.',
  manifesting_generator_reflector:
    'A fast mover with many interests, next to someone who takes in the whole room. Quiet corners and time alone bring the Reflector back to themselves, and in return they see what few others see.',
  manifestor_manifestor:
    'Two people who start things without asking anyone’s permission. It’s easy to respect each other’s freedom, and there’s peace as long as both say what’s about to happen.',
  manifestor_projector:
    'The Manifestor opens the way, the Projector sees what could come of it. It goes well when invitations are spoken, plans are announced and neither has to guess.',
  manifestor_reflector:
    'A Manifestor makes an immediate impression, and a Reflector feels it more than most. Advance warning and unhurried answers give both the peace they need.',
  projector_projector:
    'Two attentive people who recognise each other. Neither has energy for long days, so this is built on resting together and taking a real interest, with advice only when it’s asked for.',
  projector_reflector:
    'Both are open to others and sensitive to where they are. Good places, a gentle rhythm and attention without expectations bring out what each of them sees.',
  reflector_reflector:
    'A rare pair: two people who mirror the world around them. Their days depend on where they are and who they spend the month with, and neither of them is in a hurry.',
  generic:
    'Each type has its own way of meeting life. Once both types are known, you can read here how they go together.',
}
