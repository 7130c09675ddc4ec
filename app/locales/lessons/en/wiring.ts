import type { ModuleWords } from '../../lesson-words'

/** Module 3: lines, profile, definition, gates and channels. */
export const wiring: ModuleWords<'wiring'> = {
  lines: {
    title: 'The six lines',
    about: 'Six manners in which a gate can be lived.',
    parts: [
      {
        title: 'A house with six floors',
        text: [
          'Each gate has six lines. A body stands in one of them, written after a dot: 34.5 is gate 34 in its fifth line. The gate says what it is about, the line says in which manner.',
          'The first three lines are busy with themselves. Line 1, the Investigator, wants firm ground and studies until it has it. Line 2, the Hermit, has a gift that comes of itself and would rather be left alone with it. Line 3, the Martyr, tries things out, bumps into them and finds out what does not work.',
        ],
      },
      {
        title: 'The upper three',
        text: [
          'The other three turn toward people. Line 4, the Opportunist, lives by its circle: friends open the doors. Line 5, the Heretic, is expected by strangers to have the answer, and carries their hopes and their disappointments. Line 6, the Role Model, looks from some distance and becomes an example with the years.',
          'The names come from an old tradition and sound harsher than they are. A Martyr suffers no more than others, and an Opportunist takes no unfair advantage. Think of them as nicknames for six ways to learn.',
        ],
      },
      {
        title: 'Pairs',
        text: [
          'Lines 1 and 4 understand each other well, and so do 2 and 5, and 3 and 6. They stand in the same place, one on the lower floor, one on the upper.',
        ],
      },
    ],
    look: {
      all: 'Two lines matter most for you. Knowingly you live line {{line1}}, {{line1Name}}. {{line1Text}} Less knowingly you live line {{line2}}, {{line2Name}}. {{line2Text}}',
    },
  },
  profile: {
    title: 'Profile',
    about: 'Two lines that make a way through life.',
    parts: [
      {
        title: 'Where it comes from',
        text: [
          'A profile is a pair of lines such as 3/5. The first is the line of the Sun at your birth: the part you recognise in yourself. The second is the line of the Sun at the earlier moment, 88 degrees before: the part that others notice, and that you may only see when you look back.',
          'Since the distance between the two moments is always the same, only twelve of the 36 pairs can occur. 1/3 and 1/4 are among them, for instance, and 1/1 never is.',
        ],
      },
      {
        title: 'Costume and manner',
        text: [
          'If type and authority say how you decide, the profile says in which manner you then walk the way. It is like the costume of a part in a play: it makes certain scenes likely. A 1/3 will study and stumble. A 2/4 will be called out of their room by friends. A 4/6 will have a circle that watches how they do it.',
          'Nobody has to live up to a profile. It happens by itself once decisions are right. What it can do is take away the blame: a third line that has tried out five trades has not failed four times.',
        ],
      },
      {
        title: 'The cross behind it',
        text: [
          'Profiles also tell the angle of the cross, the theme of a life. From 1/3 to 4/6 it is the right angle, a path of one’s own. 4/1 stands alone between the two. From 5/1 on it is the left angle, a path that meets others.',
        ],
      },
    ],
    look: {
      all: 'Your profile is {{profile}}, {{profileName}}. {{profileText}} Which of the two lines do you know from yourself, and which one have others told you about?',
    },
  },
  definition: {
    title: 'Definition',
    about: 'Whether your defined centers hang together, and what follows.',
    parts: [
      {
        title: 'Counting the parts',
        text: [
          'Look at the coloured centers and follow the whole channels between them. If you can get from each to every other, definition is single. If they fall into two groups with no whole channel between them, it is a split. Three groups make a triple split, four a quadruple split, and no coloured center at all is no definition.',
          'Single definitions are about four people in ten, splits nearly five, triple splits one. The rest is rare.',
        ],
      },
      {
        title: 'How it feels',
        text: [
          'Single definition takes things in at once and in one piece. It needs nobody to finish a thought and may be impatient with people who do.',
          'With a split, two parts of you work each by itself, and it takes a while until they have spoken with one another. Often a single gate is missing between them. People who have that gate are attractive, since near them you feel whole. It is worth knowing, so that you do not marry for a gate. A walk through a crowd, or a day, does the same.',
          'Triple splits need variety: several people, several places during the day. Quadruple splits take the longest, and nobody should hurry them. Without definition there is nothing to join, and the day makes the whole.',
        ],
      },
    ],
    look: {
      all: 'In your chart: {{definition}}. {{definitionText}} Compare a decision you made alone at home with one that you made after a day among people.',
    },
  },
  gates: {
    title: 'Gates',
    about: 'Sixty-four themes, and why some of them hang.',
    parts: [
      {
        title: 'A theme of its own',
        text: [
          'Each of the 64 gates has a theme of its own. Gate 5 keeps habits, gate 13 listens, gate 51 startles, gate 64 turns over old pictures. They take their numbers from the hexagrams of the ancient Chinese Book of Changes, and their order around the wheel from a circle of these.',
          'A gate is active in you if any of the 26 entries of your chart stands there. It is drawn black if it is on the Personality side, red if it is on the Design side, and both if it is on both. A black gate you know. A red one acts in you whether you think of it or not.',
        ],
      },
      {
        title: 'Whole and hanging',
        text: [
          'At the other end of its channel each gate has a partner. If the partner is active too, the channel is whole, and the two gates work as one thing. If it is not, the gate is called a hanging gate.',
          'A hanging gate is like an open hand. Its theme is there, but it looks for the other half, and it notices at once when somebody brings it. Much of what we find interesting in people stands in a gate across from one of ours.',
          'Do not try to learn all 64 by heart. Begin with the gates of your Sun and your Earth: in a chart these carry the most weight.',
        ],
      },
    ],
    look: {
      some: 'In your chart {{gatesCount}} gates are active. These hang and look for their other half: {{hanging}}. Choose one, read about it in your chart, and think of a person who seems to have what it lacks.',
      none: 'In your chart {{gatesCount}} gates are active, and none of them hangs: each has its partner in you.',
    },
  },
  channels: {
    title: 'Channels',
    about: 'Two gates that make a life force.',
    parts: [
      {
        title: 'More than two halves',
        text: [
          'A channel joins two gates and with them two centers. When both gates are active, energy runs between the centers all the time. The channel is more than the sum of its gates. Gate 20 is the present, gate 34 is power; together they are somebody who is busy from morning to night and hums while doing it.',
          'A whole channel is among the most reliable things in a chart. If you read only one thing about yourself besides type and authority, read your channels.',
        ],
      },
      {
        title: 'Which centers it joins',
        text: [
          'From its two ends you can guess what a channel is about. Head and Ajna: a way of thinking. Ajna and Throat: a way of telling. Sacral and Root: energy under pressure, in some rhythm. Spleen and Root: the drive to improve, to get on, to find something worth it. G and Throat: a manner of leading by being oneself.',
          'Sixty of the gates have just one channel. Four have three each: 10, 20, 34 and 57. They form the knot between G, Throat, Sacral and Spleen.',
        ],
      },
      {
        title: 'Given, not made',
        text: [
          'You do not have to do anything for a channel. It shows when decisions are right, and it feels like play. What looks like hard work from outside is often just a channel at its ease.',
        ],
      },
    ],
    look: {
      some: 'Whole channels in your chart: {{channels}}. Think of something that others praise you for and that costs you hardly any effort. One of these is likely behind it.',
      none: 'No channel is whole in your chart. You taste the channels of others instead, and know more kinds of them than most people.',
    },
  },
  circuits: {
    title: 'Circuits',
    about: 'What channels are for: oneself, one’s people, everybody.',
    parts: [
      {
        title: 'Three large families',
        text: [
          'The 36 channels belong to circuits, families with one intention. Individual channels want to become themselves and change others by example. Tribal channels look after their own: family, firm, village, with food, money, touch and agreements. Collective channels share: what was understood, what was lived through, for everybody’s use.',
          'Eleven channels are individual, seven are tribal and fourteen are collective. Four more form the integration, a knot of self-reliance that keeps a person alive and on their own path: 10–20, 10–57, 20–34 and 34–57.',
        ],
      },
      {
        title: 'How they sound',
        text: [
          'You can hear a circuit. The individual one says: I know, and cannot tell you why. Its moods come and go, and it needs time alone. The tribal one says: I am there for you, what do you do for me? It thinks in bargains, and a bargain is its form of love. The collective one says: let me show you how it works, or tell you how it was. It means everybody and nobody in particular.',
          'Quarrels often run along these lines. One offers help and expects loyalty, the other hears a chain. One shares an insight, the other asks what is in it for the family. If you know from where each of you speaks, half of it is settled.',
        ],
      },
    ],
    look: {
      some: 'Your whole channels by circuit. Individual: {{individual}}. Tribal: {{tribal}}. Collective: {{collective}}. Integration: {{integration}}. The largest number is the voice in which you speak without noticing.',
      none: 'None of your channels is whole, so no circuit speaks in you all the time. You hear all the voices, and can tell which of them a room lacks.',
    },
  },
}
