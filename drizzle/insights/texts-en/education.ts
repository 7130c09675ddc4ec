import type { InsightTexts } from '../subjects'

export const EDUCATION = {
  'chart-as-map': {
    title: 'Your chart is a map',
    description: 'A chart doesn’t measure your worth or predict your future. It suggests where to look.',
    content:
      'Nine centers, thirty-six channels, sixty-four gates: it’s easy to read a chart as a verdict. It’s more useful as a map. A map doesn’t tell you whether to go to the sea; it shows you which road is shorter.\n\nStart with just two things, your strategy and your authority, and use them for one real decision. If something turns out to be true in your life, keep it. If it doesn’t, leave it and move on.\n\nAnd as with any map, when it disagrees with the ground, the ground is right. If a description doesn’t fit you after you’ve honestly tried it, trust your own experience.',
    tags: ['beginning'],
  },
  'open-centers': {
    title: 'Open doesn’t mean empty',
    description: 'In your white centers you take in the world, and over time that’s where you learn the most.',
    content:
      'An undefined center has no fixed way of working. It takes in what other people bring and amplifies it. That’s why you can feel hurried next to one person and clear-headed next to another without anything having happened.\n\nThe trouble starts when you try to hold on to what you’ve taken in: to be sure all the time, busy all the time, strong all the time. When a feeling is intense, ask, “Is this mine?” and go into another room. If it fades with distance, it was only passing through.\n\nOver the years an open center becomes a fine instrument. People who’ve lived with an open Solar Plexus for a long time often know the mood at the table before the soup arrives, and no longer think that it’s their own.',
    tags: ['centers'],
  },
  'two-columns': {
    title: 'Two columns, one person',
    description: 'You know the black column yourself. The red one is easier for other people to see.',
    content:
      'Your Personality is calculated for the moment you were born, your Design for the moment when the Sun was 88 degrees earlier, about three months before. The first describes what you’d call “me”, the second what your body does without asking.\n\nAsk someone who’s known you a long time about a gate in your red column. You’ll often hear “well, of course” about something that surprises you. It takes both columns to make the chart, and neither is the better one.\n\nIf the same gate appears in both, you probably know its theme well: you meet it inside and out. If it’s only in the red column, be patient with yourself. You get to know your body the way you get to know a flat, by living in it.',
    tags: ['personality', 'design'],
  },
  'two-numbers': {
    title: 'How you learn, in two numbers',
    description: 'Your profile combines two lines: one you’re aware of, and one that works on its own.',
    content:
      'Line 1 gets to the bottom of things. Line 2 has a gift and wants to be left alone with it. Line 3 finds out by trying, 4 works through people it knows, 5 is expected to have a solution, and 6 watches from a distance until it can live what it’s seen.\n\nRead your two numbers as a way of learning. A 1/3 may study something and then break it; a 6/2 may wait. It’s a relief to know that your way isn’t wrong just because your neighbour’s is different.\n\nThe first number is the one you’d come up with yourself. Ask friends about the second. They’ve watched it at work for years and usually have a story to tell.',
    tags: ['profile', 'lines'],
  },
  'two-charts': {
    title: 'What happens between two charts',
    description: 'A channel can work in four ways between two people. Here’s what each one asks of you.',
    content:
      'When two people each bring one gate of a channel, there’s attraction: together they’re something neither is alone. When both have the whole channel, there’s friendship without effort. When one has it all and the other has none of it, one sets the tone, and it helps to say so. And when one has the whole channel and the other has a single gate, the second tends to give way.\n\nNone of these is good or bad. Look at the last kind first: a compromise you both know about is kind, and one you don’t know about turns into resentment.\n\nStart with small things. Who decides when you leave a party? Who always gives in about the bedroom window? If the answer is the same person every time, look for that channel in both charts. It’s easier to laugh about a channel than about someone’s character.\n\nA chart won’t tell you everything about what keeps two people together. But it can show you why the same quarrel comes back every few weeks in new clothes, and knowing that makes it easier to make up.',
    tags: ['relationships', 'channels'],
  },
  'uncertain-time': {
    title: 'When you don’t know your birth time',
    description: 'Much of a chart stays the same all day. It’s worth knowing which parts.',
    content:
      'The Sun changes line about once a day, and the slow planets far less often. The Moon changes line every hundred minutes or so, on both sides of the chart, and usually it’s the Moon that decides whether a channel is complete.\n\nSo before you search the archives, check what your day leaves open. Often your type and profile are certain, and only a detail changes. You can use everything that’s certain right away. For the rest, try birth certificates, hospital records and older relatives.\n\nIf a certificate says exactly eight o’clock, take it with a pinch of salt; midwives had better things to do than watch the clock. Compare the charts for half an hour earlier and half an hour later. If they’re the same, you have your answer.',
    tags: ['birth time'],
  },
  'generator-sounds': {
    title: 'The small sounds of a yes',
    description: 'The Sacral answers before you’ve found the words. Get to know its sounds.',
    content:
      'Most Generators made these sounds as children and were told to answer properly. A rising hum, a flat grunt, a breath let out: they come from deep in the body and take less than a second. Then you start to explain, and often the explanation is about something else.\n\nFor a week, just listen for them: on the phone, in the shop, when someone suggests a film. You don’t have to act on them yet. You’ll notice one sound for things you want, one for things you don’t, and a kind of silence for questions that aren’t yours at all.\n\nThe silence is the easiest to miss. It doesn’t mean no. Usually it means that the question came too soon or was too big. Break it into smaller ones, or wait until it comes up again.',
    tags: ['generator', 'sacral'],
  },
  'fast-generator-detours': {
    title: 'The steps you leave out',
    description: 'By skipping steps you find out which ones matter. Some of them will be waiting for you.',
    content:
      'To a Manifesting Generator, a manual with twelve steps is a suggestion. Three of them look obvious and four unnecessary, and after a quarter of an hour the shelf is up. One screw is left over. That isn’t carelessness; you’re testing which parts of the procedure hold anything up.\n\nYou know the price, too. Now and then the step you left out was the one that held everything together, and you have to go back to the middle from the end. That’s when frustration tends to show up.\n\nGoing back is part of how you work. If you allow for one return trip in every big project, you’ll stop seeing it as a defeat. And other people can use what you learn: you’re the one who knows that step seven really isn’t needed.',
    tags: ['manifesting generator', 'learning'],
  },
  'manifestor-anger': {
    title: 'What your anger is telling you',
    description: 'For a Manifestor, anger is rarely about the other person. It’s about being stopped.',
    content:
      'Watch when it comes up. Someone asks where you’re going. Someone wants to discuss what you’ve already started. You have to fill in a form twice. The thing itself is small; what makes you angry is that you were moving and got interrupted.\n\nThis kind of anger does no harm as long as you treat it as information. It says: something’s in my way, and I hadn’t told anyone I was coming. Often the second half is the useful one. People can’t get off the road if they don’t know you’re on it.\n\nSo don’t start with breathing exercises. Start with the last thing you set in motion, and ask who would have liked to know about it. Tell them, even if it’s late. You may cool down sooner than you’d expect.',
    tags: ['manifestor', 'anger'],
  },
  'projector-bitterness': {
    title: 'The taste of bitterness',
    description: 'It comes when you’ve given good advice to someone who hadn’t asked for it.',
    content:
      'A Projector can see how things could be better: in a friend’s kitchen, in the office schedule, in a sister’s life. You can’t help seeing it, and often you’re right. Then you say it out loud, and everyone looks at you as if you’d moved their furniture.\n\nWhat’s left is a bitter taste. You were right, you meant well, and no one wanted to know. There was nothing wrong with what you saw, only with the moment. When people have asked for advice, they drink it like water; when they haven’t, the same sentence is hard to swallow.\n\nTry holding back one remark a day, and write it down instead. Someone will ask you for some of them within the week, almost word for word. You can keep the rest. It’s restful to know something and not have to say it.',
    tags: ['projector', 'bitterness'],
  },
  'reflector-mirror': {
    title: 'Even mirrors get tired',
    description: 'You show a place what it’s like. It helps to know when you’re doing it.',
    content:
      'When a group is doing well, a Reflector does well in it. When something’s wrong, you feel heavy long before anyone talks about it, and you may think it’s your fault. It seldom is. Don’t blame the mirror for what’s in front of it.\n\nThis also means you can answer questions no one else can: whether a team really agrees, whether a child is happy in a class, whether a house has been loved. You don’t need to find arguments. Just describe how you’ve been since you walked in.\n\nAfter that you need to get out. When you’re alone, by the water or under trees, the images fade and what’s left is you. Do it every day, before anyone asks why you’re so quiet. Surprise, your signature, comes more easily once you’ve let the day go.',
    tags: ['reflector', 'community'],
  },
  'emotional-wave': {
    title: 'Not in the first minute',
    description: 'With emotional authority, look at an answer on a high day and on a low one.',
    content:
      'A defined Solar Plexus moves in waves. On Monday the offer is wonderful, on Wednesday it’s a mistake, and nothing about the offer has changed. Both days tell you a lot about the wave and little about the offer.\n\nWaiting doesn’t mean thinking it over. It means coming back to the question in a different mood. Twice is good; for something big, three times is better. Each time the feeling loses some of its colour, and what’s left is the answer. It’s rarely a hundred per cent. Look for calm, not for certainty.\n\nTell the people who are waiting: “I’ll let you know on Friday, I need to sleep on it twice.” Most good offers survive until Friday. The ones that don’t are often those you could only have had in a rush.',
    tags: ['authority', 'solar plexus'],
  },
  'split-definition': {
    title: 'Two islands in one chart',
    description: 'With a split definition, two parts of you each know their own mind and look for a bridge.',
    content:
      'Trace the coloured channels with your finger. If you can reach every defined center without lifting it, your definition is single. If there are two groups that don’t touch, it’s split, as it is for many people.\n\nWith a split you may often feel that a piece is missing, and look for it in other people. There’s nothing wrong with that: someone who has the gate between your islands really does make thinking easier. The trouble starts when you blame yourself for the gap and spend your life trying to fix it.\n\nGive your decisions more time than other people need, and make them where people come and go: in a café, on a train, in a library. Now and then someone passes who closes the gap for a moment. Then look at the question again on your own. If the answer’s the same both times, it’s yours.',
    tags: ['definition', 'chart'],
  },
} satisfies InsightTexts
