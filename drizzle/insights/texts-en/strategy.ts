import type { InsightTexts } from '../subjects'

export const STRATEGY = {
  'generator-question': {
    title: 'Let somebody ask you',
    description: 'A question that can be met with yes or no wakes the answer of the body.',
    content:
      '“What do you want to do?” sends a Generator into the head. “Shall we walk?” gets an answer from the gut before the sentence is over: a leaning toward, a leaning away, a small sound.\n\nAsk a person you trust to put your next decision into questions of this kind, short ones, one after another. Do not explain while they ask. Listen to what comes first, and afterwards look at which of the answers your mind tried to improve.\n\nNobody there to ask you? Ask yourself aloud, in the same short form, and leave a pause after each question. It works less well than with somebody else, yet far better than a list of pros and cons at midnight.',
    tags: ['generator', 'response'],
  },
  'fast-generator-step': {
    title: 'See the first step, then say it',
    description: 'Between the response and the start there is room for one picture and one sentence.',
    content:
      'The response comes quickly, and the hands are moving before anybody knows. That is where Manifesting Generators meet resistance: not because of the speed, but because others are still standing in the way.\n\nTake one moment to picture the first step. If the picture makes you tired, the response was not a yes. If it still pulls, tell those whom it touches what is about to happen, in one sentence, and go.\n\nOne sentence is really enough. “I am taking the car now, back at six” costs you two seconds and saves you the telephone call in which you explain it all with the motor running.',
    tags: ['manifesting generator', 'informing'],
  },
  'manifestor-word': {
    title: 'A word before the deed',
    description: 'Informing is not asking. It is how the road is cleared.',
    content:
      'People feel the effect of a Manifestor before they understand it, and what is not understood is held back. One sentence changes this: “On Friday I am closing the shop early.” Nobody has to agree; they only have to know.\n\nTry it for a week with small things at home. Count how often you were left in peace afterwards. Peace is the sign that the word went out in time.\n\nIt may feel strange at first, above all if you were often forbidden things as a child and learned to say nothing. Begin with people who love you. Those who know what you are about to do get out of the way, and some of them even hold the door.',
    tags: ['manifestor', 'informing'],
  },
  'projector-invitation': {
    title: 'What counts as an invitation',
    description: 'Being needed is not yet being seen.',
    content:
      'Someone who says “could you do this?” may only be short of hands. An invitation names you: it sees what you in particular understand, and it makes room for it. You can tell by your body, which grows wider rather than smaller.\n\nFor the large things such as work, love and a home, wait for that. For the small ones no ceremony is needed. In between, study what fascinates you; people find those who know something well.\n\nAn invitation also has an end. When the interest of the other side is gone, people stop asking what you think, and the room grows narrow again. You may leave then without a quarrel: what was meant for you is kept open for you.',
    tags: ['projector', 'recognition'],
  },
  'reflector-place': {
    title: 'The place decides a great deal',
    description: 'With every center open, where you are is part of how you are.',
    content:
      'A Reflector takes in a room before a word has been said. The same question looks hopeful in one café and hopeless in another, and neither of the two is a mood of yours alone.\n\nKeep a short list of places in which you feel light, and take your decisions there. If a place makes you dull for weeks, the first thing to change is not you but the address, the desk or the company.\n\nTry a simple experiment with a question that has been open for a while. Take it for a walk to three places, on three days, and notice in which of them it weighs least. You need not decide anything yet; you are only learning how places speak.',
    tags: ['reflector', 'places'],
  },
  'strategy-and-authority': {
    title: 'The door and the one who decides',
    description: 'Strategy tells how things come to you. Authority tells whether they are for you.',
    content:
      'The two are often confused. Strategy belongs to the type: wait to respond, inform, wait for the invitation, wait a round of the Moon. It is how you meet what comes. It does not yet say yes.\n\nThe yes or no comes from your authority: a feeling that has become calm, a sound of the gut, a quiet knowing, your own voice in a conversation. First the door, then the decision. Skipping either is how good offers turn into wrong ones.\n\nIn daily life the two take a second together. Somebody asks, the body leans, and you say what you found. Only when it goes wrong is it worth taking them apart: did I push the door open, or did I let the wrong one decide?',
    tags: ['strategy', 'authority'],
  },
  'splenic-whisper': {
    title: 'It says it once',
    description: 'Splenic authority speaks quietly, in the moment, and does not repeat itself.',
    content:
      'On the threshold of a flat something in you draws back by a hand’s breadth. Then the agent shows the view, and you forget it. Half a year later, with the damp in the wall, you remember exactly that hand’s breadth.\n\nThe Spleen answers to what is here now, not to what may come. Its voice is quieter than fear and quieter than hope, and it does not argue. So it cannot be questioned afterwards, when you are at home with a sheet of paper; what answers then is the mind.\n\nPractise where it costs nothing: which queue, which side of the street, whether to pick up the phone. The point is not to be right. The point is to recognise the voice early enough to hear it on a threshold.',
    tags: ['authority', 'spleen'],
  },
  'fast-generator-no': {
    title: 'A yes may turn into a no',
    description: 'Halfway through, the pull can stop. How to leave a thing without leaving people standing.',
    content:
      'You said yes, and it was true. Three weeks later the body has nothing more to say about it, and the thing is half done. Others call this unreliable. For a Manifesting Generator it is simply the next response, and it deserves to be heard as much as the first.\n\nHearing it is one half. The other half is telling. What makes people bitter is not that you stop but that they notice it by your silence. So inform before you let go: what is done, what is not, where everything lies. It takes a quarter of an hour and keeps doors open for years.\n\nCheck also whether it is really a no. Sometimes only one step in it is a no, the telephone call you have put off, the part with the tax. Ask the body about the thing without that step. If it leans forward again, look for somebody to whom exactly that step is a pleasure.\n\nAnd if all of it is over, then let it be over. A thing carried on out of loyalty to an old yes uses up the strength of three new ones.',
    tags: ['manifesting generator', 'response'],
  },
  'reflector-disappointment': {
    title: 'After a disappointment',
    description: 'It tells you that a round was cut short, and by whom.',
    content:
      'Disappointment comes to a Reflector from two sides. In one case you expected something of people that the place could not give. In the other you said yes before the Moon had gone round, since somebody was waiting with a pen.\n\nDo not decide anything in this state, least of all against yourself. Go back to the calendar and look for the day on which the yes was given. How many days had passed since the question? Who was in the room, and whose impatience was it? Mostly you will find a name and a number, and the number is smaller than twenty-eight.\n\nWhat can still be slowed down, slow down. “I agreed too early and need two weeks more” is a sentence that more people accept than one thinks. What cannot be taken back, carry without haste; you now know what a short round costs.\n\nAnd then let the next month be empty of large questions. A Reflector recovers by days in which there is nothing to reflect.',
    tags: ['reflector', 'waiting'],
  },
} satisfies InsightTexts
