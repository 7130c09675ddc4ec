import type { ModuleWords } from '../../lesson-words'

/** Module 4: living with others and with time. */
export const othersAndTime: ModuleWords<'others-and-time'> = {
  'two-charts': {
    title: 'Two charts together',
    about: 'Four ways in which two people meet in a channel.',
    parts: [
      {
        title: 'Channel by channel',
        text: [
          'Lay two charts over one another, and each of the 36 channels shows how the two of you meet there. If one has one gate and the other has the partner, the meeting is electromagnetic: together you make something that neither has alone. It attracts, it sparks, and it can wear you out.',
          'If both have the whole channel, it is companionship: you need not explain yourselves here. If one has the whole channel and the other has nothing of it, it is dominance, a stern word for a plain thing: one sets the tone, the other can learn and lean on it. If one has the whole channel and the other only one gate, it is compromise: the half gives way again and again.',
        ],
      },
      {
        title: 'What to make of it',
        text: [
          'No mix is a verdict. Much electromagnetism makes life lively and tiring; much companionship makes it easy and sometimes dull. Where there is compromise, it helps to name it: in this one matter I tend to give way, so please ask me twice.',
          'Then count the centers that are defined when you are together. If all nine are, you are a full circle and will enjoy guests now and then. If one or two stay white, that is the window through which you look at the world together.',
          'On this site, the page of a connection shows all of it, as far as both of you let the other see.',
        ],
      },
    ],
    look: {
      some: 'These gates hang in your chart and meet a partner in other people: {{hanging}}. With somebody who brings the other half of one of them, an electromagnetic channel arises.',
      none: 'No gate hangs in your chart, so others do not complete you. You meet them in companionship, dominance and compromise.',
    },
  },
  influence: {
    title: 'Influence',
    about: 'What other people do to your white centers.',
    parts: [
      {
        title: 'In the same room',
        text: [
          'As soon as people are near each other, their charts work as one. A center that is white in you and defined in somebody else runs in their manner for as long as you are together. This is called conditioning, and it is neither good nor bad.',
          'It explains why you are quick-witted with one friend and calm with another, and why you bought the sofa. The shop assistant had a defined Heart, and at home the wish was gone.',
        ],
      },
      {
        title: 'Old habits',
        text: [
          'More lasting is what we learned from those with whom we grew up. A child with a white Root among hurried parents learns that hurry is how one lives. Later the parents are far away, and the hurry stays. It has become a habit that looks like character.',
          'Such habits show themselves by effort. What is yours costs little. What was taken on has to be kept up, and it brings the feeling of the not-self.',
        ],
      },
      {
        title: 'Good company',
        text: [
          'There is no need to protect yourself from people. White centers are how one gets to know the world. It is enough to have some time alone each day, best before sleep, so that what is not yours can leave. And when a decision is due, leave the room first.',
        ],
      },
    ],
    look: {
      some: 'Others work on you most in the centers that are not defined in your chart: {{notDefined}}. For each, think of one person near whom it feels quite different from when you are alone.',
      none: 'All your centers are defined. You influence rooms more than they influence you, so the question turns around: what do others feel near you that they would not feel alone?',
    },
  },
  transits: {
    title: 'Transits',
    about: 'What the sky of the day adds to your chart.',
    parts: [
      {
        title: 'The same wheel, today',
        text: [
          'The bodies move on after your birth. At each moment they stand in thirteen places of the wheel, for everybody the same. These places are the transits. They act on a chart much as another person would.',
          'If a body today stands in the partner of one of your hanging gates, the channel is whole for a while. A white center may light up by it, and a split may be bridged. If it stands in a gate that you have, that theme is stressed. If two bodies make a channel that you have no part of, it is in the air for everybody.',
        ],
      },
      {
        title: 'Quick and slow',
        text: [
          'The Moon stays in a gate for about ten hours, the Sun for nearly six days, and the Earth always across from it. Mercury, Venus and Mars take days to weeks. From Jupiter on it is weeks to years, and such a transit is more climate than weather.',
          'On an ordinary day a chart has about three channels completed in this way. So there is always something to see, and hardly ever a reason to be alarmed.',
        ],
      },
      {
        title: 'How to use them',
        text: [
          'Transits do not decide for you. If energy comes from the sky, enjoy it, and be careful with promises: when the body moves on, the energy goes too. Ask your authority, today as on any other day.',
        ],
      },
    ],
    look: {
      some: 'A planet in the partner of one of these gates completes a channel for you: {{hanging}}. Your daily guidance says when it is so.',
      none: 'No gate hangs in your chart, so transits complete no channel of yours. They stress what you have.',
    },
  },
  'lunar-month': {
    title: 'The lunar month',
    about: 'Twenty-eight days through all the gates.',
    parts: [
      {
        title: 'Once around',
        text: [
          'In a little more than 27 days the Moon passes through all 64 gates. It stays about ten hours in each, and then it enters the next one on the wheel. Month after month the order is the same, so that a pattern returns: on certain days certain channels of yours become whole, and you could write them into a calendar.',
          'For most people this is a light rhythm under the larger ones. It explains a good day or a thin-skinned evening, and little more.',
        ],
      },
      {
        title: 'For Reflectors',
        text: [
          'For Reflectors it is the main thing. With no center defined, the Moon’s passage is what comes back reliably. In the course of a month it touches each of their gates and completes one channel after another, so that by the end they have looked at a matter as nearly every kind of person.',
          'Hence their strategy: to take a lunar cycle for what matters. It helps to talk about it on different days with different people and to note what stayed the same. If after 28 days it still looks good, it is good.',
        ],
      },
      {
        title: 'For everybody',
        text: [
          'Whoever is not a Reflector can borrow the habit for very large questions. Keep a line a day for one month: how does this look today? Read them all at once on the last day. The mind that wrote on day three is often not the one that reads on day thirty.',
        ],
      },
    ],
    look: {
      some: 'You are a Reflector: the lunar month is your own measure. Your active gates are the stations of the Moon in you: {{gates}}.',
      none: 'For you as {{type}} the month is a background. Your own measure for decisions is another one. Authority: {{authority}}. The Moon passes your hanging gates all the same: {{hanging}}.',
    },
  },
  penta: {
    title: 'Penta: small groups',
    about: 'What three to five people are together.',
    parts: [
      {
        title: 'Twelve gates',
        text: [
          'When three, four or five people live or work together, something new comes about that belongs to none of them. It is called a Penta. It looks only at twelve gates in six channels between the Throat, the G and the Sacral.',
          'Three channels lead up to the Throat: 31–7, 8–1 and 33–13. They are how a group shows itself: who leads, what it contributes, what it remembers. Three lead down to the Sacral: 15–5, 2–14 and 46–29. They are what it lives on: a rhythm, means and direction, and the will to see things through.',
        ],
      },
      {
        title: 'Who brings what',
        text: [
          'In a group it does not matter whose gate it is. Two people who hold the two gates of a channel close it for all. A gate that nobody holds is a gap. A family without gate 5 has no fixed hours by nature, and a team without gate 8 does good work that nobody sees.',
          'A gap is no fault and no reason to part. It is a place for an agreement: fixed hours, a person who shows the work, a round of talk after each project.',
        ],
      },
      {
        title: 'When it ends',
        text: [
          'A Penta exists while the people are together. With six or more, another kind of group begins, which is not seen here. And each one keeps their own strategy and authority: a group does not decide for you.',
        ],
      },
    ],
    look: {
      some: 'Of the twelve gates you bring these to a group: {{penta}}. On the Penta page you can see what your connections bring.',
      none: 'You bring none of the twelve gates. In a small group you are there as yourself, and the others’ gates are what holds it.',
    },
  },
  'living-it': {
    title: 'Living it',
    about: 'A year with your chart, without making a religion of it.',
    parts: [
      {
        title: 'Less is more',
        text: [
          'You have now met all the parts: type, centers, lines, gates, channels, other people, the sky. It is tempting to explain everything with them. The useful part is smaller. Enter into things by strategy. Decide by authority. Watch signature and not-self. The rest is detail that makes one smile.',
          'Be sparing with others’ charts. A person is more than what a drawing shows, and nobody likes to be explained. Ask before you look, and tell what you see as a question.',
        ],
      },
      {
        title: 'A year in outline',
        text: [
          'In the first months, practise with small decisions and write down a line each evening. Then take one white center a month and learn what it brings you. After half a year, look at your closest people, channel by channel, together with them. Around your birthday the Sun comes back to its place: a good day to read your notes and to see what has become lighter.',
        ],
      },
      {
        title: 'When it does not fit',
        text: [
          'Sometimes a chart seems wrong. Check the time of birth first, since an hour can change a line, and a little more can change a type. If it is right and still does not fit, trust yourself over the chart. It was made to lead you back there.',
        ],
      },
    ],
    look: {
      all: 'To keep on one card. Type: {{type}}. Strategy: {{strategy}}. Authority: {{authority}}. Profile: {{profile}}. Definition: {{definition}}. Signature: {{signature}}. Not-self theme: {{notSelf}}.',
    },
  },
}
