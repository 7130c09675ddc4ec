import type { InsightTexts } from '../subjects'

export const STRATEGY = {
  'generator-question': {
    title: 'Get someone to ask you',
    description: 'A yes-or-no question lets your body answer before your head does.',
    content:
      '“What do you want to do?” sends a Generator straight into their head. “Shall we go for a walk?” gets an answer from the gut before the sentence is over: you lean in, you lean back, you make a small sound.\n\nAsk someone you trust to turn your next decision into questions like that, short ones, one after another. Don’t explain anything while they’re asking. Listen for what comes first. Afterwards, look at which answers your mind tried to improve.\n\nNo one around? Ask yourself out loud, in the same short form, and pause after each question. It doesn’t work as well as with another person, but it’s far better than a list of pros and cons at midnight.',
    tags: ['generator', 'response'],
  },
  'fast-generator-step': {
    title: 'Picture the first step, then say it',
    description: 'Between the response and the start there’s time for one picture and one sentence.',
    content:
      'Your response comes so fast that you’re already on the move before anyone knows. That’s where Manifesting Generators run into resistance: it isn’t the speed, it’s that other people are still in the way.\n\nTake a moment to picture the first step. If the picture makes you tired, the response wasn’t a yes. If you still feel the pull, tell the people it affects what you’re about to do, in one sentence, and go.\n\nOne sentence really is enough. “I’m taking the car, back at six” takes two seconds, and saves you the phone call in which you explain everything with the engine running.',
    tags: ['manifesting generator', 'informing'],
  },
  'manifestor-word': {
    title: 'A word before you act',
    description: 'Informing people isn’t asking them. It gets them out of your way.',
    content:
      'People feel the effect of a Manifestor before they understand it, and what they don’t understand, they try to stop. One sentence changes that: “I’m closing the shop early on Friday.” No one has to agree; they just have to know.\n\nTry it for a week with small things at home, and count how often you’re left in peace afterwards. Peace is the sign that you spoke up in time.\n\nIt may feel strange at first, especially if you were told no a lot as a child and learned to keep things to yourself. Start with people who love you. When they know what you’re about to do they’ll make room for it, and some of them will even hold the door.',
    tags: ['manifestor', 'informing'],
  },
  'projector-invitation': {
    title: 'What counts as an invitation',
    description: 'Being needed isn’t the same as being seen.',
    content:
      '“Could you do this?” may only mean that someone’s short of help. An invitation is about you: it recognises what you in particular understand, and makes room for it. Your body can tell the difference. You breathe more easily.\n\nFor the big things, such as work, love and a home, wait for that. For small ones you don’t need any ceremony. In the meantime, study what fascinates you; people look for someone who knows their subject.\n\nInvitations can also run out. When the other side loses interest, they stop asking what you think, and there’s less and less room for you. You can go then without a quarrel, and keep your energy for the people who do want to know.',
    tags: ['projector', 'recognition'],
  },
  'reflector-place': {
    title: 'It depends where you are',
    description: 'With every center open, where you are is a big part of how you are.',
    content:
      'A Reflector has taken in a room before anyone’s said a word. The same question can look hopeful in one café and hopeless in the next, and neither mood is yours alone.\n\nKeep a short list of places where you feel light, and make your decisions there. If a place has made you feel dull for weeks, don’t try to change yourself first. Change the address, the desk or the company.\n\nTry this with a question that’s been open for a while. Take it to three different places on three different days, and notice where it weighs least. You don’t have to decide anything yet; you’re just finding out what places do to you.',
    tags: ['reflector', 'places'],
  },
  'strategy-and-authority': {
    title: 'Strategy first, then authority',
    description: 'Strategy is about how things come to you. Authority is about whether they’re right for you.',
    content:
      'People often mix the two up. Strategy comes with your type: wait to respond, inform before you act, wait for the invitation, wait a lunar cycle. It’s how you meet what comes along. It isn’t a yes yet.\n\nThe yes or no comes from your authority: a feeling that’s calmed down, a sound from the gut, a quiet certainty, your own voice in a conversation. First you meet it, then you decide. Skip either, and a good offer can turn into the wrong one.\n\nIn everyday life both happen within a second. Someone asks, your body leans one way, and you say so. It’s only worth taking them apart when something goes wrong: did I go after it too early, or did I let the wrong part of me decide?',
    tags: ['strategy', 'authority'],
  },
  'splenic-whisper': {
    title: 'It only says it once',
    description: 'Splenic authority speaks quietly, in the moment, and doesn’t repeat itself.',
    content:
      'You’re about to step into a flat you might rent, and something in you pulls back an inch. Then the agent shows you the view and you forget about it. Six months later, with damp in the walls, you remember exactly that inch.\n\nThe Spleen responds to what’s here now, not to what may come. It’s quieter than fear and quieter than hope, and it doesn’t argue. You can’t ask it again later at home with a sheet of paper in front of you; by then it’s your mind that answers.\n\nPractise where it costs nothing: which queue to join, which side of the street to take, whether to pick up the phone. You’re not trying to be right. You’re learning to recognise that voice early enough to hear it on a doorstep.',
    tags: ['authority', 'spleen'],
  },
  'fast-generator-no': {
    title: 'When a yes turns into a no',
    description: 'Halfway through, the pull can stop. Here’s how to leave without letting people down.',
    content:
      'You said yes, and you meant it. Three weeks later your body has nothing more to say about it, and the thing is half done. Other people call that unreliable. For a Manifesting Generator it’s simply the next response, and it deserves to be heard as much as the first one did.\n\nHearing it is half the job. The other half is telling people. They don’t mind so much that you stop; they mind finding out from your silence. So before you let go, tell them what’s done, what isn’t and where everything is. It takes a quarter of an hour and keeps doors open for years.\n\nAlso check whether it’s really a no. Sometimes it’s only one step that puts you off: the phone call you’ve been avoiding, the tax form. Ask your body about the project without that step. If it leans in again, find someone who actually enjoys doing that bit.\n\nAnd if it’s over, let it be over. If you keep going out of loyalty to an old yes, you’ll use up the energy for three new ones.',
    tags: ['manifesting generator', 'response'],
  },
  'reflector-disappointment': {
    title: 'After a disappointment',
    description: 'It often means that someone hurried you. You can find out who, and when.',
    content:
      'For a Reflector, disappointment tends to come in one of two ways. Either you expected something from people that the place couldn’t give, or you said yes before the Moon had been all the way round, because someone was standing there with a pen.\n\nDon’t decide anything in this state, least of all against yourself. Go back to your calendar and find the day you said yes. How many days had it been since the question came up? Who was in the room, and which of them was impatient? Usually you’ll find a name and a number, and the number is smaller than twenty-eight.\n\nSlow down whatever can still be slowed down. “I agreed too soon and need two more weeks” is a sentence more people accept than you’d think. If you can’t take it back, carry on with it at your own pace; now you know what it costs to cut a month short.\n\nThen keep next month free of big questions. Reflectors recover on days when there’s nothing to reflect.',
    tags: ['reflector', 'waiting'],
  },
} satisfies InsightTexts
