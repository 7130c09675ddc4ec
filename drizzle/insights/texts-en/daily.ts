import type { InsightTexts } from '../subjects'

export const DAILY = {
  'evening-lines': {
    title: 'Three lines before bed',
    description: 'One minute of writing a day. After a month it tells you something no chart can.',
    content:
      'Before you go to sleep, write three lines. Where did today feel right? Where did I notice my not-self theme: frustration, anger, bitterness or disappointment? Which decision did I make purely with my head?\n\nDon’t judge anything yet and don’t draw conclusions. After four weeks, read it all in one go. By then you can usually see a pattern, and it’s your own rather than one from a book.\n\nIf you miss an evening, leave it blank. No one’s marking this. Four honest lines from a tired week tell you more than fourteen you made up on Sunday.',
    tags: ['practice', 'not-self'],
  },
  'generator-standstill': {
    title: 'Being stuck isn’t a mistake',
    description: 'Learning comes in steps: you climb, you stay level for a while, and then you climb again.',
    content:
      'Many Generators give up just as the level stretch begins. Nothing moves, the work feels stale, and frustration tells you that it was the wrong choice all along.\n\nAsk your body again instead of the calendar. If there’s still a pull, however faint, stay and let the skill settle; the next step up often comes on its own. If there’s no pull left, you can go without calling it failure.\n\nYou can practise telling the two apart on small things: the language you’ve been learning for a year, the guitar in the corner. Ask when you’re rested. Tiredness says no to everything, and that isn’t your answer.',
    tags: ['generator', 'frustration'],
  },
  'fast-generator-threads': {
    title: 'Several things at once',
    description: 'You don’t have to finish everything, as long as each thing started with a response.',
    content:
      'Manifesting Generators are often told to pick one thing and stick to it. For many of them one thing isn’t enough: energy from one project feeds the next, and what you drop in spring you may pick up in autumn with fresh enthusiasm.\n\nOnce a week, look at everything you’ve got going. Keep what still gets a yes. Tell people what you’ve put on hold, so that no one’s waiting for it. Then go back for the one step you skipped that’s slowing you down now.\n\nOther people will still want a straight line from you. Tell them what they need to know, which is when they’ll get their part, and keep the zigzag to yourself. It’s the shortest route you have.',
    tags: ['manifesting generator', 'work'],
  },
  'manifestor-rest': {
    title: 'Between two waves',
    description: 'The lull after a burst of energy is part of the work.',
    content:
      'The energy to start things comes in waves, and after each wave there’s a lull. That’s when a Manifestor can look lazy to other people, and sometimes to themselves. Pushing through won’t bring the next wave any sooner.\n\nPlan the lull the way you plan the work: a free afternoon, an early night, no one who wants anything from you. Lie down before you’re worn out. New impulses come more easily when it’s quiet.\n\nThe people you live with can get used to it too. Tell them when you’re going quiet and roughly for how long. If you say something before you close the door, no one has to worry about it.',
    tags: ['manifestor', 'rest'],
  },
  'projector-hours': {
    title: 'A few good hours',
    description: 'For many Projectors, three or four hours of full attention make a full working day.',
    content:
      'Around people with a defined Sacral Center, a Projector can keep up for a long time, and even overtake them. That energy comes from outside, and you pay for it in the evening.\n\nFind out when your best hours are and keep them for the work that needs your eye. Make the rest of the day lighter. Go to bed before you’re exhausted, on your own if you can, so that whatever isn’t yours can drain away.\n\nYou don’t need to apologise for this. Two hours in which you notice what everyone else has missed are worth more to a team than ten in which you’re merely present. Anyone who hired you for your eye knows that already.',
    tags: ['projector', 'rest'],
  },
  'warning-light': {
    title: 'A small light on the dashboard',
    description:
      'Frustration, anger, bitterness and disappointment aren’t faults. They tell you that you missed a turn.',
    content:
      'Every type has a feeling that turns up when you’ve spent the day being someone else: frustration for Generators and Manifesting Generators, anger for Manifestors, bitterness for Projectors, disappointment for Reflectors.\n\nWhen you notice it, go back to your last decision. Was there a response, a word in advance, an invitation, enough time? Usually one small correction is all it takes. If you skipped it altogether, there’s always next time. The light goes out on its own.\n\nA car with a warning light on still drives, and so do you. You don’t have to stop in the middle of the road. Just remember which light it was, and look under the bonnet when you have a quiet hour.',
    tags: ['not-self', 'practice'],
  },
  experiment: {
    title: 'One decision a day',
    description: 'You don’t have to believe in Human Design. You can try it, and start small.',
    content:
      'Every day, choose one small decision and make it using your strategy and authority: what to eat, which call to return, whether to go out. Make all your other decisions the way you always do.\n\nSmall things are the best teachers because nothing much depends on them. After a few weeks you’ll know what your yes feels like, and you’ll recognise it when it matters. If nothing comes of it, you’ve lost nothing.\n\nTell a friend what you’re doing, so that someone asks you in a month how it went. And don’t just report the successes. You’ll learn most from the days when you went with your head after all.',
    tags: ['practice', 'beginning'],
  },
  'open-root': {
    title: 'A hurry that isn’t yours',
    description: 'With an open Root you take in other people’s pressure, and try to get rid of it by being fast.',
    content:
      'You’ve finished your list by eleven, and by half past there’s a new one. People with an open Root Center often work fast, not because they enjoy it but because they want to be done at last. They never are, because the pressure didn’t come from the list.\n\nNotice what happens when you leave the building. If the hurry is gone two streets away, it belonged to the people inside. There’s no point in working it off; there’ll be more tomorrow.\n\nDo one thing at half your usual speed today. It doesn’t have to be the most important one. See that nothing breaks. Pressure doesn’t stay long with someone who refuses to hurry.',
    tags: ['centers', 'root'],
  },
  'open-throat': {
    title: 'Silence at the table',
    description: 'With an open Throat, let other people start. Your turn to speak will come.',
    content:
      'To an undefined Throat, every silence feels like a question. Someone ought to say something, so you do: a joke, a figure, half a thought. Afterwards you wonder where it came from.\n\nThe pressure is real, but you don’t have to give in to it. When there are people with a defined Throat in the room, one of them will start talking; it’s what they do. Meanwhile you can listen, and good listeners get asked. People turn to the quiet person who’s clearly paying attention.\n\nTry it at your next meal with others. Don’t bring up a subject; answer when someone speaks to you, and see how long it takes. For most people it’s less than five minutes, and then they get to finish what they’re saying.',
    tags: ['centers', 'throat'],
  },
  'generator-used-up': {
    title: 'Pleasantly tired',
    description: 'A good day leaves a Generator tired in a good way. The other kind of tired keeps you awake.',
    content:
      'There are two kinds of evening. After one kind of day you’ve been at it since morning, the last hour felt almost like play, and you fall asleep before you’ve turned the page. After the other you were busy all day too, and now it’s one in the morning and you’re lying there, exhausted and wide awake.\n\nThe difference isn’t how much you worked but what you worked on. The Sacral is a motor that likes to be run down by the evening. Work it never said yes to doesn’t run it down; it just wears out the rest of you while the motor hums on.\n\nSo before you go to bed, don’t ask whether you did enough. Ask whether you used what you had. If there’s something left, give it ten minutes of anything your body enjoys: washing up with music on, a walk round the block, watering the plants. Lie down when the hum stops, whatever the clock says.\n\nDo this for a fortnight and write down just one thing: when you fell asleep. You’ll see which days use you up in a good way, and you may be surprised by what you were doing on them.',
    tags: ['generator', 'rest'],
  },
  'projector-questions': {
    title: 'Guide by asking',
    description: 'People rarely mind a good question, even when they’d mind your advice.',
    content:
      'You can see what’s wrong with the plan. You’ve seen it since the second slide. You can say so and get a polite nod, or you can ask, “Who’s on the door at nine?” and wait.\n\nA good question does something advice can’t. It lets the other person make the discovery, so they’ll stand by it. It also shows them that someone has looked closely, which is how recognition begins. A lot of invitations to Projectors start with the words “What do you mean?”\n\nThe trick is to keep the question small. “Have you thought of everything?” sounds like an accusation. “What happens if the train’s late?” is a help. Ask about the one specific point that caught your eye. If they have a good answer, be glad; it costs nothing to be wrong in the form of a question.\n\nToday, pick one conversation in which you’d usually give advice. Ask three questions instead and don’t offer any answers. In the evening, notice whether you’re less tired than usual.',
    tags: ['projector', 'recognition'],
  },
} satisfies InsightTexts
