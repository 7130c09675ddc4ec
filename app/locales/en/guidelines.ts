/** How people treat each other here. */
export const guidelines = {
  title: 'Community guidelines',
  description: 'How members of Human Design Social treat each other, and what follows when somebody does not.',
  lead: 'Everybody here has a chart, and nobody is only that. This is how we treat each other.',

  'people.title': 'People before charts',
  'people.1': 'A chart is a way to begin a conversation, never a verdict on a person.',
  'people.item.1': 'Speak to the person and not to the type. Ask how it is for them before you say how it should be.',
  'people.item.2':
    'Offer what you see in a chart as a thought. Nobody has to hear a reading they did not ask for, and a no is an answer.',
  'people.item.3':
    'No type, authority or profile is worth more than another, and none excuses hurting someone. Disagree about ideas, not about what people are worth.',

  'honest.title': 'Be yourself',
  'honest.item.1': 'Your name and your photo may be as private as you like, but do not pose as somebody else.',
  'honest.item.2': 'Use your own birth data for your own chart.',
  'honest.item.3':
    'Say so when something is your experience or your guess, and say so when you are paid to recommend it.',
  'honest.item.4':
    'If you teach or give readings, do not promise what no chart can: healing, wealth, a certain future, the one right partner.',

  'private.title': 'What is private stays private',
  'private.item.1':
    'Enter and share another person’s birth data or chart only if that person agrees. Children belong to this too.',
  'private.item.2':
    'Do not work out or publish what a member has chosen not to show, such as the birth time or the age.',
  'private.item.3': 'What somebody has told you alone is not yours to pass on.',

  'never.title': 'Not here',
  'never.item.1': 'threats, hatred, mockery, pursuing somebody who wants no contact',
  'never.item.2': 'sexual advances nobody asked for, and anything sexual that involves minors',
  'never.item.3': 'fear as a means: “your chart says that something bad will happen unless…”',
  'never.item.4': 'fraud, unasked advertising, several accounts of one person',
  'never.item.5': 'collecting members’ data by machine, getting around limits or a block',

  'care.title': 'When somebody is not well',
  'care.1':
    'Human Design is no medicine and no therapy. Do not advise anybody to stop a treatment, and do not diagnose. Listen, and encourage them to get help from people who are trained to give it.',
  'care.2': 'If somebody may be in danger, call the emergency number of the country they are in.',

  'trouble.title': 'When something is wrong',
  'trouble.1': 'You owe nobody an answer and nobody an explanation.',
  'trouble.item.1':
    'Block: the menu “…” on that member’s profile has it. From then on neither of you finds the other here. They are not told.',
  'trouble.item.3':
    'Ignore: a first message from somebody you are not connected with waits as a request. If you ignore it, it leaves your list. They are not told.',
  'trouble.item.4':
    'Report: “Report” is in the menu “…” of posts, comments and profiles, and under a message when you press it. A moderator looks at it; nobody else learns that it was you.',
  'trouble.item.2':
    'Write to whoever runs this site, at the address below: what happened, when, and the address of the profile. As far as the law allows, nobody is told who wrote.',

  'follows.title': 'What follows',
  'follows.1':
    'What breaks these guidelines can be removed, and an account can be restricted or closed: a warning first where that is enough, at once where people need protection.',
  'follows.2':
    'Whoever is affected is told why, unless the law forbids it, and can object once to each decision; a moderator then looks again. What three members of long standing report is hidden until a moderator has seen it. The guidelines belong to the terms.',
  'follows.link': 'Terms',
}
