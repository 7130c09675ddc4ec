import type { InsightTexts } from '../subjects'

export const EDUCATION = {
  'chart-as-map': {
    title: 'A map to walk with',
    description: 'A chart says nothing about your worth and little about your future. It suggests where to look.',
    content:
      'Nine centers, thirty-six channels, sixty-four gates: it is easy to read a chart as a verdict. It serves better as a map. A map does not tell you whether to go to the sea; it shows which road is short.\n\nBegin with two things only, your strategy and your authority, and use them for one real decision. What proves true in your life stays. What does not, leave aside without regret.\n\nAnd as with any map, the ground is right where the two differ. If a description does not fit you after an honest try, believe your feet.',
    tags: ['beginning'],
  },
  'open-centers': {
    title: 'Open is not empty',
    description: 'In the white centers you take in the world, and with time you learn most there.',
    content:
      'An undefined center has no fixed way of working. It takes in what others bring and makes it larger. This is why you can feel hurried next to one person and clear next to another without anything having happened.\n\nThe trouble begins where one tries to hold on to what was taken in: to be always sure, always in a hurry, always strong. Ask of a strong feeling, “Is this mine?” Go into another room. What leaves with the distance was only passing through.\n\nWith the years an open center becomes a fine instrument. Whoever has lived long with an open Solar Plexus often knows the mood of a table before the soup is served, and no longer believes that the mood is their own.',
    tags: ['centers'],
  },
  'two-columns': {
    title: 'Two columns, one person',
    description: 'The black column you know. The red one is mostly seen by others.',
    content:
      'The Personality is computed for the moment of birth, the Design for the moment when the Sun stood 88 degrees earlier, some three months before. The first tells of what you call “I”; the second of what the body does without asking.\n\nAsk somebody who has known you for long about a gate in your red column. You will often hear “of course” about a thing that surprises you. Both columns together make the chart, and neither is the better one.\n\nWhere both columns name the same gate, you will probably know its theme well: it comes at you from inside and from outside. Where only the red one does, be patient with yourself. One gets to know one’s body the way one gets to know a landlord, by living there.',
    tags: ['personality', 'design'],
  },
  'two-numbers': {
    title: 'How you learn, in two numbers',
    description: 'The profile joins two lines: the one you know of, and the one that works by itself.',
    content:
      'Line 1 looks into the ground of things, 2 has a gift and wants to be left alone with it, 3 finds out by trying, 4 works through people it knows, 5 is expected to have a solution, 6 watches from a distance until it can live what it has seen.\n\nRead your two numbers as a way of learning. A 1/3 may study and then break things; a 6/2 may wait. It is restful to know that the way is not wrong only because the neighbor has another one.\n\nThe first of the two numbers is the one you would name yourself. Ask friends about the second. They have watched it at work for years and mostly have a story ready.',
    tags: ['profile', 'lines'],
  },
  'two-charts': {
    title: 'What happens between two charts',
    description: 'Four ways in which a channel can live between two people, and what each asks of them.',
    content:
      'When each of two people brings one gate of a channel, there is attraction: together they are something that neither is alone. Where both have the whole channel, there is friendship without effort. Where one has it whole and the other has nothing of it, one sets the tone, and it helps to say so. Where one has the whole and the other a single gate of it, the second always gives way a little.\n\nNone of these is good or bad. Look at the last kind first: a compromise that is known is kind, and one that is not known grows into reproach.\n\nBegin with small matters. Who decides when you leave a party, who always gives way about the window at night? If the answer is the same person each time, look for that channel in both charts. It is easier to laugh about a channel than about a character.\n\nWhat binds two people is rarely in the chart alone. But it can show why a certain quarrel returns every few weeks in new clothes, and that is already half of the peace.',
    tags: ['relationships', 'channels'],
  },
  'uncertain-time': {
    title: 'If nobody knows the hour',
    description: 'Much of a chart stays the same all day. It is worth knowing which part.',
    content:
      'The Sun changes its line about once a day and the slow planets far less often. The Moon changes its line every hundred minutes or so, on both sides of the chart, and mostly it is the Moon that decides whether a channel closes.\n\nSo before searching archives look at what your day leaves open: often type and profile hold, and only a detail moves. What holds you can use at once. For the rest, birth certificates, hospital notes and elder relatives are the usual sources.\n\nIf a certificate gives a round hour, take it with a grain of salt; midwives had other things to do than look at the clock. Compare the chart for half an hour before and after. Often the two are the same, and the question is settled.',
    tags: ['birth time'],
  },
  'generator-sounds': {
    title: 'The small sounds of a yes',
    description: 'The Sacral answers before there are words. It is worth knowing its sounds by heart.',
    content:
      'Most Generators made these sounds as children and were told to answer properly. A rising hum, a flat grunt, a breath let out: they come from low in the body and take less than a second. Then the mouth begins to explain, and the explanation is often about something else.\n\nFor a week simply listen for them. On the telephone, at the shop, when somebody names a film. You need not obey them yet. You will notice that there is one sound for what you want, one for what you do not, and a kind of silence for what is not your question at all.\n\nThe silence is the one most easily overlooked. It does not mean no. It usually means that the question came too early or was too large. Cut it into smaller ones, or wait until life asks again.',
    tags: ['generator', 'sacral'],
  },
  'fast-generator-detours': {
    title: 'The steps you leave out',
    description: 'Skipping is how you find out which steps are needed. Some of them wait for you.',
    content:
      'A manual with twelve steps is, to a Manifesting Generator, a suggestion. Three of them look obvious, four superfluous, and after a quarter of an hour the shelf is standing. One screw is left over. That is not carelessness; it is a way of testing which parts of a procedure carry anything.\n\nThe price is known, too. Now and then the step left out was the one that held the rest, and you go back from the end to the middle. Frustration and anger come at the same time then, since both are yours.\n\nGoing back belongs to the method. If you reckon with one return for each large thing, you will stop counting it as a defeat. And what you learn by it others can use: you are the one who knows that step seven may really be left out.',
    tags: ['manifesting generator', 'learning'],
  },
  'manifestor-anger': {
    title: 'What anger is telling you',
    description: 'For a Manifestor anger is rarely about the person in front of them. It is about being stopped.',
    content:
      'Watch when it comes. Somebody asks where you are going. Somebody wants to discuss what was already under way. A form has to be filled in twice. The thing itself is small; what burns is that a movement was interrupted.\n\nAnger of this kind does no harm as long as it is read as information. It says: here something is in my way, and I had told nobody that I was coming. Often the second half is the useful one. A road cannot be cleared by people who do not know that there will be traffic.\n\nSo do not begin with breathing exercises. Begin with the last thing you started, and ask who would have liked to hear of it. Tell them, even late. The heat goes sooner than you would think.',
    tags: ['manifestor', 'anger'],
  },
  'projector-bitterness': {
    title: 'The taste of bitterness',
    description: 'It comes when good advice was given to somebody who had not asked.',
    content:
      'A Projector sees how it could go better: in the kitchen of friends, in the schedule of the office, in the life of a sister. The seeing happens by itself and is nearly always right. Then it is said aloud, and the others look as if somebody had moved their furniture.\n\nWhat follows tastes bitter. One was right, one meant well, and nobody wanted it. The mistake was not in the seeing but in the moment. Advice that was asked for is drunk like water; the same sentence, unasked, has to be swallowed.\n\nTry holding back one remark a day, and write it down instead. Some of them will be asked for within the week, almost word for word. The rest you may keep: knowing a thing without having to say it is a rest of its own.',
    tags: ['projector', 'bitterness'],
  },
  'reflector-mirror': {
    title: 'A mirror that gets tired',
    description: 'You show a place how it is. It helps to know when you are doing it.',
    content:
      'If a group is well, a Reflector is well in it. If something in it is amiss, they feel heavy long before it is spoken of, and often believe that the fault is theirs. It is seldom theirs. A mirror is not to blame for what stands before it.\n\nBecause of that you can answer questions nobody else can: whether a team is really agreed, whether a child is at ease in a class, whether a house has been loved. You need not look for arguments. You describe how you have been since you came in.\n\nAnd then you need to go out. Alone, near water or under trees, the pictures fade, and what is left is you. Do this daily, before you are asked why you are so quiet. Surprise, which is your good sign, comes to a mirror that has been cleaned.',
    tags: ['reflector', 'community'],
  },
  'emotional-wave': {
    title: 'No truth in the first minute',
    description: 'With emotional authority an answer needs to be seen on a high day and on a low one.',
    content:
      'A defined Solar Plexus moves in waves. On Monday the offer is wonderful, on Wednesday it is a mistake, and nothing about the offer has changed. Both days tell the truth about the wave and little about the matter.\n\nWaiting does not mean thinking it over. It means meeting the question again in another weather. Twice is good, three times better for what is large. The colour of the feeling fades a little each time, and what remains without colour is the answer. It is rarely a hundred per cent; calm is the sign, not certainty.\n\nSay so to those who wait: “I will tell you on Friday, I need to sleep on it twice.” Nobody has ever lost a good thing by that sentence. What is lost by it was a thing that could only be had in a rush.',
    tags: ['authority', 'solar plexus'],
  },
  'split-definition': {
    title: 'Two islands in one chart',
    description: 'In a split definition two parts of you each know their own mind and look for a bridge.',
    content:
      'Follow the coloured channels with a finger. If you can reach every defined center without lifting it, the definition is single. If there are two groups that do not touch, it is split, and many people have that.\n\nSuch a person often feels that a piece is missing, and looks for it in others. There is nothing wrong in that: somebody who carries the gate between the islands does make the thinking smoother. The trouble begins when one blames oneself for the gap, and goes through life mending it.\n\nGive decisions more time than others need, and take them where people come and go: a café, a train, a library. Now and then somebody passes who closes the gap for a moment. Then look at the matter once more, alone. What holds in both is yours.',
    tags: ['definition', 'chart'],
  },
} satisfies InsightTexts
