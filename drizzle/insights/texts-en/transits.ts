import type { InsightTexts } from '../subjects'

export const TRANSITS = {
  'borrowed-channel': {
    title: 'A channel on loan',
    description: 'When a planet reaches the other half of your channel, something in you wakes up for a while.',
    content:
      'You have one gate of a channel, and the Sun, the Moon or a planet is in the other one. For a few hours or days the channel is complete, and the centers at either end work together. You may notice more energy for one particular thing, or find that words come more easily than usual.\n\nEnjoy it and watch how it works, but don’t count on it: the loan ends when the planet moves on. Promises made on borrowed energy are the ones that feel heavy a week later.\n\nIf you want to learn from it, write down what you did on a day like that and how it felt. The same visitor will be back, the Moon within a month, the Sun within a year, and the second time you’ll recognise it.',
    tags: ['transits', 'channels'],
  },
  'reflector-month': {
    title: 'Twenty-eight days for one question',
    description: 'In a month the Moon shows you every side of a question. Wait until it’s been all the way round.',
    content:
      'The Moon takes about 27 days to pass through all 64 gates, and each one touches your open centers differently. Today the offer looks wonderful, on Thursday it looks hollow, and both impressions are true.\n\nWrite your question down with the date. Talk about it with different people in different places, and note in a few words how it sounds each time. When the month is over, look for what stayed the same: that’s your answer.\n\nNot every choice needs a month. You can decide on the spot what to eat and who to call back. Save the long wait for things that would be hard to undo: a job, a home, a promise between two people.',
    tags: ['reflector', 'moon'],
  },
  'sun-in-a-gate': {
    title: 'Six days, one theme',
    description: 'The Sun passes through all 64 gates in a year, and each one gives the days a different tone.',
    content:
      'The Sun spends about five days and seventeen hours in a gate, and a little less than a day in each of its six lines. The Earth is always opposite, in the gate that keeps the balance. Together they set the tone for everything else.\n\nLook up which gate the Sun is in and ask where you’ve come across its theme this week. If you have that gate yourself, you’ll probably find that you’re just a bit more yourself than usual.\n\nYou can treat the year as a leisurely course in sixty-four lessons. Pick one question at the start of each gate, and look back when the Sun leaves it. Six days are long enough to notice something and short enough not to forget what you asked.',
    tags: ['transits', 'sun'],
  },
  'moon-round': {
    title: 'Ten hours of weather',
    description: 'The Moon spends about ten hours in each gate. Whatever it brings is soon over.',
    content:
      'Nothing else in the sky moves as fast. In little more than a working day the Moon has left one gate and entered the next, and within a single day it can complete a channel for you and leave it again.\n\nThat explains some moods better than a long search for reasons. If the morning felt heavy although nothing’s happened, wait until the evening before you change your life. For anything that lasts, look at the slower planets.\n\nParents of small children already know the rule: food first, then sleep, then we’ll talk about it. With the Moon it’s much the same. Wait for the evening, sleep on it, and see whether you still need the big conclusion.',
    tags: ['transits', 'moon'],
  },
  'years-of-return': {
    title: 'When the planets come back',
    description: 'At certain ages a planet returns to where it was when you were born, or is exactly opposite.',
    content:
      'Saturn comes back at about 29 and again at around 59: if you’ve built something on other people’s plans, you may want to rebuild it. Uranus is opposite its starting point at around 40, and many people look for a direction of their own in the middle of life. The lunar nodes return about every 18½ years, and the scenery often changes with them.\n\nThese dates don’t decide your fate. They’re times when a question gets louder. If you know it’s on its way, you can make time for it.\n\nIt’s worth finding out your own dates, which differ from one person to the next by many months. Put them in your calendar without planning anything, the way you’d note an old friend’s birthday. When the time comes, sit down with the question and hear it out.\n\nMany people find that a year like this didn’t bring anything new. It only turned down the noise that had been drowning out an old wish.',
    tags: ['cycles', 'transits'],
  },
  'mercury-turns': {
    title: 'When Mercury turns round',
    description: 'Three or four times a year Mercury visits a few gates three times over. A good time to look again.',
    content:
      'Mercury usually crosses a gate in three to five days. But about every four months it slows down, stops and moves backwards for some three weeks before it turns forward again. It visits the gates along that stretch up to three times.\n\nIn a bodygraph it looks like a conversation in which someone says, “Let me put that another way.” The theme of the gate comes up, is taken back, and comes up once more in different words. Contracts aren’t cursed during these weeks, and phones break as often as they always do.\n\nWhat works well is anything you do again: reading an email a second time before you send it, asking a friend the question you left open, taking the draft out of the drawer. Check whether the gate is one of yours. If it is, your second version may be better than your first.',
    tags: ['transits', 'mercury'],
  },
  'nodes-backdrop': {
    title: 'A slow change of scenery',
    description: 'The lunar nodes stay in a gate for about three and a half months and colour everything else.',
    content:
      'The nodes aren’t planets but two points where the Moon’s path crosses the Sun’s. They move in the opposite direction to almost everything else and take 18.6 years to go round the wheel. They spend a little over a hundred days in each gate.\n\nIf the Sun is the play, the nodes are the set. No one goes to the theatre for the set, yet a quarrel in a kitchen isn’t the same as the same quarrel in a garden. During these months you may notice one subject coming up in conversations that have nothing to do with each other.\n\nRead about the two gates, the North Node’s and the one opposite, and then forget about them. In a month, look back through your messages. If the theme is there, in the words of people who’ve never heard of a gate, you’ve seen what a backdrop does.',
    tags: ['transits', 'nodes'],
  },
  'manifestor-loaned-motor': {
    title: 'Days with a borrowed motor',
    description: 'When a planet completes a channel to your Sacral, you can go on and on. It isn’t your pace.',
    content:
      'A Manifestor has no steady Sacral motor; your strength comes in bursts. But on some days a planet is in the gate across from one of yours, a channel to the Sacral is complete, and suddenly the burst doesn’t end. You work like everyone else, longer than everyone else, and think you’ve finally got the hang of it.\n\nMake the most of those days. Clear out the garage, sort the paperwork, do whatever takes stamina and no new ideas. Just don’t start anything that will need the same stamina every week. When the planet moves on, the motor goes with it, and you’re left with the promise.\n\nYour chart page shows which channels the sky completes right now, and until when. Look at when the loan ends rather than when it began, and plan for a lull: the day after a borrowed motor can feel emptier than the day after a burst of your own.\n\nPeople have the same effect, by the way. Next to someone with a defined Sacral you run on their motor all day. In the evening, spend some time alone and let it wind down.',
    tags: ['manifestor', 'transits'],
  },
  'sun-in-41': {
    title: 'The year begins in gate 41',
    description: 'In January the Sun enters the gate of one new wish. How to spend that week.',
    content:
      'In Human Design the year doesn’t start at midnight on 31 December. It starts when the Sun enters gate 41, around 22 January, at a different hour each year. From there it travels through all sixty-four gates and back again.\n\nGate 41 is a pressure gate. It feels as if something new were about to happen, and it has enough fuel for one such thing, not for ten. That’s how it differs from New Year’s resolutions: your head can write a list of ten on a free afternoon. The one wish tends to turn up once you’ve stopped looking at the list.\n\nIf you can, keep those five or six days free of plans and fill them with pictures instead. Walk down a street you don’t know, leaf through old photos, get someone to tell you what they’re looking forward to. Write down whatever gives you that small jolt. Don’t do anything about it yet.\n\nWhen the Sun leaves the gate, read what you wrote. If something’s there twice, it’s a candidate for the year, and your strategy and authority decide about it as they do about everything else. If there’s nothing, start the year without a theme. Those are often the good ones.',
    tags: ['transits', 'gate 41', 'sun'],
  },
} satisfies InsightTexts
