import type { InsightTexts } from '../subjects'

export const DAILY = {
  'evening-lines': {
    title: 'Three lines in the evening',
    description: 'A minute of writing shows after a month what no chart can tell you.',
    content:
      'Before sleep write three lines. Where did I feel right today? Where did I feel my not-self theme: frustration, anger, bitterness or disappointment? Which decision did I take from the head alone?\n\nDo not judge and do not draw conclusions yet. After four weeks read all of it in one go. The pattern is usually plain, and it is yours, not one out of a book.\n\nIf an evening is missing, leave it missing. The notebook is not an examination; four lines in a tired week tell more than fourteen that were made up on Sunday.',
    tags: ['practice', 'not-self'],
  },
  'generator-standstill': {
    title: 'A standstill is not a mistake',
    description: 'Learning goes in steps: a rise, a level stretch, and then the next rise.',
    content:
      'Many Generators leave just when the level stretch begins. Nothing moves, the work feels stale, and frustration says that it was the wrong thing from the start.\n\nAsk the body again instead of the calendar. If there is still a pull, however quiet, stay and let the skill settle; the next rise often comes without effort. If there is no pull left, you may go without calling it failure.\n\nIt helps to tell the two apart in small things: the language you have been learning for a year, the instrument in the corner. Ask at a time when you are rested. Tiredness says no to everything, and that is no answer of yours.',
    tags: ['generator', 'frustration'],
  },
  'fast-generator-threads': {
    title: 'Several threads at once',
    description: 'Not finishing everything is a way of working, as long as each thread began with a response.',
    content:
      'Manifesting Generators are often told to choose one thing. For many of them one thing is too little: energy from one thread feeds another, and what was dropped in spring is picked up in autumn with new hands.\n\nOnce a week look at what lies on the table. Keep what still gets a yes. Tell people about what you set aside, so that nobody waits for it. Then go back for the one step that you skipped and that now slows you down.\n\nOthers will ask for a straight line all the same. You can tell them what they need to know, which is when they get their part, and keep the zigzag to yourself. It is the shortest way you have.',
    tags: ['manifesting generator', 'work'],
  },
  'manifestor-rest': {
    title: 'Between two waves',
    description: 'The pause after a burst belongs to the work.',
    content:
      'The energy to begin comes in waves, and after each of them there is a hollow. In it a Manifestor seems lazy to others, and sometimes to themselves. Pushing through does not make the next wave come sooner.\n\nPlan the hollow as you plan the work: a free afternoon, an early night, nobody who wants something. Lie down before you are tired out. The next impulse finds you more easily when it is quiet.\n\nThose you live with can learn it as well. Say when the quiet begins and roughly how long it will last. A closed door with a word before it frightens nobody.',
    tags: ['manifestor', 'rest'],
  },
  'projector-hours': {
    title: 'A few good hours',
    description: 'Three or four hours of full attention are a day of work for many Projectors.',
    content:
      'Among people with a defined Sacral center a Projector can run along for a long time, even faster than they do. The energy is taken in from outside, and the bill comes in the evening.\n\nFind your best hours and keep them for what needs your eye. Let the rest of the day be lighter. Go to bed a while before you are exhausted, alone if you can, so that what is not yours can drain away.\n\nThere is no need to excuse yourself for that. Two hours in which you see what everybody else has overlooked are worth more to a team than ten in which you are present. Whoever invited you for your eye knows it already.',
    tags: ['projector', 'rest'],
  },
  'warning-light': {
    title: 'A small light on the dashboard',
    description:
      'Frustration, anger, bitterness and disappointment are not faults. They point to a turn that was missed.',
    content:
      'Each type has a feeling that shows up when a day was lived past oneself: frustration for Generators of both kinds, anger for Manifestors, bitterness for Projectors, disappointment for Reflectors.\n\nWhen it comes, go back to the last decision. Was there a response, a word in advance, an invitation, enough time? Mostly one small correction is enough. And if there was none of it: next time. The light goes out by itself.\n\nA car with the lamp on still drives, and so do you. There is no need to stop in the middle of the road. It is enough to know which light it was and to look under the bonnet in a quiet hour.',
    tags: ['not-self', 'practice'],
  },
  experiment: {
    title: 'One decision a day',
    description: 'Human Design asks to be tried, not to be believed. Start with something small.',
    content:
      'Choose one small decision each day and take it by your strategy and authority: what to eat, which call to return, whether to go out. Leave all other decisions as they are.\n\nSmall things teach best since nothing hangs on them. After some weeks you will know how your yes feels, and you will know it when it matters. If nothing comes of it, you have lost nothing.\n\nTell one person about it, so that somebody asks you in a month how it went. And do not report successes only. The days on which you decided from the head after all are the ones from which the most can be learned.',
    tags: ['practice', 'beginning'],
  },
  'open-root': {
    title: 'Hurry that is not yours',
    description: 'An open Root takes in the pressure of others and wants to be rid of it by being quick.',
    content:
      'The list is done by eleven, and at half past there is a new one. Whoever has an open Root center often works fast, not out of joy in it but in order to be free at last. Freedom does not come, for the pressure was never in the list.\n\nLook at what happens when you leave the building. If the hurry is gone by the second street corner, it belonged to the people inside. Then it makes no sense to work it off; there will be more of it tomorrow.\n\nTake one thing today at half your speed. Not the most important one, just any. Notice that nothing breaks. Pressure that finds nobody in a rush passes on, as rain passes over a roof.',
    tags: ['centers', 'root'],
  },
  'open-throat': {
    title: 'Silence at the table',
    description: 'With an open Throat it pays to let the others begin. The word finds you anyway.',
    content:
      'An undefined Throat feels every silence as a question. Something ought to be said, and so one says something: a joke, a number, a half-finished thought. Afterwards one wonders where it came from.\n\nThe pressure is real, but it is not a duty. In a room with people whose Throat is defined, somebody will begin to talk; it is their way. Meanwhile you can listen, and listening is what draws questions. People turn to those who are quiet without being absent.\n\nTry it at the next meal. Do not begin a subject; answer when you are spoken to, and watch how long it takes. For most it is less than five minutes, and what you say then is heard to the end.',
    tags: ['centers', 'throat'],
  },
  'generator-used-up': {
    title: 'Going to bed used up',
    description: 'A good day for a Generator ends in a tiredness that is pleasant. The other kind keeps you awake.',
    content:
      'There are two kinds of evening. In one you have been at it since morning, the last hour was almost play, and sleep comes before the page is turned. In the other you were busy all day and lie awake at one, tired and not tired.\n\nThe difference is not the amount of work but whose work it was. The Sacral is a motor that wants to be run down by evening. What it was given to without a yes does not empty it; it only wears out the rest of you, while the motor hums on below.\n\nSo before you go to bed ask not whether you did enough but whether you used what you had. If something is left, give it ten minutes of anything the body likes: dishes to music, a walk round the block, the plants. Lie down when the hum stops, not when the clock says so.\n\nDo this for a fortnight and keep note of one thing only, the hour at which sleep came. You will see for yourself which days empty you, and you may be surprised which work is in them.',
    tags: ['generator', 'rest'],
  },
  'projector-questions': {
    title: 'Guide by asking',
    description: 'A question is the one way to give advice that is always invited.',
    content:
      'You see what is wrong with the plan. You have seen it since the second slide. There are two things you can do with it: say it, and be thanked coolly, or ask, “Who will be at the door at nine?” and wait.\n\nA good question does what advice cannot. It leaves the discovery to the other, who will defend it, since it is theirs. And it shows that somebody has looked closely, which is how recognition begins. Most invitations of a Projector start with the sentence, “How do you mean that?”\n\nThe art is in the size. “Have you thought of everything?” is an accusation. “What happens if the train is late?” is a help. Ask about the concrete spot at which your eye has caught, and only about one. If the answer satisfies you, be glad; it costs nothing to have been wrong in the form of a question.\n\nFor today choose one conversation in which you usually advise. Ask three questions in it and give no answer. In the evening compare how tired you are with other days.',
    tags: ['projector', 'recognition'],
  },
} satisfies InsightTexts
