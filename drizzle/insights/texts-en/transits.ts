import type { InsightTexts } from '../subjects'

export const TRANSITS = {
  'borrowed-channel': {
    title: 'A channel on loan',
    description: 'When the sky holds the other half of your gate, something in you runs that usually waits.',
    content:
      'You carry one gate of a channel, and the Sun, the Moon or a planet stands in the other one. For a few hours or days the channel is whole, and the centers at its ends work together. You may notice more energy for one thing, or words that come more easily than usual.\n\nEnjoy it and look at it closely, but do not build on it: the loan ends when the body moves on. Promises made on borrowed energy are the ones that feel heavy a week later.\n\nIf you want to learn from it, write down what you did on such a day and what it felt like. The same planet comes back, the Moon within a month, the Sun within a year, and the second time you will know the visitor.',
    tags: ['transits', 'channels'],
  },
  'reflector-month': {
    title: 'Twenty-eight days for one question',
    description: 'The Moon shows you each side of a matter once. Wait until it has gone round.',
    content:
      'In about 27 days the Moon passes all 64 gates, and each of them touches your open centers in another way. Today the offer looks splendid, on Thursday it looks empty, and both are true views of it.\n\nWrite the question down with the date. Talk about it with different people in different places and note in a few words how it sounds. After the round, look for what stayed the same: that is your answer.\n\nNot every choice wants a month. What to eat and whom to call back can be decided on the spot. Keep the long way for what would be hard to take back: work, a home, a promise between two people.',
    tags: ['reflector', 'moon'],
  },
  'sun-in-a-gate': {
    title: 'Not quite six days of one theme',
    description: 'The Sun passes all 64 gates in a year, and with each the tone of the days changes.',
    content:
      'The Sun stays in a gate for about five days and seventeen hours, and in each of the six lines for a little less than a day. The Earth stands opposite, in the gate that keeps the balance. Together they set the tone in which everything else is heard.\n\nLook up the gate of the Sun and ask where its theme meets you this week. If it is a gate of yours, you will probably be yourself a little louder than usual.\n\nYou can treat the year like a slow course with sixty-four lessons. Choose one question at the beginning of each gate, and look back when the Sun leaves it. Six days are long enough to notice something and short enough not to forget the question.',
    tags: ['transits', 'sun'],
  },
  'moon-round': {
    title: 'Ten hours of weather',
    description: 'The Moon needs about ten hours for a gate. What it brings is brief, like weather.',
    content:
      'No body in the sky moves faster. In the time of one working day the Moon has left a gate and entered the next, and within the day it can close a channel for you and open it again.\n\nThis explains some moods better than a long search for reasons would. If the morning was heavy and nothing has happened, wait until evening before you change your life. For anything that lasts, look at the slower bodies.\n\nParents of small children know the rule already. First food, then sleep, then we talk about it. With the Moon it is much the same: first the evening, then a night, and then the large conclusion, if any is left.',
    tags: ['transits', 'moon'],
  },
  'years-of-return': {
    title: 'The years that turn around',
    description: 'Some bodies come back to where they stood at your birth, or opposite it, and mark an age.',
    content:
      'Saturn returns at about 29 and again near 58: what was built on other people’s plans asks to be rebuilt. Uranus stands opposite its place around 40, and the middle of life looks for its own direction. Chiron returns at about 50, and old wounds may become what one gives to others.\n\nThese are not dates of fate. They are times in which a question becomes louder. Knowing that it is due, one can sit down with it before it knocks.\n\nIt is worth marking your own dates, which differ from person to person by many months. Put them into the calendar without a plan, as one marks the birthday of an old acquaintance. When the time comes, invite the question in and let it talk first.\n\nMost people find that such a year did not bring anything new. It only took away the noise in which an old wish had been hard to hear.',
    tags: ['cycles', 'transits'],
  },
  'mercury-turns': {
    title: 'When Mercury turns round',
    description: 'Three or four times a year a gate is visited three times over. It is a good time to read again.',
    content:
      'Mercury mostly runs through a gate in three to five days. Then, about every four months, it slows down, stands, and goes back for some three weeks before it turns forward again. The gates near the turning point it visits up to three times.\n\nIn a bodygraph this looks like a conversation in which somebody says, “Let me put that differently.” The theme of the gate comes up, is taken back, and comes up once more in other words. Contracts are not cursed in these weeks, and telephones break as often as ever.\n\nWhat goes well is everything that begins with “again”: reading a letter a second time before you send it, going back to a friend with the question that was left open, taking the draft out of the drawer. Look up whether the gate is one of yours. If it is, the second wording may be better than the first.',
    tags: ['transits', 'mercury'],
  },
  'nodes-backdrop': {
    title: 'The backdrop changes slowly',
    description: 'The Nodes of the Moon stay in a gate for about three and a half months and tint all the rest.',
    content:
      'They are not bodies but points: where the path of the Moon crosses that of the Sun. They move against the direction of everything else and need 18.6 years for the whole wheel. In a gate they stay for about a hundred days.\n\nIf the Sun is the play, the Nodes are the scenery. Nobody goes to the theatre for it, yet a quarrel in a kitchen is another quarrel than the same words in a garden. In such a stretch of time you may notice the same subject in conversations that have nothing to do with each other.\n\nRead the two gates, that of the North Node and the one opposite it, and then forget them. In a month look back over your messages. If the theme is there, in the words of people who have never heard of a gate, you have seen what a backdrop is.',
    tags: ['transits', 'nodes'],
  },
  'manifestor-loaned-motor': {
    title: 'Days with a borrowed motor',
    description: 'When the sky closes a channel to your open Sacral, you can go on and on. It is not your pace.',
    content:
      'A Manifestor has no steady motor of the Sacral kind; the strength comes in bursts. But on some days a planet stands in the gate opposite one of yours, a channel to the Sacral closes, and suddenly the burst does not end. You work like the others, longer than the others, and think that now at last you have got the knack of it.\n\nUse such days, they are a gift. Clear the garage, sort the papers, do what needs stamina and no new idea. But start nothing on them that will need the same stamina every week. When the planet moves on, the motor goes with it, and the promise stays.\n\nYour chart page shows which channels are closed by the sky and until when. Look at the end of the loan rather than at its beginning, and plan the hollow after it: the day after a borrowed motor is often emptier than after a burst of your own.\n\nThe same goes for people, by the way. Next to someone with a defined Sacral you carry their motor in your pocket all day. Give it back in the evening by being alone for a while.',
    tags: ['manifestor', 'transits'],
  },
  'sun-in-41': {
    title: 'The year begins in gate 41',
    description: 'In January the Sun enters the gate of a single new wish. How to use that week.',
    content:
      'In this system the year does not turn at midnight of the thirty-first. It turns when the Sun enters gate 41, around the twenty-second of January, at a different hour each year. From there the wheel runs through all sixty-four gates and comes back.\n\nGate 41 is a pressure gate. It carries the feeling that something new is about to come, and it has fuel for one such thing, not for ten. This is the difference to resolutions: a list of ten is made by the head on a free afternoon. The one wish shows itself when you have stopped looking at the list.\n\nKeep the five or six days free of plans, if you can, and fill them with pictures instead. Walk through a street you do not know, leaf through old photographs, let somebody tell you what they are looking forward to. Note what gives you that small jolt. Do nothing about it yet.\n\nWhen the Sun leaves the gate, look at what you wrote. If one thing is there twice, it is a candidate for the year, and your strategy and authority decide about it as about anything else. If there is nothing, the year may begin without a title. Those are often the good ones.',
    tags: ['transits', 'gate 41', 'sun'],
  },
} satisfies InsightTexts
