import type { readingsChannels } from './readings-channels'
import type { readingsGates } from './readings-gates'

type Channel = keyof typeof readingsChannels
type Gate<K = keyof typeof readingsGates> = K extends `gate.${infer N}` ? N : never
type Lines = `focus.line.${1 | 2 | 3 | 4 | 5 | 6}`
type Steps = `focus.step.${1 | 2 | 3 | 4 | 5 | 6 | 7}`

/** The focus of a day: a channel completed by the sky, otherwise the Sun's gate with its line. Addressed to the member. */
export const guidanceFocus = {
  // Channels, borrowed for a while
  'focus.channel.1-8':
    'People notice your style today, so put one piece of work where they can see it. Don’t explain it first; see what they say.',
  'focus.channel.2-14':
    'Pay attention to which task gives you energy and which one drains it. Give the first good hour of the day to the one that pulls you along.',
  'focus.channel.3-60':
    'You may want to change something and keep running into a limit. If you get stuck, leave it alone for a few hours and see whether it moves then.',
  'focus.channel.4-63':
    'Your mind is quick today, both with questions and with answers. Take one answer you’re sure of and test it on something real.',
  'focus.channel.5-15':
    'A steady rhythm does you good, and the people around you feel it too. Eat, work and rest at your usual times, even if the day gets busy.',
  'focus.channel.6-59':
    'It’s easier than usual to get close to people, and easier to rub them up the wrong way. Choose one person you really want to be near and take your time.',
  'focus.channel.7-31':
    'People may ask you where to go next. Tell them what you can see from here, and let them make the decision.',
  'focus.channel.9-52':
    'This is a good day for detail. Clear the table, put away everything but one small task and take it all the way to the end.',
  'focus.channel.10-20':
    'Being yourself in public takes less courage than usual. Pick something ordinary and do it exactly the way you’d do it alone.',
  'focus.channel.10-34':
    'You have the strength to follow through on something you believe in. Do it your way today, without asking anyone to come along.',
  'focus.channel.10-57':
    'Your body often knows how to behave before you’ve thought about it. Notice the small adjustments it makes: a step back, a slower pace, another chair.',
  'focus.channel.11-56':
    'Ideas come easily today, and they make good stories. Tell one over lunch and see what makes people lean in; it doesn’t have to become a plan.',
  'focus.channel.12-22':
    'What you say today depends on your mood, and people can hear it. Have the important conversation while you’re in the mood for it, and put on some music when you aren’t.',
  'focus.channel.13-33':
    'Something from your past is ready to be looked at. Think back over a closed chapter of your life, and write down what it taught you.',
  'focus.channel.16-48':
    'Practice pays off today. Take a skill you’ve half mastered and go over it slowly enough to hear what could be better.',
  'focus.channel.17-62':
    'Your thoughts fall into order more easily than usual. Write one list, one plan or one clear explanation, and check at least one fact in it.',
  'focus.channel.18-58':
    'You can see how things could work better, and putting them right is fun. Choose an object or a process, not a person.',
  'focus.channel.19-49':
    'You’re quick to sense what people need, yourself included. Ask someone close what would help today, and tell them what would help you.',
  'focus.channel.20-34':
    'There’s plenty of energy for getting things done. Spend it on something you’ve truly said yes to, and stop when your body has had enough.',
  'focus.channel.20-57':
    'You may know something the moment you see it, and say it just as fast. Remember what you said first, and don’t spend the next hour talking yourself out of it.',
  'focus.channel.21-45':
    'Money and possessions want a few minutes of your attention. Look at one bill, one cupboard or one agreement, and settle who’s in charge of it.',
  'focus.channel.23-43':
    'You may suddenly see something clearly and find it hard to explain. Look for the simplest words you have, and share it with someone who asks.',
  'focus.channel.24-61':
    'A question may keep coming back to you. Take it for a walk, leave your phone at home and don’t try to solve it.',
  'focus.channel.25-51':
    'Something may catch you off guard today, but you’re better prepared for it than you think. Be curious about it; you don’t have to win.',
  'focus.channel.26-44':
    'You have a good sense of what people want and how to put things to them. Recommend something you believe in, and choose words that suit the person listening.',
  'focus.channel.27-50':
    'Looking after others comes naturally today. Give one person, animal or plant your full care, and cook something for yourself as well.',
  'focus.channel.28-38':
    'You have the stamina for a fight today. Before you start, ask whether this one means anything to you; if it does, hold on.',
  'focus.channel.29-46':
    'Good things happen when you give one thing your whole attention. Stay with what you’ve already agreed to, and let your body tell you when you’ve had enough.',
  'focus.channel.30-41':
    'You may be longing for something new. Enjoy the daydream, describe it in a few lines, and wait until the excitement settles before you book anything.',
  'focus.channel.32-54':
    'Ambition is strong today, and so is your sense of what’s built to last. Take one modest step towards a goal that will still matter to you in a year.',
  'focus.channel.34-57':
    'Strength and instinct work well together today. Do something physical, whether that’s a walk, the garden or the shopping, and change direction when your body hesitates.',
  'focus.channel.35-36':
    'You may be hungry for a new experience. Try something you’ve never done, and keep it small enough that it’s fine if it goes wrong.',
  'focus.channel.37-40':
    'Today is about family and fair exchange. Make one arrangement clear: what you’ll do, what you’ll get in return and when you’re off duty.',
  'focus.channel.39-55':
    'Your mood may go up and down for no particular reason. Let it, and don’t make any promises because of it.',
  'focus.channel.42-53':
    'Something can begin today, or come to an end. Finish one thing before you start the next, and take a short break in between.',
  'focus.channel.47-64':
    'Old memories may surface, and you may want to make sense of them. There’s no hurry; what they mean often becomes clear while you’re doing something else.',

  // The gate of the Sun
  'focus.sun.1': 'Make something your own way today, however small. You don’t need to explain it to anyone.',
  'focus.sun.2': 'Direction matters more than speed today. Before you ask how to do something, ask where it leads.',
  'focus.sun.3': 'Every beginning is messy. Tidy up one corner of the chaos and leave the rest for later.',
  'focus.sun.4': 'Answers come quickly today. Treat each one as a suggestion and try it out before you pass it on.',
  'focus.sun.5': 'Your habits carry you today. Pick the one that does you most good and keep it at its usual hour.',
  'focus.sun.6':
    'There’s a right distance for every relationship. Notice who you want closer today and who you’d like a little further away.',
  'focus.sun.7':
    'You’ll get further by setting an example than by giving orders. Do what you’d like others to do, and let them see it.',
  'focus.sun.8': 'Good work deserves to be seen, including your own. Point it out to someone, in one simple sentence.',
  'focus.sun.9': 'Small things repay attention. Choose one detail and stay with it until it’s right.',
  'focus.sun.10':
    'The way you treat yourself sets the tone for everyone else. Do one everyday thing exactly as you like it.',
  'focus.sun.11': 'You may have more ideas today than you can use. Write them down and give the best one away.',
  'focus.sun.12':
    'Today the right words depend on your mood. Talk when they come easily, and let the call go to voicemail when they don’t.',
  'focus.sun.13': 'People want to tell you things. Hear one of them out, and keep what you hear to yourself.',
  'focus.sun.14':
    'Which work leaves you with more energy than you started with? Look out for it today, and do a little more of it.',
  'focus.sun.15':
    'Plans may shift at short notice today. Leave gaps in your calendar, and be kind to anyone who’s late.',
  'focus.sun.16':
    'You learn fastest what you enjoy. Repeat something you’re enthusiastic about until it feels natural.',
  'focus.sun.17': 'Opinions form fast today, yours too. Before you defend one, ask someone how they came to theirs.',
  'focus.sun.18': 'You can’t help noticing what’s wrong today. Fix one thing, and let two others be.',
  'focus.sun.19':
    'Someone close to you may need something quite simple. Ask what it is, and say what you’d like as well.',
  'focus.sun.20':
    'All you can work with is what’s in front of you. Put your phone in another room for an hour and look around.',
  'focus.sun.21':
    'It feels good to be in charge of something today. Choose one drawer, one budget or one hour, and run it by your own rules.',
  'focus.sun.22':
    'Listening well is a gift. Give one conversation your full attention today, or postpone it until you’re in the mood.',
  'focus.sun.23': 'Say it in fewer words. One simple sentence works better today than a thorough explanation.',
  'focus.sun.24':
    'The same thought may come back again and again. You don’t have to force it; it often sorts itself out in the shower.',
  'focus.sun.25':
    'Do something kind today for no reason at all. Notice how light it feels when you want nothing in return.',
  'focus.sun.26':
    'How you tell it matters as much as what you have to tell. Show something at its best, honestly, and leave it there.',
  'focus.sun.27':
    'Feed someone today: a friend, a plant, yourself. It’s a good day for soup, a letter or a long phone call.',
  'focus.sun.28':
    'Before you fight for something, ask what it’s worth to you. If it means nothing to you, you’re allowed to drop it.',
  'focus.sun.29': 'Every yes commits you to something today. Say it less often, and only when you mean it.',
  'focus.sun.30':
    'You can want something badly without having to get it at once. Live with the longing for a day, and look at it again tomorrow.',
  'focus.sun.31':
    'You only have influence where people are listening. Wait until you’re asked what you think, then keep it short.',
  'focus.sun.32': 'What in your life has worked for years? Find out what keeps it going, and protect it.',
  'focus.sun.33': 'Step back for a while today. Half an hour behind a closed door is enough to let the week sink in.',
  'focus.sun.34':
    'There’s a lot of power in the air today. Put it into your own work, and leave other people’s to them.',
  'focus.sun.35':
    'A change of scene will do you good. Walk down another street, order another dish, ask another question.',
  'focus.sun.36': 'Something unfamiliar may feel like a crisis today. Sleep on it before you call it one.',
  'focus.sun.37':
    'Small agreements keep people close. Eat with someone today, and keep one promise you make at the table.',
  'focus.sun.38':
    'Being stubborn can be a strength. Say no once today, where it counts, and save your energy everywhere else.',
  'focus.sun.39':
    'If something gets under your skin today, take a second look at it. Annoyance often shows you what you care about.',
  'focus.sun.40':
    'Rest is part of the job. Finish what you’re doing, close the door and enjoy some time alone without feeling guilty.',
  'focus.sun.41':
    'New things start as a picture in your mind. Imagine as much as you like today, and begin only one of them.',
  'focus.sun.42':
    'Bring something to an end: the last chapter, the last email, the last box from the move. You’ll have room for something new.',
  'focus.sun.43':
    'You may have a thought today that hasn’t occurred to anyone around you. Write it down first, and explain it later.',
  'focus.sun.44': 'Something today may look familiar. Notice the pattern, and decide whether you want it again.',
  'focus.sun.45': 'Look at what you have plenty of: time, contacts, tomatoes. Someone you know could use some of it.',
  'focus.sun.46':
    'Spend some of today in your body: stretch, swim, walk or take a long bath. Good luck often turns up when you’re busy with something else.',
  'focus.sun.47':
    'Not everything has to make sense today. Put the puzzle aside; it’ll still be there when you have a fresh eye.',
  'focus.sun.48': 'You know more than you think. Get to the bottom of one question instead of skimming five.',
  'focus.sun.49': 'Today puts your principles to the test. Ask which of them you’d choose again, and say so kindly.',
  'focus.sun.50':
    'Every group lives by its own values. Take on one small responsibility today that’s really yours, and no more than one.',
  'focus.sun.51': 'Something may startle you awake today. When it does, take one breath before you answer.',
  'focus.sun.52': 'Keeping still gathers strength. Sit down, look at one thing and let the restlessness pass.',
  'focus.sun.53': 'You may be itching to start something. Begin with whatever you’d also like to finish.',
  'focus.sun.54':
    'Ambition is fine as long as you know what it’s for. Say where you want to get to, and think of one person who could help.',
  'focus.sun.55':
    'Feeling rich has little to do with your bank balance. Look for something today that you already have enough of.',
  'focus.sun.56': 'A good story needs no moral. Tell one today just because you enjoy it.',
  'focus.sun.57': 'Your instinct speaks quietly and only once. Listen for it today, especially in the first minute.',
  'focus.sun.58': 'Joy shows you what could be better still. Improve one small thing, purely because you feel like it.',
  'focus.sun.59':
    'It’s easier to get through to people today. Move closer where you’re both comfortable with it, and nowhere else.',
  'focus.sun.60': 'You may come up against a limit today. Work with it for once, and see what it makes possible.',
  'focus.sun.61':
    'Some questions have no answer, and today that’s part of the fun. Enjoy wondering about one of them without looking it up.',
  'focus.sun.62': 'The right details make things clear. Get yours exactly right today, and leave out the rest.',
  'focus.sun.63':
    'Doubt is useful when you aim it at something. Question a fact today, and give yourself the benefit of the doubt.',
  'focus.sun.64':
    'Your head may be full of images today. Watch them go by like a film; you don’t have to understand the plot tonight.',

  // The line in which the Sun stands there
  'focus.line.1': 'The Sun is in line 1, the line that wants solid ground: look something up before you build on it.',
  'focus.line.2':
    'With the Sun in line 2, things come easily while no one is watching; if someone calls you out of your room, see what they want.',
  'focus.line.3':
    'The Sun is moving through line 3, the line of trial and error: if something goes wrong, you’ve found out something useful.',
  'focus.line.4': 'In line 4 the Sun works through people you know: an old friend may open a door today.',
  'focus.line.5':
    'While the Sun is in line 5, people expect you to have the solution: promise only what you’ve tried yourself.',
  'focus.line.6': 'In line 6 the Sun looks at things from a distance: take a step back before you join in.',

  // A small step with a borrowed channel
  'focus.step.1': 'Try it once, early in the day if you can, and notice how your body reacts.',
  'focus.step.2': 'A quarter of an hour is enough to get a feel for it.',
  'focus.step.3': 'This energy is only on loan, so enjoy it and don’t plan the year around it.',
  'focus.step.4': 'Compare how it feels with others around and how it feels on your own.',
  'focus.step.5': 'This evening, jot down in one line what it was like.',
  'focus.step.6': 'If it gets too much, step outside for a few minutes.',
  'focus.step.7': 'Someone you know may live like this every day: ask them what it’s like.',
} satisfies Record<`focus.${Channel}` | `focus.sun.${Gate}` | Lines | Steps, string>
