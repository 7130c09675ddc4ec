import type { readingsChannels } from './readings-channels'
import type { readingsGates } from './readings-gates'

type Channel = keyof typeof readingsChannels
type Gate<K = keyof typeof readingsGates> = K extends `gate.${infer N}` ? N : never
type Lines = `focus.line.${1 | 2 | 3 | 4 | 5 | 6}`
type Steps = `focus.step.${1 | 2 | 3 | 4 | 5 | 6 | 7}`

/** What a day is about: a channel that the sky completes, else the gate of the Sun with its line. To the member themselves. */
export const guidanceFocus = {
  // Channels, borrowed for a while
  'focus.channel.1-8':
    'Today your own way of doing things is easier to see. Show one piece of work as it is, and let it speak before you do.',
  'focus.channel.2-14':
    'Direction and fuel meet today. Notice which task pulls you along without pushing, and give it the first good hour.',
  'focus.channel.3-60':
    'Something new wants to come through a limit. If it sticks, wait for the next pulse instead of forcing this one.',
  'focus.channel.4-63':
    'The mind asks and answers quickly today. Write the doubt down next to the answer, and test one of them on something real.',
  'focus.channel.5-15':
    'A steady rhythm carries you and whoever is near. Eat, work and rest at your usual hours, and the day will flow around them.',
  'focus.channel.6-59':
    'Closeness comes more easily than usual, and so does friction. Choose one person you truly want to be near and take your time.',
  'focus.channel.7-31':
    'People may look to you for where to go next. Say what you see ahead when you are asked, and leave the deciding to them.',
  'focus.channel.9-52':
    'You can sit still and finish something small to the last detail. Clear the table and keep to one thing.',
  'focus.channel.10-20':
    'It is simpler today to be who you are in plain sight. Do the next thing the way you would do it alone.',
  'focus.channel.10-34':
    'There is strength behind your convictions today. Follow one of them fully, without asking anybody to follow too.',
  'focus.channel.10-57':
    'Your body knows how to behave before you have thought about it. Trust the small corrections it makes today.',
  'focus.channel.11-56':
    'Ideas turn into stories. Tell one at the table and watch where others lean in; it does not have to become a plan.',
  'focus.channel.12-22':
    'Mood gives your words their weight. When it is there, say what matters; when it is not, music will do.',
  'focus.channel.13-33':
    'What you have lived through wants to be sorted and told. Look back over one finished chapter, and keep the lesson rather than the story.',
  'focus.channel.16-48':
    'Talent meets depth. Practice one thing you already half know, slowly enough to hear where it could be better.',
  'focus.channel.17-62':
    'It is easy to put thoughts in order today. Make one list, one plan or one clear explanation, and check a single fact in it.',
  'focus.channel.18-58':
    'You see what could be improved, and there is joy in improving it. Pick a thing rather than a person.',
  'focus.channel.19-49':
    'Needs are close to the surface, yours and theirs. Ask one honest question about what is needed, and say what you need as well.',
  'focus.channel.20-34':
    'Energy goes straight into doing. Keep your hands busy with what you have truly said yes to, and stop when the body does.',
  'focus.channel.20-57':
    'What you know in the moment comes out at once. Listen to the first sentence, and do not argue with it for an hour afterwards.',
  'focus.channel.21-45':
    'Means and their management are in your hands for a while. Look at one account, one cupboard or one agreement, and settle who decides about it.',
  'focus.channel.23-43':
    'An insight arrives whole and is hard to explain. Put it in the simplest words you have, and wait until somebody asks.',
  'focus.channel.24-61': 'A question circles and may answer itself in silence. Give it a walk without a phone.',
  'focus.channel.25-51':
    'The unexpected knocks, and the heart is ready for it. Meet one surprise with curiosity and leave the contest aside.',
  'focus.channel.26-44':
    'You can tell what people want and how to say it to them. Offer something true in a way that fits the listener.',
  'focus.channel.27-50':
    'Care comes naturally today. Look after one living thing properly, and count yourself among those who need care.',
  'focus.channel.28-38':
    'There is stamina for a struggle today. Ask once whether this one has a meaning for you; if it does, hold on.',
  'focus.channel.29-46':
    'Being fully in one thing brings luck. Commit to what is in front of you, and let the body tell when it is done.',
  'focus.channel.30-41':
    'A wish for something new heats up. Enjoy the wishing, describe it, and let the wave pass before you book anything.',
  'focus.channel.32-54':
    'Ambition meets a sense for what will last. Take one modest step toward a goal that will still matter in a year.',
  'focus.channel.34-57':
    'Strength and instinct move together. Use the body: walk, carry, cook, and change course as soon as it hesitates.',
  'focus.channel.35-36':
    'The day wants an experience. Try something you have not done before, small enough that it may go wrong.',
  'focus.channel.37-40':
    'Family and fair exchange are the theme. Make one bargain clear: what you give, what you get, and when you rest.',
  'focus.channel.39-55':
    'Moods rise and fall without a reason, and that is their nature. Let them color the day without letting them sign anything.',
  'focus.channel.42-53':
    'A cycle can begin or come to its end. Finish one thing before you open the next, and mark the moment between them.',
  'focus.channel.47-64':
    'Old pictures in the mind try to make sense. Give them time; the meaning tends to come when nobody is chasing it.',

  // The gate of the Sun
  'focus.sun.1':
    'A day for making something in your own way, however small. Leave it unexplained and see what it says by itself.',
  'focus.sun.2': 'Direction matters more than speed. Ask where a thing is going before you ask how to do it.',
  'focus.sun.3': 'Beginnings are untidy. Sort one corner of the muddle and let the rest wait for its turn.',
  'focus.sun.4': 'Answers come readily today. Treat each as a proposal and try it out before you hand it on.',
  'focus.sun.5': 'Habits carry the day. Keep the one that does you good, at its usual hour.',
  'focus.sun.6':
    'There is a right distance for every person. Notice who warms you and who only rubs, and move accordingly.',
  'focus.sun.7': 'A quiet example leads further than an order. Do what you would like others to do.',
  'focus.sun.8': 'Somebody’s good work deserves to be seen, perhaps your own. Point to it once, plainly.',
  'focus.sun.9': 'Small things repay attention. Choose one detail and stay with it until it is right.',
  'focus.sun.10': 'How you treat yourself sets the tone. Do one ordinary thing today exactly as you like it.',
  'focus.sun.11': 'Ideas are in the air, more than anybody needs. Note them down and give the best one away.',
  'focus.sun.12': 'Words depend on the mood today. Speak when they come easily and keep still when they do not.',
  'focus.sun.13': 'People have something to tell. Listen to one of them to the end, and keep it to yourself.',
  'focus.sun.14': 'Energy follows work that you love. See which task leaves you with more strength than before.',
  'focus.sun.15': 'Rhythms may change without warning. Leave room in the plan, and be kind to those who run late.',
  'focus.sun.16': 'Enthusiasm is a good teacher. Repeat something you enjoy until it begins to sit in the hands.',
  'focus.sun.17': 'Opinions come easily. Hold yours lightly, and ask how another person came to theirs.',
  'focus.sun.18': 'You notice what is off. Mend one thing, and let two others be as they are.',
  'focus.sun.19': 'Somebody close needs something simple. Ask what it is, and say what you would like as well.',
  'focus.sun.20':
    'The present is all there is to work with. Put the phone in another room for one hour and look around.',
  'focus.sun.21':
    'It helps to be in charge of a small domain. Put one drawer, one budget or one hour under your own rule.',
  'focus.sun.22': 'Listening is a form of grace. Be fully there for one conversation, or postpone it to a better mood.',
  'focus.sun.23': 'Say it in fewer words. One plain sentence is worth more today than a good explanation.',
  'focus.sun.24':
    'A thought returns again and again. Let it circle without pressing it; it will settle when it is ready.',
  'focus.sun.25': 'Act without an ulterior motive and see how light that feels. Kindness needs no reason today.',
  'focus.sun.26':
    'The telling matters as much as the thing. Present something honestly, at its best angle, and stop there.',
  'focus.sun.27': 'Nourishing is the theme: a meal, a plant, a message. Feed what feeds you as well.',
  'focus.sun.28':
    'Ask what a thing is worth to you before you fight for it. A struggle without meaning may be put down.',
  'focus.sun.29': 'Every yes takes you somewhere today. Give fewer of them, and mean each one.',
  'focus.sun.30':
    'Feelings want to be felt, not fulfilled at once. Let a longing burn for a day and see what is left of it.',
  'focus.sun.31': 'Influence needs somebody who listens. Wait until your view is asked for, then give it briefly.',
  'focus.sun.32': 'What will last? Look at one thing that has worked for years, and protect what keeps it going.',
  'focus.sun.33': 'A time to step back. Close the door for half an hour and let what has happened become a memory.',
  'focus.sun.34': 'There is a lot of power in the air. Spend it on your own work and leave other people’s alone.',
  'focus.sun.35': 'A change of scene does good. Take another street, another dish, another question.',
  'focus.sun.36': 'Something untried may feel like a crisis. Wait a day before you call it one.',
  'focus.sun.37': 'Warmth is in small agreements. Sit down to eat with somebody and keep one promise you made there.',
  'focus.sun.38': 'Stubbornness can be a gift. Say no once where it counts, and save the rest of your strength.',
  'focus.sun.39': 'Small provocations show where the spirit is. If something needles you, ask what it woke up.',
  'focus.sun.40': 'Rest is part of the work. Finish, close the door and be alone for a while without guilt.',
  'focus.sun.41': 'A new round begins with a picture in the mind. Imagine freely and begin only one thing.',
  'focus.sun.42': 'Bring something to its end. What is finished today makes room for what is coming.',
  'focus.sun.43': 'An inner voice knows something new. Write it down first and explain it later.',
  'focus.sun.44': 'The past leaves traces one can smell. Notice a pattern you know, and choose differently or again.',
  'focus.sun.45': 'What has been gathered can be shared. See who in your circle lacks what you have too much of.',
  'focus.sun.46': 'Be in the body today. A stretch, a walk or a bath may bring better luck than a plan.',
  'focus.sun.47': 'Not everything makes sense yet. Put the puzzle down, and let the meaning find you.',
  'focus.sun.48': 'You know more than you think. Go to the bottom of one question instead of skimming five.',
  'focus.sun.49': 'Principles are weighed today. See which of them you would still choose, and say it gently.',
  'focus.sun.50': 'Every circle lives by its values. Take one small responsibility that is truly yours, and no other.',
  'focus.sun.51': 'A jolt can wake you up. When something startles you, breathe once before you answer.',
  'focus.sun.52': 'Stillness gathers strength. Sit down, look at one thing, and let the restlessness pass by.',
  'focus.sun.53': 'Things want to start. Begin with the one you would also like to finish.',
  'focus.sun.54':
    'Ambition is welcome when it knows its reason. Name what you want to rise toward, and one person who may help.',
  'focus.sun.55': 'Abundance is a mood before it is a number. Notice one thing of which there is enough.',
  'focus.sun.56': 'Stories travel. Share one for the pleasure of it, and do not mind if nobody needs the moral.',
  'focus.sun.57': 'A quiet warning or a quiet yes speaks once. Listen closely, especially in the first minute.',
  'focus.sun.58': 'Joy points to what could be more alive. Make one thing better simply because you like it.',
  'focus.sun.59': 'Walls between people are thinner. Come closer only where it is wanted on both sides.',
  'focus.sun.60': 'A limit is today’s teacher. Accept one that you cannot move, and see what it makes possible.',
  'focus.sun.61': 'There is a pull toward what cannot be known. Enjoy the mystery and let the answer stay away.',
  'focus.sun.62': 'Details make things clear. Name them precisely, and leave out those that nobody asked for.',
  'focus.sun.63': 'Doubt is useful when it has an address. Ask it of a fact, not of yourself.',
  'focus.sun.64': 'The mind is full of pictures. Let them pass like a film; you need not understand it tonight.',

  // The line in which the Sun stands there
  'focus.line.1': 'In the first line it helps to know the ground: look up one thing before you build on it.',
  'focus.line.2': 'In the second line things come easily when nobody watches: let yourself be called out of your room.',
  'focus.line.3': 'In the third line one learns by bumping into things: what does not work is worth knowing today.',
  'focus.line.4': 'In the fourth line it moves through people you know: a familiar voice may bring the opening.',
  'focus.line.5': 'In the fifth line others expect a solution: promise only what you have tried yourself.',
  'focus.line.6': 'In the sixth line the view is from the roof: stand back and look at it from a distance first.',

  // A small step with a borrowed channel
  'focus.step.1': 'Try it once before noon and notice how the body takes it.',
  'focus.step.2': 'Keep it small: a quarter of an hour is enough to get to know it.',
  'focus.step.3': 'It is on loan, so enjoy it without building a life on it.',
  'focus.step.4': 'Watch how it feels in company and how it feels alone.',
  'focus.step.5': 'Note in one line this evening what it was like.',
  'focus.step.6': 'If it is too much, step outside for a few minutes and let it settle.',
  'focus.step.7': 'Share it with somebody who has it every day and ask how they live with it.',
} satisfies Record<`focus.${Channel}` | `focus.sun.${Gate}` | Lines | Steps, string>
