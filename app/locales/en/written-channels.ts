import type { readingsChannels } from './readings-channels'

/** What each channel does, said to the person who has it. */
export const writtenChannels = {
  'channel.1-8': 'You make things in a style of your own, and people who see them get ideas for theirs.',
  'channel.2-14':
    'You’ve a sense of where things should go and the strength to get them there, and you rarely have to talk anyone into it.',
  'channel.3-60':
    'Change comes to you in pulses: weeks of nothing, then all at once. The quiet weeks aren’t your fault.',
  'channel.4-63':
    'You spot what doesn’t add up and come back with a formula. It works well on other people’s problems and less well at 3 a.m. on your own.',
  'channel.5-15':
    'You have a daily rhythm, and others fall in with it. When somebody upsets it, the whole day goes crooked.',
  'channel.6-59':
    'You get close to people easily and decide, at a deeper level, who may stay. What comes of it may be a child or a business.',
  'channel.7-31': 'You see where a group is heading and can say so in a way it accepts, provided it asked you to.',
  'channel.9-52':
    'You can stay with one thing until every detail is right. Give yourself something worth that attention, or you’ll fidget.',
  'channel.10-20':
    'You act like yourself on the spot, without checking first whether it’s allowed. It gives others courage.',
  'channel.10-34': 'You follow your convictions with your whole strength, whether or not anyone’s coming along.',
  'channel.10-57':
    'You know from one moment to the next how to behave so that you stay well, and you’ve an eye for what’s well made.',
  'channel.11-56':
    'You collect ideas and turn them into stories. No one asks whether they’re proven as long as you’re telling them.',
  'channel.12-22': 'You can move a room with your voice when the mood is right. When it isn’t, say you’ll call back.',
  'channel.13-33':
    'People confide in you. You carry it away, think it over alone, and one day you can say what it meant.',
  'channel.16-48':
    'You practise a thing you love until your hands know it better than you could explain. It takes years, and someone to pay the rent meanwhile.',
  'channel.17-62':
    'You back an opinion with details and can explain it step by step. You’re good at plans for other people.',
  'channel.18-58': 'You see what could be better and enjoy improving it. At home, wait until someone asks.',
  'channel.19-49':
    'You sense what others need and what’s owed in return. Shared meals and kept agreements matter to you more than you let on.',
  'channel.20-34':
    'You turn energy straight into action, hands already moving. The only question is whether it’s your own task.',
  'channel.20-57': 'You say the right thing before you know why, often quietly and just once.',
  'channel.21-45':
    'You want the money and the keys in your own hands, and you’re at ease once it’s clear what’s yours to run.',
  'channel.23-43':
    'You suddenly understand something your own way and can put it simply. Told too early it sounds odd, told on request it sounds brilliant.',
  'channel.24-61':
    'Your thoughts circle a mystery until an answer drops in, usually in the shower. Chasing it only makes it hide.',
  'channel.25-51':
    'You jump first, sometimes into cold water, and come up braver. You like to be the first, even if no one’s counting.',
  'channel.26-44':
    'You remember what worked before and know how to bring it to people. An hour of that can earn you a day of rest.',
  'channel.27-50':
    'You look after people and the rules that keep them safe. They count on you, so be choosy about what you take on.',
  'channel.28-38':
    'You can be stubborn for a long time over something that gives your life its point. Without such a thing you pick fights over parking spaces.',
  'channel.29-46':
    'You say yes with your whole body and stay until it’s over. You can’t know beforehand where it leads, so be careful with the yes.',
  'channel.30-41':
    'You long for one new experience and picture it vividly. It turns out different from the picture, and still was worth having.',
  'channel.32-54':
    'You’re ambitious and patient at once, and have a sense of what will last. You work your way up and remember who helped.',
  'channel.34-57':
    'Your body is out of the way before you’ve noticed anything coming. You look after yourself, and you’re good at it.',
  'channel.35-36':
    'You want to have been there, done it and felt it. Later you’re the one who can tell others what it’s like.',
  'channel.37-40':
    'You hold people together by a fair bargain: I do this, you do that. When it’s kept you’re loyal for life, and you need evenings off.',
  'channel.39-55':
    'Your moods go from deep melancholy to high spirits without a reason, and you stir up those of others. Don’t decide anything at either end.',
  'channel.42-53':
    'You begin things and finish them, one round after another, and a half-read book on the table bothers you.',
  'channel.47-64': 'Your mind turns old pictures over until they make sense. It gets there by itself, in its own time.',
} satisfies Record<keyof typeof readingsChannels, string>
