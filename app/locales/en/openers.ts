/**
 * First messages by type: the key is `${own}_${other}`, whoever writes first. `generic` is for a pair in which a type is
 * not known. They are offered in the composer, never sent by themselves.
 */
export const openers = {
  generator_generator:
    'Hi {{name}}. We are both here to respond, so somebody has to be the first thing the other responds to. What has lit you up this week?',
  generator_manifesting_generator:
    'Hello {{name}}. I tend to stay with one thing until it is finished, and you probably have four going. Which of them is getting your energy today?',
  generator_manifestor:
    'Hi {{name}}. I need something to respond to, and Manifestors are the ones who begin it. What are you setting in motion at the moment?',
  generator_projector:
    'Hi {{name}}. I have plenty of energy for work and not always an idea where to put it; Projectors often see that at a glance. What do you like being asked about?',
  generator_reflector:
    'Hello {{name}}. My answers usually come at once, from the gut, and I gather the big ones take you a moon. This one is small and can wait: where do you feel at home lately?',

  manifesting_generator_generator:
    'Hi {{name}}. I skip steps and go back for them later, so I admire people who stay with one thing. What could you do all day without looking at the clock?',
  manifesting_generator_manifesting_generator:
    'Hi {{name}}. Two Manifesting Generators, so probably nine half-started things between us. Which of yours has survived the longest?',
  manifesting_generator_manifestor:
    'Hello {{name}}. You can start from nothing, I need a spark first, and after that it helps both of us to tell people what we are up to. What are you up to?',
  manifesting_generator_projector:
    'Hi {{name}}. I move fast and notice afterwards which step I left out, while your type sees it coming. What do you notice first when somebody is in a hurry?',
  manifesting_generator_reflector:
    'Hi {{name}}. I have usually changed direction twice before a Reflector has slept on it once. I think we could learn from each other: what pace feels good to you this month?',

  manifestor_generator:
    'Hello {{name}}. My part is to say what I am about to do: I am starting a conversation with you. Yours is to see whether anything in you responds. Does it?',
  manifestor_manifesting_generator:
    'Hi {{name}}. I like getting things going, you like doing three of them at once, and neither of us enjoys being slowed down. What should nobody interrupt you in right now?',
  manifestor_manifestor:
    'Hi {{name}}. Neither of us asks for permission or likes being questioned, so let me inform you first: I would like to get to know you. What are you starting these days?',
  manifestor_projector:
    'Hello {{name}}. I tend to act and explain later, and Projectors would rather be invited than told. So please take this as an invitation: what do you see that the rest of us miss?',
  manifestor_reflector:
    'Hi {{name}}. I decide quickly and say so beforehand, so that nobody is startled. I will not rush you, only ask something easy: how is the place where you live treating you?',

  projector_generator:
    'Hi {{name}}. I like seeing people at work they love, and nobody shows that better than a Generator. Ask me anything whenever you like. May I begin: what makes a Monday good for you?',
  projector_manifesting_generator:
    'Hello {{name}}. I am at my best with good questions and short days, and you seem to have several lives going at once. Which of them would you tell a stranger about first?',
  projector_manifestor:
    'Hi {{name}}. I have learned not to advise before I am asked, which leaves me with questions. You begin things where there was nothing: what was the last one?',
  projector_projector:
    'Hi {{name}}. Two Projectors, each politely waiting to be invited. I will go first, so that one of us does: what would you love to be asked about?',
  projector_reflector:
    'Hello {{name}}. Neither of us is built to run all day, and a lot depends on whoever is near. Who has been good company for you lately?',

  reflector_generator:
    'Hi {{name}}. I pick up a lot from the people around me, and those who enjoy their work are my favourite weather. No rush to answer, I am rarely in one: what have you enjoyed doing lately?',
  reflector_manifesting_generator:
    'Hello {{name}}. I am slow with anything that matters, and you are probably halfway through the next thing already. I would like to hear about it: what changed for you this week?',
  reflector_manifestor:
    'Hi {{name}}. When somebody near me begins something new, I notice it in the air of the room. It is good to hear a little earlier, so may I ask what comes next with you?',
  reflector_projector:
    'Hello {{name}}. You see how people work, I feel how a place is doing, and I would enjoy comparing notes. What have you noticed lately that nobody has asked you about?',
  reflector_reflector:
    'Hi {{name}}. There is about one of us in a hundred, so it is good to find you. In a month we may know what we think of it. For today: how has this one been for you?',

  generic:
    'Hi {{name}}. I came across your profile and would like to get to know you a little. What brought you to Human Design?',
}
