import type { InsightText, Subject } from './subjects'

export const TEXTS_EN: Record<Subject, InsightText> = {
  'borrowed-channel': {
    title: 'A channel on loan',
    description: 'When the sky holds the other half of your gate, something in you runs that usually waits.',
    content:
      'You carry one gate of a channel, and the Sun, the Moon or a planet stands in the other one. For a few hours or days the channel is whole, and the centers at its ends work together. You may notice more energy for one thing, or words that come more easily than usual.\n\nEnjoy it and look at it closely, but do not build on it: the loan ends when the body moves on. Promises made on borrowed energy are the ones that feel heavy a week later.',
    tags: ['transits', 'channels'],
  },
  'generator-question': {
    title: 'Let somebody ask you',
    description: 'A question that can be met with yes or no wakes the answer of the body.',
    content:
      '“What do you want to do?” sends a Generator into the head. “Shall we walk?” gets an answer from the gut before the sentence is over: a leaning toward, a leaning away, a small sound.\n\nAsk a person you trust to put your next decision into questions of this kind, short ones, one after another. Do not explain while they ask. Listen to what comes first, and afterwards look at which of the answers your mind tried to improve.',
    tags: ['generator', 'response'],
  },
  'fast-generator-step': {
    title: 'See the first step, then say it',
    description: 'Between the response and the start there is room for one picture and one sentence.',
    content:
      'The response comes quickly, and the hands are moving before anybody knows. That is where Manifesting Generators meet resistance: not because of the speed, but because others are still standing in the way.\n\nTake one moment to picture the first step. If the picture makes you tired, the response was not a yes. If it still pulls, tell those whom it touches what is about to happen, in one sentence, and go.',
    tags: ['manifesting generator', 'informing'],
  },
  'manifestor-word': {
    title: 'A word before the deed',
    description: 'Informing is not asking. It is how the road is cleared.',
    content:
      'People feel the effect of a Manifestor before they understand it, and what is not understood is held back. One sentence changes this: “On Friday I am closing the shop early.” Nobody has to agree; they only have to know.\n\nTry it for a week with small things at home. Count how often you were left in peace afterwards. Peace is the sign that the word went out in time.',
    tags: ['manifestor', 'informing'],
  },
  'projector-invitation': {
    title: 'What counts as an invitation',
    description: 'Being needed is not yet being seen.',
    content:
      'Someone who says “could you do this?” may only be short of hands. An invitation names you: it sees what you in particular understand, and it makes room for it. You can tell by your body, which grows wider rather than smaller.\n\nFor the large things such as work, love and a home, wait for that. For the small ones no ceremony is needed. In between, study what fascinates you; people find those who know something well.',
    tags: ['projector', 'recognition'],
  },
  'reflector-place': {
    title: 'The place decides a great deal',
    description: 'With every center open, where you are is part of how you are.',
    content:
      'A Reflector takes in a room before a word has been said. The same question looks hopeful in one café and hopeless in another, and neither of the two is a mood of yours alone.\n\nKeep a short list of places in which you feel light, and take your decisions there. If a place makes you dull for weeks, the first thing to change is not you but the address, the desk or the company.',
    tags: ['reflector', 'places'],
  },
  'evening-lines': {
    title: 'Three lines in the evening',
    description: 'A minute of writing shows after a month what no chart can tell you.',
    content:
      'Before sleep write three lines. Where did I feel right today? Where did I feel my not-self theme: frustration, anger, bitterness or disappointment? Which decision did I take from the head alone?\n\nDo not judge and do not draw conclusions yet. After four weeks read all of it in one go. The pattern is usually plain, and it is yours, not one out of a book.',
    tags: ['practice', 'not-self'],
  },
  'chart-as-map': {
    title: 'A map to walk with',
    description: 'A chart says nothing about your worth and little about your future. It suggests where to look.',
    content:
      'Nine centers, thirty-six channels, sixty-four gates: it is easy to read a chart as a verdict. It serves better as a map. A map does not tell you whether to go to the sea; it shows which road is short.\n\nBegin with two things only, your strategy and your authority, and use them for one real decision. What proves true in your life stays. What does not, leave aside without regret.',
    tags: ['beginning'],
  },
  'generator-standstill': {
    title: 'A standstill is not a mistake',
    description: 'Learning goes in steps: a rise, a level stretch, and then the next rise.',
    content:
      'Many Generators leave just when the level stretch begins. Nothing moves, the work feels stale, and frustration says that it was the wrong thing from the start.\n\nAsk the body again instead of the calendar. If there is still a pull, however quiet, stay and let the skill settle; the next rise often comes without effort. If there is no pull left, you may go without calling it failure.',
    tags: ['generator', 'frustration'],
  },
  'fast-generator-threads': {
    title: 'Several threads at once',
    description: 'Not finishing everything is a way of working, as long as each thread began with a response.',
    content:
      'Manifesting Generators are often told to choose one thing. For many of them one thing is too little: energy from one thread feeds another, and what was dropped in spring is picked up in autumn with new hands.\n\nOnce a week look at what lies on the table. Keep what still gets a yes. Tell people about what you set aside, so that nobody waits for it. Then go back for the one step that you skipped and that now slows you down.',
    tags: ['manifesting generator', 'work'],
  },
  'manifestor-rest': {
    title: 'Between two waves',
    description: 'The pause after a burst belongs to the work.',
    content:
      'The energy to begin comes in waves, and after each of them there is a hollow. In it a Manifestor seems lazy to others, and sometimes to themselves. Pushing through does not make the next wave come sooner.\n\nPlan the hollow as you plan the work: a free afternoon, an early night, nobody who wants something. Lie down before you are tired out. The next impulse finds you more easily when it is quiet.',
    tags: ['manifestor', 'rest'],
  },
  'projector-hours': {
    title: 'A few good hours',
    description: 'Three or four hours of full attention are a day of work for many Projectors.',
    content:
      'Among people with a defined Sacral center a Projector can run along for a long time, even faster than they do. The energy is taken in from outside, and the bill comes in the evening.\n\nFind your best hours and keep them for what needs your eye. Let the rest of the day be lighter. Go to bed a while before you are exhausted, alone if you can, so that what is not yours can drain away.',
    tags: ['projector', 'rest'],
  },
  'reflector-month': {
    title: 'Twenty-eight days for one question',
    description: 'The Moon shows you each side of a matter once. Wait until it has gone round.',
    content:
      'In about 27 days the Moon passes all 64 gates, and each of them touches your open centers in another way. Today the offer looks splendid, on Thursday it looks empty, and both are true views of it.\n\nWrite the question down with the date. Talk about it with different people in different places and note in a few words how it sounds. After the round, look for what stayed the same: that is your answer.',
    tags: ['reflector', 'moon'],
  },
  'sun-in-a-gate': {
    title: 'Not quite six days of one theme',
    description: 'The Sun passes all 64 gates in a year, and with each the tone of the days changes.',
    content:
      'The Sun stays in a gate for about five days and seventeen hours, and in each of the six lines for a little less than a day. The Earth stands opposite, in the gate that keeps the balance. Together they set the tone in which everything else is heard.\n\nLook up the gate of the Sun and ask where its theme meets you this week. If it is a gate of yours, you will probably be yourself a little louder than usual.',
    tags: ['transits', 'sun'],
  },
  'strategy-and-authority': {
    title: 'The door and the one who decides',
    description: 'Strategy tells how things come to you. Authority tells whether they are for you.',
    content:
      'The two are often confused. Strategy belongs to the type: wait to respond, inform, wait for the invitation, wait a round of the Moon. It is how you meet what comes. It does not yet say yes.\n\nThe yes or no comes from your authority: a feeling that has become calm, a sound of the gut, a quiet knowing, your own voice in a conversation. First the door, then the decision. Skipping either is how good offers turn into wrong ones.',
    tags: ['strategy', 'authority'],
  },
  'open-centers': {
    title: 'Open is not empty',
    description: 'In the white centers you take in the world, and with time you learn most there.',
    content:
      'An undefined center has no fixed way of working. It takes in what others bring and makes it larger. This is why you can feel hurried next to one person and clear next to another without anything having happened.\n\nThe trouble begins where one tries to hold on to what was taken in: to be always sure, always in a hurry, always strong. Ask of a strong feeling, “Is this mine?” Go into another room. What leaves with the distance was only passing through.',
    tags: ['centers'],
  },
  'warning-light': {
    title: 'A small light on the dashboard',
    description:
      'Frustration, anger, bitterness and disappointment are not faults. They point to a turn that was missed.',
    content:
      'Each type has a feeling that shows up when a day was lived past oneself: frustration for Generators of both kinds, anger for Manifestors, bitterness for Projectors, disappointment for Reflectors.\n\nWhen it comes, go back to the last decision. Was there a response, a word in advance, an invitation, enough time? Mostly one small correction is enough. And if there was none of it: next time. The light goes out by itself.',
    tags: ['not-self', 'practice'],
  },
  'two-columns': {
    title: 'Two columns, one person',
    description: 'The black column you know. The red one is mostly seen by others.',
    content:
      'The Personality is computed for the moment of birth, the Design for the moment when the Sun stood 88 degrees earlier, some three months before. The first tells of what you call “I”; the second of what the body does without asking.\n\nAsk somebody who has known you for long about a gate in your red column. You will often hear “of course” about a thing that surprises you. Both columns together make the chart, and neither is the better one.',
    tags: ['personality', 'design'],
  },
  'moon-round': {
    title: 'Ten hours of weather',
    description: 'The Moon needs about ten hours for a gate. What it brings is brief, like weather.',
    content:
      'No body in the sky moves faster. In the time of one working day the Moon has left a gate and entered the next, and within the day it can close a channel for you and open it again.\n\nThis explains some moods better than a long search for reasons would. If the morning was heavy and nothing has happened, wait until evening before you change your life. For anything that lasts, look at the slower bodies.',
    tags: ['transits', 'moon'],
  },
  'two-numbers': {
    title: 'How you learn, in two numbers',
    description: 'The profile joins two lines: the one you know of, and the one that works by itself.',
    content:
      'Line 1 looks into the ground of things, 2 has a gift and wants to be left alone with it, 3 finds out by trying, 4 works through people it knows, 5 is expected to have a solution, 6 watches from a distance until it can live what it has seen.\n\nRead your two numbers as a way of learning. A 1/3 may study and then break things; a 6/2 may wait. It is restful to know that the way is not wrong only because the neighbor has another one.',
    tags: ['profile', 'lines'],
  },
  'two-charts': {
    title: 'What happens between two charts',
    description: 'Four ways in which a channel can live between two people, and what each asks of them.',
    content:
      'When each of two people brings one gate of a channel, there is attraction: together they are something that neither is alone. Where both have the whole channel, there is friendship without effort. Where one has it whole and the other has nothing of it, one sets the tone, and it helps to say so. Where one has the whole and the other a single gate of it, the second always gives way a little.\n\nNone of these is good or bad. Look at the last kind first: a compromise that is known is kind, and one that is not known grows into reproach.',
    tags: ['relationships', 'channels'],
  },
  'uncertain-time': {
    title: 'If nobody knows the hour',
    description: 'Much of a chart stays the same all day. It is worth knowing which part.',
    content:
      'The Sun changes its line about once a day and the slow planets far less often. The Moon changes its line every hundred minutes or so, on both sides of the chart, and mostly it is the Moon that decides whether a channel closes.\n\nSo before searching archives look at what your day leaves open: often type and profile hold, and only a detail moves. What holds you can use at once. For the rest, birth certificates, hospital notes and elder relatives are the usual sources.',
    tags: ['birth time'],
  },
  'years-of-return': {
    title: 'The years that turn around',
    description: 'Some bodies come back to where they stood at your birth, or opposite it, and mark an age.',
    content:
      'Saturn returns at about 29 and again near 58: what was built on other people’s plans asks to be rebuilt. Uranus stands opposite its place around 40, and the middle of life looks for its own direction. Chiron returns at about 50, and old wounds may become what one gives to others.\n\nThese are not dates of fate. They are times in which a question becomes louder. Knowing that it is due, one can sit down with it before it knocks.',
    tags: ['cycles', 'transits'],
  },
  experiment: {
    title: 'One decision a day',
    description: 'Human Design asks to be tried, not to be believed. Start with something small.',
    content:
      'Choose one small decision each day and take it by your strategy and authority: what to eat, which call to return, whether to go out. Leave all other decisions as they are.\n\nSmall things teach best since nothing hangs on them. After some weeks you will know how your yes feels, and you will know it when it matters. If nothing comes of it, you have lost nothing.',
    tags: ['practice', 'beginning'],
  },
}
