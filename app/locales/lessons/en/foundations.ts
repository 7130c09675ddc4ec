import type { ModuleWords } from '../../lesson-words'

/** Module 1: what a chart says first. */
export const foundations: ModuleWords<'foundations'> = {
  'what-a-chart-is': {
    title: 'What a chart is',
    about: 'Two moments, thirteen bodies, and the figure they make.',
    parts: [
      {
        title: 'Two moments',
        text: [
          'A chart begins with two moments. One is your birth. The other lies about three months earlier, when the Sun stood exactly 88 degrees before its place at your birth. For each of the two it is noted where thirteen bodies stood: the Sun, the Earth, the Moon, the two nodes of the Moon and eight planets.',
          'The moment of birth gives the Personality side. It is drawn in black and stands for what you know of yourself. The earlier moment gives the Design side. It is drawn in red and stands for what others often see sooner than you do.',
        ],
      },
      {
        title: 'From the sky to the figure',
        text: [
          'The circle of the sky is divided into 64 parts, called gates, and each gate into six lines. Wherever a body stood, that gate is active in your chart. With two moments and thirteen bodies there are 26 entries, and some of them meet in the same gate.',
          'In the figure, the gates sit in nine shapes, the centers. Lines between them are the channels, 36 in all. Where both gates of a channel are active, the channel is whole, and the two centers it joins are coloured in.',
          'That is all there is to calculate. Type, strategy, authority and everything else in these lessons is read from this one figure. Nothing in it says what will happen to you. It describes how you work when nobody pushes.',
        ],
      },
    ],
    look: {
      all: 'In your chart {{gatesCount}} of the 64 gates are active. Whole channels: {{channelsCount}} of 36. Centers that are coloured in: {{definedCount}} of 9. Everything that the next lessons speak of comes from these.',
    },
  },
  types: {
    title: 'The five types',
    about: 'How energy meets the world, and how a chart shows it.',
    parts: [
      {
        title: 'Where the type comes from',
        text: [
          'There are five types, and two questions tell them apart. The first: is the Sacral coloured in? It is the square in the lower middle of the figure, and it stands for energy that comes back each day. The second: is the Throat joined to a motor, that is to the Sacral, the Solar Plexus, the Heart or the Root?',
          'With the Sacral and no motor at the Throat a chart is a Generator. With the Sacral and a motor at the Throat it is a Manifesting Generator. Without the Sacral, a motor at the Throat makes a Manifestor, and none there makes a Projector. Where no center at all is coloured in, it is a Reflector.',
        ],
      },
      {
        title: 'What the types are like',
        text: [
          'Generators have steady energy for what they said yes to. Manifesting Generators have it too and move faster, often in several directions. Manifestors set things going and then need rest. Projectors see how others could use their energy well. Reflectors show how a place and its people are doing.',
          'The types are not ranks. Roughly seven people in ten are Generators or Manifesting Generators, two are Projectors, fewer than one in ten is a Manifestor, and about one in a hundred is a Reflector. Each type meets trouble when it is asked to live like another.',
        ],
      },
    ],
    look: {
      all: 'Your type is {{type}}. {{typeText}} To check it in the figure, look at your Sacral and your Throat. Sacral: {{sacralState}}. Throat: {{throatState}}.',
    },
  },
  strategy: {
    title: 'Strategy',
    about: 'How to enter into things so that they go with less resistance.',
    parts: [
      {
        title: 'A way to begin',
        text: [
          'Strategy answers one question: who takes the first step, you or life? For each type the answer is another one, since each type has its own kind of energy.',
          'Generators wait to respond. Something comes along, a question, a sound, a sight, and the body leans toward it or away. Manifesting Generators do the same and, before they rush ahead, let others know. Manifestors need not wait at all, but they inform those who will feel the effect. Projectors wait for an invitation in the large matters: work, love, a home, a circle of people. Reflectors take a lunar cycle before they decide something that stays.',
        ],
      },
      {
        title: 'What waiting is not',
        text: [
          'To wait is not to sit still. A Generator at work meets a hundred things a day to respond to. A Projector who waits for an invitation studies, rests and lets their interest be seen. What is left out is only the pushing.',
          'To inform is not to ask for leave. One sentence is enough: I am going to do this, at this time, and it touches you in this way. People who know what comes seldom stand in its way.',
          'Try strategy on small things first. Dinner, a walk, a message: these are cheap to get wrong, and they teach how it feels when the beginning was right.',
        ],
      },
    ],
    look: {
      all: 'Your strategy: {{strategy}}. {{strategyText}} Think of the last thing that went easily for you, and look at how it began.',
    },
  },
  authority: {
    title: 'Authority',
    about: 'Where in you a decision is made best.',
    parts: [
      {
        title: 'Not in the head',
        text: [
          'The mind is good at weighing, comparing and explaining. It is a poor place for decisions about your own life, since it can find reasons for everything. Authority names another place in you, one that knows without reasons.',
          'It is read from the chart in a fixed order. If the Solar Plexus is coloured in, authority is emotional, whatever else there is. If it is not and the Sacral is, it is sacral. Then comes the Spleen, then the Heart, then the G center. If only the centers of the head are left, the environment and good talk take that place, and the authority is called mental. With nothing coloured in, it is the Moon.',
        ],
      },
      {
        title: 'Different speeds',
        text: [
          'Each authority has its own pace. The emotional one needs time: a night at least, until the wave of feeling has passed. The sacral one answers at once, by a sound or a pull of the body. The splenic one speaks once and softly, and only in the moment itself.',
          'The authority of the Heart asks: do I want this, and have I the will for it? The self-projected one hears itself speak, in the company of people who listen. The mental one sorts things out in talk, at a place that feels good. The lunar one needs a month.',
          'Strategy brings a thing to you. Authority says yes or no to it. Together they are all that one has to practise.',
        ],
      },
    ],
    look: {
      all: 'Your authority: {{authority}}. {{authorityText}} For one week, note each decision that matters and whether it was made there or in the head.',
    },
  },
  'signature-and-not-self': {
    title: 'Signature and not-self',
    about: 'Two feelings that tell you whether you are on your way.',
    parts: [
      {
        title: 'A feeling as a sign',
        text: [
          'How do you know that an experiment works? Each type has two feelings that serve as signs. The signature comes when things were begun and decided in your own manner. The not-self theme comes when they were not.',
          'For Generators and Manifesting Generators the signature is satisfaction, and the sign of the wrong way is frustration. Manifestors know peace, and anger as its opposite. Projectors know success, and bitterness. Reflectors know surprise at what life brings, and disappointment.',
        ],
      },
      {
        title: 'How to use it',
        text: [
          'The not-self theme is no fault and no punishment. It is information, much like a warning light: something was begun without being asked for, or decided in the wrong place. The useful question is when it started, and what you said yes to just before.',
          'Everybody knows all of these feelings. Generators get angry, and Manifestors are frustrated at times. What counts is the one that returns again and again, in work and at home alike, since it is the one your type is made to notice.',
          'The signature is quiet and easily passed over. A day that was simply right leaves little to talk about. This is why it helps to write it down in the evening: one line for what satisfied, calmed, succeeded or surprised.',
        ],
      },
    ],
    look: {
      all: 'As {{type}}, you look out for these two. Signature: {{signature}}. Not-self theme: {{notSelf}}. Which of them did today have more of?',
    },
  },
  experiment: {
    title: 'How to experiment',
    about: 'Trying it out, gently and for long enough.',
    parts: [
      {
        title: 'Nothing to believe',
        text: [
          'Human Design asks nobody to believe anything. It offers a description and a way to test it: live by strategy and authority for a while and watch what changes. If nothing does, you have lost little.',
          'Begin small. Choose one kind of decision that comes up often, such as appointments or purchases, and make these in your own manner for a month. Leave the large ones as they are. Do not quit a job or a marriage because of a chart.',
        ],
      },
      {
        title: 'What gets in the way',
        text: [
          'The mind will go on planning, and that is its work. It may speak; it only does not decide. It helps to give it the role of an observer who writes down what happened.',
          'Other people may be puzzled when you take longer, say no more often, or tell them things beforehand. A short explanation is enough, and theory is seldom welcome. Let them see the results.',
        ],
      },
      {
        title: 'How long',
        text: [
          'Habits of many years do not go in a week. People often speak of seven years until the body has changed its ways. You will notice first things sooner, usually by what has become lighter.',
          'Keep what proves true for you, and leave the rest. A chart is a map. It is you who walks.',
        ],
      },
    ],
    look: {
      all: 'Your experiment in one line. Strategy: {{strategy}}. Authority: {{authority}}. Sign that it works: {{signature}}. Sign to pause: {{notSelf}}. Pick one kind of decision for the coming month.',
    },
  },
}
