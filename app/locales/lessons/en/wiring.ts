import type { ModuleWords } from '../../lesson-words'

/** Module 3: lines, profile, definition, gates and channels. */
export const wiring: ModuleWords<'wiring'> = {
  lines: {
    title: 'The six lines',
    about: 'Six ways of living a gate.',
    parts: [
      {
        title: 'A house with six floors',
        text: [
          'Every gate has six lines. A planet is always in one of them, and the line is written after a dot: 34.5 is gate 34, line 5. The gate tells you what it’s about, the line how it’s done.',
          'The first three lines are busy with themselves. Line 1, the Investigator, wants solid ground and studies until it’s found it. Line 2, the Hermit, has a natural gift and would rather be left alone with it. Line 3, the Martyr, tries things out, bumps into them and discovers what doesn’t work.',
        ],
      },
      {
        title: 'The upper three',
        text: [
          'The other three turn towards people. Line 4, the Opportunist, lives through its circle: friends open the doors. Line 5, the Heretic, is expected by strangers to have the answer, and carries their hopes and disappointments. Line 6, the Role Model, looks on from a distance and becomes an example over the years.',
          'The names come from an old tradition and sound harsher than they are. Martyrs don’t suffer more than anyone else, and Opportunists don’t take advantage of people. Think of them as nicknames for six ways to learn.',
        ],
      },
      {
        title: 'Pairs',
        text: [
          'Lines 1 and 4 understand each other well, and so do 2 and 5, and 3 and 6. They hold the same position, one among the lower three floors and one among the upper three.',
        ],
      },
    ],
    look: {
      all: 'Two lines matter most for you. You’re aware of living line {{line1}}, {{line1Name}}. {{line1Text}} Less consciously you live line {{line2}}, {{line2Name}}. {{line2Text}}',
    },
  },
  profile: {
    title: 'Profile',
    about: 'Two lines that describe how you go through life.',
    parts: [
      {
        title: 'Where it comes from',
        text: [
          'A profile is a pair of lines such as 3/5. The first is the line of the Sun at your birth: the part you recognise in yourself. The second is the line of the Sun at the earlier moment, 88 degrees before: the part other people notice, and that you may only see when you look back.',
          'Because the distance between the two moments is always the same, only twelve of the 36 possible pairs occur. There’s a 1/3 and a 1/4, for example, but there’s never a 1/1.',
        ],
      },
      {
        title: 'Your part in the play',
        text: [
          'Type and authority describe how you decide, and the profile describes how you get on with it afterwards. It’s like the costume for a part in a play: it makes certain scenes more likely. A 1/3 will study and stumble. A 2/4 will be called out of their room by friends. A 4/6 will have a circle of people watching how they do it.',
          'You don’t have to live up to your profile. It takes care of itself when your decisions are right. What it can do is take away the blame: if you have a third line and have tried five jobs, you haven’t failed four times.',
        ],
      },
      {
        title: 'The cross behind it',
        text: [
          'Your profile also shows the angle of your cross, which is the theme of a life. From 1/3 to 4/6 it’s the right angle, a path of your own. 4/1 is in a place of its own between the two. From 5/1 onwards it’s the left angle, a path that crosses other people’s.',
        ],
      },
    ],
    look: {
      all: 'Your profile is {{profile}}, {{profileName}}. {{profileText}} Which of the two lines do you recognise in yourself, and which one have others told you about?',
    },
  },
  definition: {
    title: 'Definition',
    about: 'Whether your defined centers are connected, and what that means.',
    parts: [
      {
        title: 'Counting the parts',
        text: [
          'Look at the coloured centers and follow the whole channels between them. If you can get from each of them to all the others, your definition is single. If they form two groups with no whole channel in between, it’s a split. Three groups make a triple split, four a quadruple split, and if no center is coloured in, there’s no definition.',
          'About four people in ten have a single definition, nearly five have a split, and one has a triple split. Everything else is rare.',
        ],
      },
      {
        title: 'How it feels',
        text: [
          'With a single definition you take things in at once, in one piece. You don’t need anyone to help you finish a thought, and may be impatient with people who do.',
          'With a split, two parts of you work separately, and it takes them a while to talk to each other. Often there’s just one gate missing between them. People who have that gate are attractive, because near them you feel whole. It’s good to know, so that you don’t marry someone for a gate. A walk through a crowd, or a day’s wait, does the same.',
          'With a triple split you need variety: several people, several places in a day. A quadruple split takes the longest, and it doesn’t help to be rushed. With no definition there’s nothing to connect, and the day brings the parts together.',
        ],
      },
    ],
    look: {
      all: 'In your chart: {{definition}}. {{definitionText}} Compare a decision you made alone at home with one you made after a day among people.',
    },
  },
  gates: {
    title: 'Gates',
    about: 'Sixty-four themes, and why some gates are called hanging.',
    parts: [
      {
        title: 'Every gate has a theme',
        text: [
          'Each of the 64 gates has a theme. Gate 5 is about habits, gate 13 listens, gate 51 gives a jolt, gate 64 goes over old images. They take their numbers from the hexagrams of the ancient Chinese Book of Changes, and their order around the wheel from a circle of these.',
          'A gate is active in you if any of the 26 entries in your chart is in it. It’s drawn in black if it’s on the Personality side, in red if it’s on the Design side, and in both colours if it’s on both. You know your black gates. A red one is at work in you whether you think of it or not.',
        ],
      },
      {
        title: 'Whole and hanging',
        text: [
          'Every gate has a partner at the other end of its channel. If the partner is active too, the channel is whole, and the two gates work as one. If it isn’t, your gate is called a hanging gate.',
          'A hanging gate is like an open hand. Its theme is there, but it’s looking for the other half, and it notices at once when someone brings it. Much of what you find interesting in people comes from a gate across from one of your own.',
          'Don’t try to learn all 64 by heart. Start with the gates of your Sun and your Earth: they carry the most weight in a chart.',
        ],
      },
    ],
    look: {
      some: 'In your chart {{gatesCount}} gates are active. These are hanging gates, looking for their other half: {{hanging}}. Choose one, read about it in your chart, and think of someone who seems to have what it lacks.',
      none: 'In your chart {{gatesCount}} gates are active, and none of them is a hanging gate: each has its partner in your chart.',
    },
  },
  channels: {
    title: 'Channels',
    about: 'Two gates that become a life force.',
    parts: [
      {
        title: 'More than two halves',
        text: [
          'A channel connects two gates, and with them two centers. When both gates are active, energy flows between the centers all the time. The channel is more than the sum of its gates. Gate 20 is about the present and gate 34 about power; together they’re someone who’s busy from morning to night and hums while doing it.',
          'A whole channel is among the most reliable things in a chart. If you only read one more thing about yourself besides type and authority, read your channels.',
        ],
      },
      {
        title: 'Which centers it connects',
        text: [
          'You can guess what a channel is about from its two ends. Head and Ajna: a way of thinking. Ajna and Throat: a way of explaining. Sacral and Root: energy under pressure, in some kind of rhythm. Spleen and Root: the drive to improve, to get ahead, to find something worth the effort. G and Throat: a way of leading by being yourself.',
          'Sixty of the gates have just one channel. Four have three each: 10, 20, 34 and 57. They form the knot between G, Throat, Sacral and Spleen.',
        ],
      },
      {
        title: 'It comes by itself',
        text: [
          'You don’t have to do anything for a channel. When your decisions are right it shows, and it feels like play. What looks like hard work from the outside is often just a channel doing what comes naturally.',
        ],
      },
    ],
    look: {
      some: 'Whole channels in your chart: {{channels}}. Think of something other people praise you for that hardly costs you any effort. One of these is probably behind it.',
      none: 'No channel is whole in your chart. Instead you get a taste of other people’s, and know more kinds of them than most people do.',
    },
  },
  circuits: {
    title: 'Circuits',
    about: 'Who a channel is for: yourself, your people or everyone.',
    parts: [
      {
        title: 'Three large families',
        text: [
          'The 36 channels belong to circuits, families with a common purpose. Individual channels want to become themselves, and change others by example. Tribal channels look after their own, whether that’s a family, a firm or a village, with food, money, touch and agreements. Collective channels share what they’ve understood or been through, so that everyone can use it.',
          'Eleven channels are individual, seven are tribal and fourteen are collective. Four more form the integration group, a knot of self-reliance that keeps a person alive and on their own path: 10–20, 10–57, 20–34 and 34–57.',
        ],
      },
      {
        title: 'What they sound like',
        text: [
          'You can hear a circuit. The individual one says: I know, and I can’t tell you why. Its moods come and go, and it needs time alone. The tribal one says: I’m there for you, so what do you do for me? It thinks in bargains, and a bargain is its way of showing love. The collective one says: let me show you how it works, or tell you what it was like. It’s talking to everyone and to no one in particular.',
          'Quarrels often run along these lines. One person offers help and expects loyalty; the other feels tied down. One shares an insight, and the other asks what the family gets out of it. Once you know where each of you is coming from, you’re halfway there.',
        ],
      },
    ],
    look: {
      some: 'Your whole channels by circuit. Individual: {{individual}}. Tribal: {{tribal}}. Collective: {{collective}}. Integration: {{integration}}. The largest number is the voice you speak in without noticing.',
      none: 'None of your channels is whole, so you don’t speak for any circuit all the time. You hear all the voices, and can tell which one is missing in a room.',
    },
  },
}
