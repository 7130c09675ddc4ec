/**
 * First messages by type: the key is `${own}_${other}`, the sender's type first. `generic` is for a pair in which a type is
 * not known. They are offered in the composer, never sent by themselves.
 */
export const openers = {
  generator_generator:
    'Hi {{name}}, we’re both here to respond, so one of us has to give the other something to respond to. What’s lit you up this week?',
  generator_manifesting_generator:
    'Hi {{name}}, I like to stick with one thing until it’s done, and you’ve probably got four on the go. Which one has your energy today?',
  generator_manifestor:
    'Hi {{name}}, I need something to respond to, and Manifestors are the ones who get things started. What are you working on at the moment?',
  generator_projector:
    'Hi {{name}}, I have plenty of energy and don’t always know where to put it. Projectors often see that straight away. What do you like people to ask you about?',
  generator_reflector:
    'Hi {{name}}, my answers usually come straight from the gut, and I gather you like to take your time with the big ones. Here’s a small one: where have you felt at home lately?',

  manifesting_generator_generator:
    'Hi {{name}}, I skip steps and go back for them later, so I admire people who stay with one thing. What could you do all day without looking at the clock?',
  manifesting_generator_manifesting_generator:
    'Hi {{name}}, two Manifesting Generators, so that’s probably nine half-finished projects between us. Which of yours has survived the longest?',
  manifesting_generator_manifestor:
    'Hi {{name}}, you can start from nothing and I need a spark first, but we both do better when we tell people what we’re up to. So what are you up to?',
  manifesting_generator_projector:
    'Hi {{name}}, I move fast and notice later which step I left out. I bet you’d have seen it coming. What’s the first thing you notice when someone’s in a hurry?',
  manifesting_generator_reflector:
    'Hi {{name}}, I’ve usually changed direction twice before a Reflector has slept on it once. I think we could learn from each other. What pace feels good to you this month?',

  manifestor_generator:
    'Hi {{name}}, my job is to say what I’m about to do, so: I’m starting a conversation with you. Yours is to see whether you respond. Do you?',
  manifestor_manifesting_generator:
    'Hi {{name}}, I like getting things going, you like doing three at once, and neither of us likes being slowed down. What are you in the middle of right now?',
  manifestor_manifestor:
    'Hi {{name}}, neither of us asks for permission, so let me just inform you: I’d like to get to know you. What are you starting these days?',
  manifestor_projector:
    'Hi {{name}}, I tend to act first and explain later, and Projectors would rather be invited than told. So please take this as an invitation: what do you see that the rest of us miss?',
  manifestor_reflector:
    'Hi {{name}}, I make up my mind fast, but I won’t rush you. I’ll just ask you something easy. How do you like the place where you live?',

  projector_generator:
    'Hi {{name}}, I love watching people do work they enjoy, and Generators are the best at it. May I ask you something? What makes a Monday good for you?',
  projector_manifesting_generator:
    'Hi {{name}}, I’m at my best with good questions and short days, and you seem to have several lives going at once. Which one would you tell a stranger about first?',
  projector_manifestor:
    'Hi {{name}}, I’ve learned not to give advice until I’m asked, which leaves me with questions. You start things where there was nothing before. What was the last one?',
  projector_projector:
    'Hi {{name}}, here we are, two Projectors politely waiting to be invited. I’ll go first: what would you love to be asked about?',
  projector_reflector:
    'Hi {{name}}, neither of us is built to run all day, and who’s around makes a big difference. Who’s been good company for you lately?',

  reflector_generator:
    'Hi {{name}}, I pick up a lot from the people around me, and it does me good to be near someone who enjoys their work. No rush to answer: what have you enjoyed doing lately?',
  reflector_manifesting_generator:
    'Hi {{name}}, I take my time over anything that matters, and you’re probably halfway through the next thing already. I’d like to hear about it. What’s changed for you this week?',
  reflector_manifestor:
    'Hi {{name}}, when someone near me starts something new, I can feel it in the room. I always like to hear about it a little beforehand. May I ask what’s next for you?',
  reflector_projector:
    'Hi {{name}}, you see how people work and I feel how a place is doing, so I’d enjoy comparing notes. What have you noticed lately that no one’s asked you about?',
  reflector_reflector:
    'Hi {{name}}, only about one person in a hundred is a Reflector, so it’s lovely to find you. Let’s take our time getting to know each other. How has this month been for you?',

  generic:
    'Hi {{name}}, I came across your profile and I’d like to get to know you a little. What brought you to Human Design?',
}
