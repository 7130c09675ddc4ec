import type { ModuleWords } from '../../lesson-words'

/** Module 2: the nine centers. */
export const centers: ModuleWords<'centers'> = {
  'nine-centers': {
    title: 'The nine centers',
    about: 'The shapes in the figure and what each is for.',
    parts: [
      {
        title: 'From top to bottom',
        text: [
          'The figure has nine centers. At the top is the Head, which makes you wonder and ask. Below it, the Ajna turns questions into thoughts. The Throat makes thoughts, feelings and energy visible and audible: it speaks and it acts.',
          'In the middle is the G Center, with your sense of who you are and where you’re going. To its right is the small Heart: willpower, self-worth and promises. On the left is the Spleen, with instinct, health and the fears that protect them. Opposite is the Solar Plexus, where moods rise and fall. Below the G Center is the Sacral, your energy for work and life. At the bottom is the Root, the pressure to get going.',
        ],
      },
      {
        title: 'What they do',
        text: [
          'Each center has its role. The Head and the Root are pressure centers. The Ajna, the Spleen and the Solar Plexus are centers of awareness: of the mind, of the body, of feeling. The Heart, the Solar Plexus, the Sacral and the Root are motors. The G Center holds identity, and the Throat is for expression.',
          'Each gate belongs to exactly one center. The Head has three gates, the Throat eleven. Gates are like doors: through them, a center meets the center at the other end of a channel.',
        ],
      },
      {
        title: 'Coloured or white',
        text: [
          'A center that’s coloured in works in a steady way. A white one takes in what’s around it. Neither is better. You’re the whole figure, white parts included, and much of what you learn in life you learn through the white centers.',
        ],
      },
    ],
    look: {
      some: 'In your chart these centers are defined: {{defined}}. These aren’t: {{notDefined}}.',
      none: 'No center is defined in your chart: all nine take in what’s around them. That’s what makes you a Reflector.',
    },
  },
  'defined-centers': {
    title: 'Defined centers',
    about: 'What stays steady in you, no matter who’s in the room.',
    parts: [
      {
        title: 'How a center becomes defined',
        text: [
          'A center is defined when at least one of its channels is whole, with both gates active. A single active gate isn’t enough. That’s why definition always comes in pairs: a whole channel defines the center at each end.',
          'Two people can have the same center defined by different channels. It’s steady in both of them, but in different ways. When the Throat is connected to the Ajna, it says what it thinks. When it’s connected to the Solar Plexus, it speaks when the mood is right.',
        ],
      },
      {
        title: 'Steady, for better or worse',
        text: [
          'What’s defined is there on good days and on bad ones. You can rely on it, and so can others. Your friends know it even if they’ve never heard of a chart: she always has an opinion, he never rushes.',
          'Because it never goes away, it’s easy to overlook. You take it for granted and assume that everyone is like that. A lot of impatience with other people starts here: why doesn’t she just decide, why can’t he stick with it?',
          'Your defined centers also affect other people. Where one of their centers is white and yours is coloured in, they feel your steadiness as their own for as long as you’re near. You don’t have to do anything about it, and it isn’t a burden. It’s still good to know.',
        ],
      },
    ],
    look: {
      some: 'Defined in your chart: {{defined}}. The channels that define them: {{channels}}. Ask someone who knows you well which of these they would have guessed.',
      none: 'No channel is whole in your chart, so nothing is fixed. What’s steady comes from the people and places around you, which is why it matters so much which ones you choose.',
    },
  },
  'open-centers': {
    title: 'Open and undefined centers',
    about: 'Where you take in the world, and grow wise about it.',
    parts: [
      {
        title: 'Two kinds of white',
        text: [
          'A white center has no whole channel. If some of its gates are active all the same, it’s called undefined: you have a few threads to hold on to, but the theme comes and goes. If none of its gates is active, it’s called open, and everything there comes from outside.',
          'In both cases the center takes in what’s around and amplifies it. Next to someone in a bad mood, a white Solar Plexus can feel worse than they do. Next to a calm person it feels calmer than calm.',
        ],
      },
      {
        title: 'The mistake and the gift',
        text: [
          'The mistake is to think that what comes in is yours. With a white Root you feel the rush of a whole office and think that everything has to be done today. With a white Heart you feel other people’s willpower and promise more than you can keep, in order to prove something.',
          'The gift is knowledge. In your white centers you’ve met every variety of mood, certainty and pressure. Over time you learn to tell them apart, like someone who’s tasted many wines, and you don’t have to finish every glass.',
          'One question helps with every white center: is this mine? Leave the room, spend half an hour alone, and see what’s left of it.',
        ],
      },
    ],
    look: {
      some: 'Undefined in your chart: {{undefined}}. Open: {{open}}. Choose one of them and, whenever you notice it this week, ask yourself: is this mine?',
      none: 'All nine centers are defined in your chart, which is rare. You bring your own weather with you everywhere, and you learn about other people by asking them.',
    },
  },
  'mind-and-voice': {
    title: 'Head, Ajna and Throat',
    about: 'Questions, thoughts and how they come across.',
    parts: [
      {
        title: 'Pressure to think',
        text: [
          'The Head asks. What does this mean, why did that happen, is it true? Its three gates, 61, 63 and 64, stand for three kinds of question: the mystery, the doubt, and the memory that wants to be understood.',
          'The Ajna answers, or tries to. It produces concepts, opinions and formulas. If it’s defined, it holds on to its way of thinking. If it’s white, it can see a question from every side and may feel it has to be certain when it isn’t.',
        ],
      },
      {
        title: 'Where it comes out',
        text: [
          'Almost everything in the figure heads for the Throat, the center with the most gates. This is where things turn into words or actions. What it says depends on what it’s connected to: with the Ajna it says what it thinks, with the G Center who it is, with the Heart what it wants, with the Spleen what it senses right now, with the Solar Plexus what it feels.',
          'A defined Throat has a consistent voice, which doesn’t mean you always have to use it. A white Throat sounds different in every company. It’s often tempted to speak up just to be noticed, and people hear it best when they’ve asked.',
        ],
      },
      {
        title: 'Sharing the work',
        text: [
          'The upper three centers are there for other people: to inspire, explain and tell stories. They’re good at giving advice and poor at making your own decisions. Let them think as much as they like, and decide elsewhere.',
        ],
      },
    ],
    look: {
      all: 'Here’s your chart. Head: {{headState}}. Ajna: {{ajnaState}}. Throat: {{throatState}}. {{throatText}}',
    },
  },
  motors: {
    title: 'The four motors',
    about: 'Heart, Solar Plexus, Sacral and Root: four kinds of energy.',
    parts: [
      {
        title: 'Four kinds of energy',
        text: [
          'Four centers are motors. The Sacral has the most stamina: it’s the energy for work, creativity and love, used up during the day and renewed by sleep. The Heart has willpower: strong in short bursts, with rest and reward in between. The Solar Plexus is driven by desire and feeling, in waves. The Root provides pressure, the push to start and be done.',
          'You can feel each of them separately. A day that runs on willpower feels different from one that runs on enjoying your work, and both feel different from a day that runs on a deadline.',
        ],
      },
      {
        title: 'On the way to the Throat',
        text: [
          'If a motor is connected to the Throat, directly or through other centers, energy can turn straight into action. That’s what makes a Manifestor or, with the Sacral, a Manifesting Generator. Without such a connection, energy needs an occasion first: a response or an invitation.',
          'Four channels lead straight from a motor to the Throat: 12–22 and 35–36 from the Solar Plexus, 20–34 from the Sacral, 21–45 from the Heart.',
        ],
      },
      {
        title: 'White motors',
        text: [
          'A white motor borrows. With others around it can outrun everyone, and then it stops without warning. If you have one, rest before you’re tired, don’t promise much, and leave when the pace in the room isn’t yours. There’s nothing wrong with working four good hours rather than ten.',
        ],
      },
    ],
    look: {
      all: 'Your motors. Heart: {{heartState}}. Solar Plexus: {{solarPlexusState}}. Sacral: {{sacralState}}. Root: {{rootState}}. {{sacralText}}',
    },
  },
  'direction-and-instinct': {
    title: 'G and Spleen',
    about: 'A sense of direction, and a sense of what’s good for the body.',
    parts: [
      {
        title: 'The G Center',
        text: [
          'The diamond in the middle holds two things: who you are and where you’re going. If it’s defined, you have a lasting sense of self, and your direction stays the same even if no one understands it. You don’t need to find yourself, only to be left to get on with it.',
          'If it’s white, the G Center can be many things. You may feel like someone else in another place, so the place matters. If the café is wrong, the conversation in it will be too. What looks like a lack of direction is really a fine sense for where things are right. Other people may show you the way, and you don’t have to follow it for life.',
        ],
      },
      {
        title: 'The Spleen',
        text: [
          'The Spleen is the oldest of the awareness centers: it looks after survival. It knows what’s fresh, who’s safe and when to leave. It speaks in the moment, once, and never repeats itself. Its gates also carry fears, of the past, of failing, of not being good enough, and these fears are the price of being watchful.',
          'With a defined Spleen it’s easy to trust your instinct, and people feel safe near you. A white one is sensitive to well-being and takes in other people’s health and fears. It tends to hold on to what feels safe, even if it isn’t good. Quick decisions are risky here; time and a second look help.',
        ],
      },
      {
        title: 'Both together',
        text: ['Neither of them argues. You feel direction and instinct first, and the words come later, if at all.'],
      },
    ],
    look: {
      all: 'Here’s your chart. G: {{gState}}. {{gText}} Spleen: {{spleenState}}. {{spleenText}}',
    },
  },
}
