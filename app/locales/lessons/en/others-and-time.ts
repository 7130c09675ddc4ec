import type { ModuleWords } from '../../lesson-words'

/** Module 4: living with others and with time. */
export const othersAndTime: ModuleWords<'others-and-time'> = {
  'two-charts': {
    title: 'Two charts together',
    about: 'Four ways in which two people can meet in a channel.',
    parts: [
      {
        title: 'Channel by channel',
        text: [
          'When you lay two charts over each other, each of the 36 channels shows how the two of you meet there. If one of you has one gate and the other has its partner, the connection is electromagnetic: together you make something neither of you has alone. It attracts, it sparks, and it can wear you out.',
          'If you both have the whole channel, it’s companionship: there’s no need to explain yourselves. If one of you has the whole channel and the other has none of it, it’s dominance, a stern word for something simple: one sets the tone, and the other can learn from it and lean on it. If one has the whole channel and the other has only one gate, it’s compromise: the one with half gives way again and again.',
        ],
      },
      {
        title: 'What to make of it',
        text: [
          'No combination is a verdict. A lot of electromagnetic channels make life lively and tiring; a lot of companionship makes it easy and sometimes dull. Where there’s compromise, it helps to say so: I tend to give way on this, so please ask me twice.',
          'Then count the centers that are defined when you’re together. If it’s all nine, you’re a full circle and will enjoy having guests now and then. If one or two stay white, that’s your window on the world.',
          'On this site, a connection’s page shows you all of it, as far as you each let the other see your chart.',
        ],
      },
    ],
    look: {
      some: 'These are your hanging gates, which find their partner in other people: {{hanging}}. With someone who brings the other half of one of them, you have an electromagnetic channel.',
      none: 'You have no hanging gates, so other people don’t complete your channels. You meet them in companionship, dominance and compromise.',
    },
  },
  influence: {
    title: 'Influence',
    about: 'What other people do to your white centers.',
    parts: [
      {
        title: 'In the same room',
        text: [
          'When people are near each other, their charts work as one. If a center is white in you and defined in someone else, it runs their way for as long as you’re together. This is called conditioning, and it’s neither good nor bad.',
          'It explains why you’re quick-witted with one friend and calm with another, and why you bought that sofa. The shop assistant had a defined Heart, and by the time you got home you no longer wanted it.',
        ],
      },
      {
        title: 'Old habits',
        text: [
          'What you learned from the people you grew up with lasts longer. A child with a white Root and parents who are always rushing learns that this is how people live. Later the parents are far away and the rush is still there. It’s become a habit that looks like character.',
          'You can recognise habits like that by how much work they are. What’s yours costs little. What you’ve taken on has to be kept up, and it brings the not-self feeling with it.',
        ],
      },
      {
        title: 'Good company',
        text: [
          'You don’t need to protect yourself from people. White centers are how you get to know the world. It’s enough to spend some time alone each day, preferably before you go to sleep, so that whatever isn’t yours can leave. And if you have a decision to make, leave the room first.',
        ],
      },
    ],
    look: {
      some: 'Other people affect you most through the centers that aren’t defined in your chart: {{notDefined}}. For each, think of one person who makes it feel quite different from when you’re alone.',
      none: 'All your centers are defined. You influence a room more than it influences you, so the question is the other way round: what do others feel near you that they wouldn’t feel alone?',
    },
  },
  transits: {
    title: 'Transits',
    about: 'What the day’s sky adds to your chart.',
    parts: [
      {
        title: 'The same wheel, today',
        text: [
          'The planets move on after you’re born. At any moment the thirteen bodies are in thirteen places on the wheel, the same for everyone. These are the transits. They affect a chart much as another person would.',
          'If one of them is in the partner of one of your hanging gates, the channel is whole for a while. It may light up a white center, or bridge a split. If it’s in a gate you have, that theme is highlighted. If two of them form a channel you have no part of, it’s in the air for everyone.',
        ],
      },
      {
        title: 'Quick and slow',
        text: [
          'The Moon stays in a gate for about ten hours and the Sun for nearly six days, with the Earth always opposite. Mercury, Venus and Mars take days to weeks. From Jupiter outwards it’s weeks to years, and a transit like that is more climate than weather.',
          'On an ordinary day about three channels in your chart are completed this way. So there’s always something to see, and hardly ever a reason to worry.',
        ],
      },
      {
        title: 'How to use them',
        text: [
          'Transits don’t decide for you. If the sky gives you energy, enjoy it, and be careful what you promise: when the planet moves on, the energy goes too. Ask your authority, today as on any other day.',
        ],
      },
    ],
    look: {
      some: 'A planet in the partner of one of these gates completes a channel for you: {{hanging}}. Your daily guidance tells you when that happens.',
      none: 'You have no hanging gates, so transits don’t complete any of your channels. They highlight what you have.',
    },
  },
  'lunar-month': {
    title: 'The lunar month',
    about: 'A month through all the gates.',
    parts: [
      {
        title: 'Once round',
        text: [
          'In a little more than 27 days the Moon passes through all 64 gates. It stays about ten hours in each and then enters the next one on the wheel. The order is the same every month, so there’s a pattern: on certain days certain channels in your chart become whole, and you could put them in your calendar.',
          'For most people this is a light rhythm underneath the bigger ones. It explains a good day or a touchy evening, and not much more.',
        ],
      },
      {
        title: 'For Reflectors',
        text: [
          'For Reflectors it’s the main thing. With no center defined, the Moon’s journey is what they can count on. Over the month it touches each of their gates and completes one channel after another, so by the end they’ve looked at a question as almost every kind of person.',
          'That’s the reason for their strategy of taking a lunar cycle over things that matter. It helps to talk about it on different days with different people, and to note what’s stayed the same. If it still looks good after 28 days, it’s good.',
        ],
      },
      {
        title: 'For everyone else',
        text: [
          'If you aren’t a Reflector, you can borrow the habit for very big questions. Write one line a day for a month: how does it look today? Read them all at once on the last day. The mind that wrote on day three is often not the one that reads on day thirty.',
        ],
      },
    ],
    look: {
      some: 'You’re a Reflector, so the lunar month is your own measure. As the Moon goes round, it stops at your active gates: {{gates}}.',
      none: 'Your type is {{type}}, so for you the month stays in the background. You have your own way of deciding. Authority: {{authority}}. The Moon still passes your hanging gates: {{hanging}}.',
    },
  },
  penta: {
    title: 'Penta: small groups',
    about: 'What three to five people become together.',
    parts: [
      {
        title: 'Twelve gates',
        text: [
          'When three, four or five people live or work together, they form something new that belongs to none of them. It’s called a Penta. It involves just twelve gates in six channels between the Throat, the G Center and the Sacral.',
          'Three channels lead up to the Throat: 7–31, 1–8 and 13–33. They’re how a group presents itself: who leads, what it contributes, what it remembers. Three lead down to the Sacral: 5–15, 2–14 and 29–46. They’re what it lives on: a rhythm, direction and resources, and the will to see things through.',
        ],
      },
      {
        title: 'Who brings what',
        text: [
          'In a group it doesn’t matter who a gate belongs to. Two people who have the two gates of a channel complete it for everyone. A gate no one has is a gap. A family without gate 5 doesn’t naturally keep regular hours, and a team without gate 8 does good work that goes unseen.',
          'A gap isn’t a flaw, nor a reason to split up. It’s a good place for an agreement: fixed hours, someone who shows the work, a conversation after each project.',
        ],
      },
      {
        title: 'When it ends',
        text: [
          'A Penta exists for as long as the people are together. With six or more, it becomes another kind of group, which you won’t find here. And everyone keeps their own strategy and authority: a group doesn’t decide for you.',
        ],
      },
    ],
    look: {
      some: 'Of the twelve gates, you bring these to a group: {{penta}}. On the Penta page you can see what your connections bring.',
      none: 'You have none of the twelve gates. In a small group you’re there as yourself, and it’s the others’ gates that hold it together.',
    },
  },
  'living-it': {
    title: 'Living it',
    about: 'A year with your chart, without turning it into a religion.',
    parts: [
      {
        title: 'Less is more',
        text: [
          'You’ve now met all the parts: type, centers, lines, gates, channels, other people, the sky. It’s tempting to explain everything with them. The useful part is smaller. Start things by your strategy. Decide by your authority. Watch for your signature and your not-self theme. The rest is detail you can enjoy.',
          'Go easy on other people’s charts. A person is more than a drawing, and no one likes being explained. Ask before you look, and put what you see as a question.',
        ],
      },
      {
        title: 'A year in outline',
        text: [
          'For the first few months, practise on small decisions and write down one line every evening. Then take one white center a month and find out what it brings you. After six months, look at your charts with the people closest to you, channel by channel. Around your birthday the Sun comes back to where it was: a good day to read your notes and see what’s become easier.',
        ],
      },
      {
        title: 'When it doesn’t fit',
        text: [
          'Sometimes a chart seems wrong. Check the birth time first, because an hour can change a line, and a little more can change a type. If the time is right and the chart still doesn’t fit, trust yourself more than the chart. Getting back to yourself was the point of it anyway.',
        ],
      },
    ],
    look: {
      all: 'To keep on a card. Type: {{type}}. Strategy: {{strategy}}. Authority: {{authority}}. Profile: {{profile}}. Definition: {{definition}}. Signature: {{signature}}. Not-self theme: {{notSelf}}.',
    },
  },
}
