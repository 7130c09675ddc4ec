import type { ModuleWords } from '../../lesson-words'

/** Module 2: the nine centers. */
export const centers: ModuleWords<'centers'> = {
  'nine-centers': {
    title: 'The nine centers',
    about: 'The shapes of the figure and what each is for.',
    parts: [
      {
        title: 'From top to bottom',
        text: [
          'The figure has nine centers. At the top is the Head, a pressure to wonder and ask. Below it the Ajna turns questions into thoughts. The Throat makes thoughts, feelings and forces heard and seen: it speaks and it acts.',
          'In the middle is the G center, with a sense of who one is and where one goes. To its right, small, the Heart: will, worth and promises. On the left the Spleen, with instinct, health and the fears that guard them. Across from it the Solar Plexus, where moods rise and fall. Below the G the Sacral, the energy for work and life. At the bottom the Root, a pressure to get going.',
        ],
      },
      {
        title: 'What they do',
        text: [
          'Centers have roles. Head and Root are pressure centers. Ajna, Spleen and Solar Plexus are centers of awareness: of the mind, of the body, of feeling. Heart, Solar Plexus, Sacral and Root are motors. The G center holds identity, and the Throat expression.',
          'Each gate lives in exactly one center. The Head has three gates, the Throat eleven. Gates are like doors: through them a center meets the center at the other end of a channel.',
        ],
      },
      {
        title: 'Coloured or white',
        text: [
          'A center that is coloured in works in a steady way. A white one takes in what is around it. Neither is better. A person is the whole figure, white parts included, and much of what one learns in life is learned in the white.',
        ],
      },
    ],
    look: {
      some: 'In your chart these centers are defined: {{defined}}. These are not: {{notDefined}}.',
      none: 'In your chart no center is defined: all nine take in what is around them. That is what makes a Reflector.',
    },
  },
  'defined-centers': {
    title: 'Defined centers',
    about: 'What is steady in you, whoever is in the room.',
    parts: [
      {
        title: 'How a center becomes defined',
        text: [
          'A center is defined when at least one channel that touches it is whole, with both its gates active. A single active gate is not enough. This is why definition always comes in pairs: a whole channel defines the center at each of its ends.',
          'Two people may have the same center defined by different channels. It is steady in both, but each has a manner of their own. A Throat joined to the Ajna speaks its mind. A Throat joined to the Solar Plexus speaks as the mood allows.',
        ],
      },
      {
        title: 'Steady, for better or worse',
        text: [
          'What is defined is there on good days and on bad ones. You can rely on it, and others come to rely on it too. Your friends know it even if they have never heard of a chart: she always has an opinion, he never rushes.',
          'Because it never goes away, it is easily overlooked. One takes it for granted and supposes that everybody is so. Much impatience with others begins here: why does she not simply decide, why can he not just keep at it?',
          'Defined centers also reach others. Where somebody is white and you are coloured, they feel your steadiness as their own for as long as you are near. You do not have to do anything for it, and it is no burden you must carry. It is good to know all the same.',
        ],
      },
    ],
    look: {
      some: 'Defined in your chart: {{defined}}. The channels that do it: {{channels}}. Ask somebody who knows you well which of these they would have guessed.',
      none: 'In your chart no channel is whole, so nothing is fixed. What is steady around you comes from people and places, which is why it matters so much which ones you choose.',
    },
  },
  'open-centers': {
    title: 'Open and undefined centers',
    about: 'Where you take in the world, and grow wise about it.',
    parts: [
      {
        title: 'Two kinds of white',
        text: [
          'A white center has no whole channel. If some of its gates are active all the same, it is called undefined: there are a few threads to hold on to, but the theme comes and goes. If none of its gates is active, it is called open, and everything there comes from outside.',
          'In both cases the center takes in what it meets and makes more of it. Next to somebody in a bad mood, a white Solar Plexus can feel worse than they do. Next to a calm one it is calmer than calm.',
        ],
      },
      {
        title: 'The mistake and the gift',
        text: [
          'The mistake is to take what comes in for one’s own. Whoever has a white Root feels the hurry of a whole office and believes that everything must be done today. Whoever has a white Heart feels the will of others and promises more than they can keep, in order to prove something.',
          'The gift is knowledge. Where you are white, you have met every variety: all kinds of moods, of certainty, of pressure. In time you can tell them apart like somebody who has tasted many wines, and you need not drink each glass to the end.',
          'One question helps with all white centers: is this mine? Go out of the room, be alone for half an hour, and see what is left of it.',
        ],
      },
    ],
    look: {
      some: 'Undefined in your chart: {{undefined}}. Open: {{open}}. Choose one of them and ask this week, whenever it makes itself felt: is this mine?',
      none: 'In your chart all nine centers are defined, which is rare. You bring your own weather everywhere, and what you learn of others you learn by asking them.',
    },
  },
  'mind-and-voice': {
    title: 'Head, Ajna and Throat',
    about: 'Questions, thoughts and how they are heard.',
    parts: [
      {
        title: 'Pressure to think',
        text: [
          'The Head asks. It presses: what does this mean, why was that, is it true? Its three gates, 61, 63 and 64, are three kinds of question: the mystery, the doubt, the memory that wants to be understood.',
          'The Ajna answers, or tries to. It makes concepts, opinions and formulas. Defined, it holds on to its way of thinking. White, it can see a matter from all sides and may feel obliged to be certain when it is not.',
        ],
      },
      {
        title: 'Where it comes out',
        text: [
          'Nearly everything in the figure strives toward the Throat, the center with the most gates. Here things become words or deeds. What it says depends on where it is joined: to the Ajna it speaks thoughts, to the G itself, to the Heart what it wants, to the Spleen what it senses now, to the Solar Plexus what it feels.',
          'A defined Throat has a dependable voice, which does not mean that it should always be used. A white Throat sounds different in each company. It is often tempted to speak up in order to be noticed, and it is heard best when somebody asks.',
        ],
      },
      {
        title: 'A fair division of work',
        text: [
          'The upper three centers are for other people: for inspiring, explaining, telling. They are clever at giving advice and poor at taking decisions for oneself. Let them think as much as they like, and decide elsewhere.',
        ],
      },
    ],
    look: {
      all: 'In your chart. Head: {{headState}}. Ajna: {{ajnaState}}. Throat: {{throatState}}. {{throatText}}',
    },
  },
  motors: {
    title: 'The four motors',
    about: 'Heart, Solar Plexus, Sacral and Root: four kinds of energy.',
    parts: [
      {
        title: 'Four kinds of energy',
        text: [
          'Four centers are motors. The Sacral is the one with the most stamina: energy for work, making and love, used up in a day and renewed by sleep. The Heart has will: strong in short efforts, and it needs rest and reward in turn. The Solar Plexus drives by desire and feeling, in waves. The Root gives pressure, the push to begin and be done.',
          'Each can be felt by itself. A day carried by will feels different from one carried by joy in the work, and both differ from a day carried by a deadline.',
        ],
      },
      {
        title: 'On the way to the Throat',
        text: [
          'If a motor is joined to the Throat, directly or by way of other centers, energy can turn into action at once. This is what makes a Manifestor, and with the Sacral a Manifesting Generator. Without such a joining, energy first needs an occasion: a response or an invitation.',
          'Four channels lead from a motor straight to the Throat: 12–22 and 35–36 from the Solar Plexus, 20–34 from the Sacral, 21–45 from the Heart.',
        ],
      },
      {
        title: 'White motors',
        text: [
          'A white motor borrows. With others around it can run faster than anybody, and then it stops without notice. It does well to rest before it is tired, to promise little, and to leave a room when the pace in it is not its own. There is no shame in working four good hours rather than ten.',
        ],
      },
    ],
    look: {
      all: 'Your motors. Heart: {{heartState}}. Solar Plexus: {{solarPlexusState}}. Sacral: {{sacralState}}. Root: {{rootState}}. {{sacralText}}',
    },
  },
  'direction-and-instinct': {
    title: 'G and Spleen',
    about: 'A sense of direction and a sense of what is good for the body.',
    parts: [
      {
        title: 'The G center',
        text: [
          'The diamond in the middle holds two things: who you are, and where you go. Defined, it has a lasting sense of self, and its direction stays even if nobody understands it. Such a person need not search for themselves, only to be left on their way.',
          'White, the G center is many. It feels like somebody else in another place, and the place decides. If the café is wrong, the talk in it will be wrong too. What looks like lack of direction is a fine sense for where things are right. Others may show the way, and it need not be kept for life.',
        ],
      },
      {
        title: 'The Spleen',
        text: [
          'The Spleen is the oldest of the awarenesses: it cares for survival. It knows what is fresh, who is safe, when to leave. It speaks in the moment, once, and never repeats itself. Its gates carry fears as well, of the past, of failing, of not being up to it, and these fears are the price of watchfulness.',
          'A defined Spleen gives an easy trust in one’s instinct, and people feel safe nearby. A white one is sensitive to well-being and takes in the health and the fears of others. It tends to hold on to what feels safe, even where that is not good. Quick decisions are risky here; time and a second look do it good.',
        ],
      },
      {
        title: 'Both together',
        text: ['Neither of the two argues. Direction and instinct are felt, and the words come later, if at all.'],
      },
    ],
    look: {
      all: 'In your chart. G: {{gState}}. {{gText}} Spleen: {{spleenState}}. {{spleenText}}',
    },
  },
}
