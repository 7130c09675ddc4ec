/** How people treat each other here. */
export const guidelines = {
  title: 'Community guidelines',
  description: 'How members of Human Design Social treat each other, and what happens when someone doesn’t.',
  lead: 'Everyone here has a chart, and no one is only their chart. This is how we treat each other.',

  'people.title': 'People before charts',
  'people.1': 'A chart can start a conversation. It’s never a verdict on a person.',
  'people.item.1': 'Talk to the person, not the type. Ask how it is for them before you say how it should be.',
  'people.item.2':
    'Offer what you see in a chart as a thought. No one has to hear a reading they didn’t ask for, and “no” is an answer.',
  'people.item.3':
    'No type, authority or profile is better than another, and none excuses hurting someone. Disagree about ideas, not about what people are worth.',

  'honest.title': 'Be yourself',
  'honest.item.1': 'Keep your name and photo as private as you like, but don’t pretend to be someone else.',
  'honest.item.2': 'Use your own birth data for your own chart.',
  'honest.item.3': 'Say when something is your experience or a guess, and say when you’re paid to recommend it.',
  'honest.item.4':
    'If you teach or give readings, don’t promise what no chart can: healing, wealth, a certain future, the one right partner.',

  'private.title': 'What is private stays private',
  'private.item.1': 'Enter or share another person’s birth data or chart only if they agree. This includes children.',
  'private.item.2': 'Don’t work out or publish what a member has chosen not to show, such as their birth time or age.',
  'private.item.3': 'Don’t pass on what someone has told you in confidence.',

  'never.title': 'Not welcome here',
  'never.item.1': 'threats, hate, mockery, contacting someone who doesn’t want it',
  'never.item.2': 'unwanted sexual advances, and anything sexual that involves minors',
  'never.item.3': 'using fear: “your chart says something bad will happen unless…”',
  'never.item.4': 'fraud, unwanted advertising, several accounts for one person',
  'never.item.5': 'collecting members’ data with bots or scripts, getting around limits or a block',

  'care.title': 'When someone isn’t well',
  'care.1':
    'Human Design is neither medicine nor therapy. Don’t advise anyone to stop a treatment, and don’t diagnose. Listen, and encourage them to get help from people trained to give it.',
  'care.2': 'If someone may be in danger, call the emergency number of the country they’re in.',

  'trouble.title': 'When something goes wrong',
  'trouble.1': 'You don’t owe anyone an answer or an explanation.',
  'trouble.item.1':
    'Block: choose “Block” in the “…” menu on a member’s profile. From then on you won’t find each other here. They aren’t notified.',
  'trouble.item.3':
    'Ignore: a first message from someone you’re not connected with waits as a request. If you ignore it, it leaves your list. They aren’t notified.',
  'trouble.item.4':
    'Report: choose “Report” in the “…” menu of posts, comments and profiles, or press a message to find it. A moderator reviews it, and no one else learns that it was you.',
  'trouble.item.2':
    'Write to the people who run this site, at the address below: what happened, when, and the address of the profile. As far as the law allows, no one learns who wrote.',

  'follows.title': 'What happens then',
  'follows.1':
    'Content that breaks these guidelines can be removed, and an account can be restricted or closed: after a warning where that’s enough, at once where people need protection.',
  'follows.2':
    'The people affected learn why, unless the law forbids it, and can appeal each decision once; a moderator then takes another look. Content reported by three established members is hidden until a moderator reviews it. These guidelines are part of the terms.',
  'follows.link': 'Terms',
}
