import type { readingsChannels } from './readings-channels'

/** What each channel does, said to the person who has it. */
export const writtenChannels = {
  'channel.1-8': 'What you make has a style of its own, and people who see it get ideas for their own work.',
  'channel.2-14':
    'You have a sense of where things should go and the strength to get them there, and you rarely have to talk anyone into it.',
  'channel.3-60':
    'Change comes to you in pulses: weeks of nothing, then all at once. The quiet weeks aren’t your fault.',
  'channel.4-63':
    'You spot what doesn’t add up and come back with a formula. It works well on other people’s problems and less well at 3 a.m. on your own.',
  'channel.5-15':
    'Your day has a rhythm, and others fall in with it. When someone upsets it, nothing feels right until bedtime.',
  'channel.6-59':
    'You get close to people easily and decide, at a deeper level, who may stay. What comes of it may be a child or a business.',
  'channel.7-31': 'You see where a group is heading and can say so in a way it accepts, provided it asked you to.',
  'channel.9-52':
    'Given one thing to do, you can stay with it until every detail is right. Make it something worth that attention, or you’ll fidget.',
  'channel.10-20':
    'You act like yourself on the spot, without checking first whether it’s allowed. It gives others courage.',
  'channel.10-34': 'You follow your convictions with your whole strength, whether or not anyone’s coming along.',
  'channel.10-57':
    'From one moment to the next you sense what’s good for you, and you have an eye for what’s well made.',
  'channel.11-56':
    'Ideas pile up in you and turn into stories. No one asks whether they’re true as long as you’re telling them.',
  'channel.12-22': 'Your voice can move a room when the mood is right. When it isn’t, say you’ll call back.',
  'channel.13-33':
    'People confide in you. You take what you hear away with you, think it over alone, and one day you can say what it meant.',
  'channel.16-48':
    'You practise a thing you love until your hands know it better than you could explain. It takes years, and someone to pay the rent meanwhile.',
  'channel.17-62':
    'Your opinions come with details, and you can explain them step by step. You’re good at plans for other people.',
  'channel.18-58':
    'Whatever could be better catches your eye, and you enjoy improving it. At home, wait until someone asks.',
  'channel.19-49':
    'You sense what others need and what’s owed in return. Shared meals and kept agreements matter to you more than you let on.',
  'channel.20-34':
    'You turn energy straight into action, hands already moving. The only question is whether it’s your own task.',
  'channel.20-57': 'You say the right thing before you know why, often quietly and just once.',
  'channel.21-45':
    'You want the money and the keys in your own hands, and you’re at ease once it’s clear what’s yours to run.',
  'channel.23-43':
    'An insight comes to you whole, and you can put it simply. Told too early, it sounds odd; told on request, it sounds brilliant.',
  'channel.24-61':
    'Your thoughts circle a mystery until an answer drops in, usually in the shower. Chasing it only makes it hide.',
  'channel.25-51': 'You jump in at the deep end and come up braver. You like to be first, even if no one’s counting.',
  'channel.26-44':
    'You remember what worked before, and you know how to interest people in it. You do this best in short bursts, with a good rest after each.',
  'channel.27-50':
    'People and the rules that keep them safe end up in your care. They count on you, so be choosy about what you take on.',
  'channel.28-38':
    'You can be stubborn for a long time over something that gives your life its point. Without such a thing you pick fights over parking spaces.',
  'channel.29-46':
    'You say yes with your whole body, and you stay until it’s over. You can’t know beforehand where a yes leads, so be careful with it.',
  'channel.30-41':
    'One new experience fills your imagination for weeks. It turns out different from the picture, and is worth having all the same.',
  'channel.32-54':
    'You’re ambitious and patient at once. You work your way up, keep what has proved itself, and remember who helped.',
  'channel.34-57':
    'Your body is out of the way before you’ve noticed anything coming. You look after yourself, and you’re good at it.',
  'channel.35-36':
    'Hearing about something leaves you cold; you have to go there and feel it. Later you’re the one who can tell others what it’s like.',
  'channel.37-40':
    'You hold people together with fair bargains: I do this, you do that. When a bargain is kept, you’re loyal for life. Make evenings off part of the bargain.',
  'channel.39-55':
    'Your moods go from deep melancholy to high spirits without a reason, and you stir up other people’s. Don’t decide anything at either extreme.',
  'channel.42-53':
    'You begin things and finish them, one round after another, and a half-read book on the table bothers you.',
  'channel.47-64': 'Your mind turns old pictures over until they make sense. It gets there by itself, in its own time.',
} satisfies Record<keyof typeof readingsChannels, string>
