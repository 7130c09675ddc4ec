import type { ModuleWords } from '../../lesson-words'

/** Module 1: what a chart says first. */
export const foundations: ModuleWords<'foundations'> = {
  'what-a-chart-is': {
    title: 'What a chart is',
    about: 'Two moments, thirteen bodies and the figure they make.',
    parts: [
      {
        title: 'Two moments',
        text: [
          'A chart is made from two moments. One is your birth. The other is about three months earlier, when the Sun was exactly 88 degrees before its position at your birth. Each of them records where thirteen bodies were: the Sun, the Earth, the Moon, the Moon’s two nodes and eight planets.',
          'The moment of birth gives you the Personality side. It’s drawn in black and shows what you know about yourself. The earlier moment gives you the Design side. It’s drawn in red and shows what other people often see before you do.',
        ],
      },
      {
        title: 'From the sky to the figure',
        text: [
          'The circle of the sky is divided into 64 parts, called gates, and each gate into six lines. Wherever one of the bodies was, that gate is active in your chart. Two moments and thirteen bodies make 26 entries, and some of them fall in the same gate.',
          'In the figure, called the bodygraph, the gates sit in nine shapes, the centers. The lines between the centers are the channels, 36 in all. When both gates of a channel are active, the channel is whole, and the two centers it connects are coloured in.',
          'That’s all there is to calculate. Type, strategy, authority and everything else in these lessons can be read from this one figure. Nothing in it says what will happen to you. It describes how you work when no one’s pushing you.',
        ],
      },
    ],
    look: {
      all: 'In your chart {{gatesCount}} of the 64 gates are active. Whole channels: {{channelsCount}} of 36. Centers that are coloured in: {{definedCount}} of 9. Everything in the next lessons comes from these.',
    },
  },
  types: {
    title: 'The five types',
    about: 'Five kinds of energy, and how to recognise them in a chart.',
    parts: [
      {
        title: 'Where your type comes from',
        text: [
          'There are five types, and you can tell them apart with two questions. First: is the Sacral coloured in? It’s the square in the lower middle of the figure, and it means energy that comes back every day. Second: is the Throat connected to a motor, that is, to the Sacral, the Solar Plexus, the Heart or the Root?',
          'If the Sacral is coloured in and no motor reaches the Throat, you’re a Generator. If the Sacral is coloured in and a motor does reach the Throat, you’re a Manifesting Generator. Without the Sacral, a motor at the Throat makes you a Manifestor, and no motor there makes you a Projector. If no center is coloured in at all, you’re a Reflector.',
        ],
      },
      {
        title: 'What the types are like',
        text: [
          'Generators have steady energy for the things they’ve said yes to. Manifesting Generators have it too but move faster, often in several directions. Manifestors get things going and then need rest. Projectors see how other people could use their energy well. Reflectors show how a place and its people are doing.',
          'No type is better than another. Roughly seven people in ten are Generators or Manifesting Generators, two are Projectors, fewer than one in ten is a Manifestor, and about one in a hundred is a Reflector. Each of them runs into trouble when they’re asked to live like one of the others.',
        ],
      },
    ],
    look: {
      all: 'Your type is {{type}}. {{typeText}} To check it in the figure, look at your Sacral and your Throat. Sacral: {{sacralState}}. Throat: {{throatState}}.',
    },
  },
  strategy: {
    title: 'Strategy',
    about: 'How to start things so that you meet less resistance.',
    parts: [
      {
        title: 'A way to begin',
        text: [
          'Strategy answers one question: who makes the first move, you or life? The answer is different for each type, because each type has its own kind of energy.',
          'Generators wait to respond. Something comes along, a question, a sound, something they see, and the body leans towards it or away. Manifesting Generators do the same and let others know before they race ahead. Manifestors don’t need to wait at all, but they tell the people who’ll feel the effect. Projectors wait for an invitation in the big things: work, love, a home, a group of people. Reflectors take a lunar cycle before they decide anything lasting.',
        ],
      },
      {
        title: 'What waiting doesn’t mean',
        text: [
          'Waiting doesn’t mean sitting still. A Generator at work comes across a hundred things a day to respond to. A Projector who’s waiting for an invitation can study, rest and show what interests them. The only thing you leave out is pushing.',
          'Informing doesn’t mean asking for permission. One sentence is enough: I’m going to do this, at this time, and this is how it affects you. People who know what’s coming seldom get in the way.',
          'Try out your strategy on small things first. Dinner, a walk, a message: it doesn’t matter much if they go wrong, and they teach you how it feels to start well.',
        ],
      },
    ],
    look: {
      all: 'Your strategy: {{strategy}}. {{strategyText}} Think of the last thing that went easily for you. How did it start?',
    },
  },
  authority: {
    title: 'Authority',
    about: 'The part of you that makes the best decisions.',
    parts: [
      {
        title: 'Not in your head',
        text: [
          'The mind is good at weighing, comparing and explaining. It isn’t much use for decisions about your own life, because it can find reasons for anything. Your authority is another place in you, one that knows without reasons.',
          'You can read it from the chart in a fixed order. If the Solar Plexus is coloured in, your authority is emotional, whatever else there is. If it isn’t but the Sacral is, it’s sacral. Next comes the Spleen, then the Heart, then the G Center. If only the upper centers are left, good places and conversations take over, and the authority is called mental. With nothing coloured in, it’s the Moon.',
        ],
      },
      {
        title: 'Different speeds',
        text: [
          'Every authority has its own pace. Emotional authority needs time: one night at least, until the wave of feeling has passed. Sacral authority answers at once, with a sound or a pull in the body. Splenic authority speaks once and softly, and only in the moment itself.',
          'The Heart asks: do I want this, and do I have the will for it? Self-projected authority hears itself talk, with people who listen. Mental authority sorts things out in conversation, in a place that feels good. Lunar authority needs a month.',
          'Strategy brings something to you. Authority says yes or no to it. Those are the only two things you need to practise.',
        ],
      },
    ],
    look: {
      all: 'Your authority: {{authority}}. {{authorityText}} For one week, write down every decision that matters, and whether you made it there or in your head.',
    },
  },
  'signature-and-not-self': {
    title: 'Signature and not-self',
    about: 'Two feelings that tell you whether you’re on the right track.',
    parts: [
      {
        title: 'A feeling as a sign',
        text: [
          'How can you tell whether your experiment is working? Every type has two feelings that act as signs. The signature appears when you’ve started and decided things in your own way. The not-self theme appears when you haven’t.',
          'For Generators and Manifesting Generators the signature is satisfaction, and the sign that something’s off is frustration. Manifestors look for peace, and watch out for anger. For Projectors it’s success and bitterness. For Reflectors it’s surprise at what life brings, and disappointment.',
        ],
      },
      {
        title: 'How to use it',
        text: [
          'The not-self theme isn’t a failing or a punishment. It’s information, like a warning light: you started something without being asked, or decided it in the wrong place. The useful question is when it began, and what you said yes to just before.',
          'Everyone knows all of these feelings. Generators get angry too, and Manifestors get frustrated. What counts is the one that keeps coming back, at work and at home, because that’s the one your type is built to notice.',
          'The signature is quiet and easy to miss. A day that was simply right doesn’t leave you much to talk about. That’s why it helps to write it down in the evening: one line about what was satisfying, peaceful, successful or surprising.',
        ],
      },
    ],
    look: {
      all: 'Your type is {{type}}, so look out for these two. Signature: {{signature}}. Not-self theme: {{notSelf}}. Which did you feel more of today?',
    },
  },
  experiment: {
    title: 'How to experiment',
    about: 'Trying it out, gently and for long enough.',
    parts: [
      {
        title: 'You don’t have to believe it',
        text: [
          'Human Design doesn’t ask you to believe anything. It gives you a description and a way to test it: live by your strategy and authority for a while and see what changes. If nothing does, you haven’t lost much.',
          'Start small. Choose one kind of decision that comes up often, such as appointments or shopping, and make it in your own way for a month. Leave the big ones as they are. Don’t leave a job or a marriage because of a chart.',
        ],
      },
      {
        title: 'What gets in the way',
        text: [
          'Your mind will go on making plans, because that’s its job. Let it talk; it just doesn’t get to decide. It helps to give it another role, as an observer who writes down what happened.',
          'Other people may be puzzled when you take longer, say no more often or tell them things in advance. A short explanation is enough, and they probably don’t want the theory. Let them see the results.',
        ],
      },
      {
        title: 'How long it takes',
        text: [
          'You can’t drop the habits of a lifetime in a week. People often talk of seven years until the body has changed its ways. You’ll notice the first things sooner than that, usually because something has become easier.',
          'Keep what turns out to be true for you and leave the rest. A chart is a map. You’re the one who does the walking.',
        ],
      },
    ],
    look: {
      all: 'Your experiment in one line. Strategy: {{strategy}}. Authority: {{authority}}. Sign that it’s working: {{signature}}. Sign to pause: {{notSelf}}. Pick one kind of decision for the coming month.',
    },
  },
}
