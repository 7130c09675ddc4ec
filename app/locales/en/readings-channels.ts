/** What each channel does when both its gates are active. */
export const readingsChannels = {
  'channel.1-8':
    'A creative style of its own, there for everyone to see. Work done in a personal way becomes an example that others notice.',
  'channel.2-14':
    'A sense of direction with the energy to follow it. The effort goes where it’s called for, and others discover a new way without being persuaded.',
  'channel.3-60':
    'Energy for change that comes in pulses: nothing for a long time, then all at once. Patience during the pauses keeps low moods from turning into self-blame.',
  'channel.4-63':
    'A mind that asks and answers: it sees a pattern, doubts it and proposes a formula. It’s more help with other people’s questions than with private worries.',
  'channel.5-15':
    'A natural rhythm that carries others along with it. Life goes well at this pace and gets rough when something interferes with it.',
  'channel.6-59':
    'Reaching out to people, and choosing who to let in. Something grows out of the closeness: children, projects, partnerships.',
  'channel.7-31':
    'Leadership that looks ahead: it sees where things are going and says so on behalf of a group. It works when the group has asked for it.',
  'channel.9-52':
    'Energy that stays with one thing until every detail is done. It only gets restless when nothing deserves the attention.',
  'channel.10-20':
    'Being oneself, openly and in the moment. Acts on its own principles as things happen, and encourages others by doing so.',
  'channel.10-34':
    'The strength to follow one’s own convictions all the way. Independent in its behaviour, and proof to others that it can be done.',
  'channel.10-57':
    'Behaviour guided by intuition: knowing in the moment how to act in order to stay well. Has a feel for form, health and beauty.',
  'channel.11-56':
    'Looks for ideas and tells them as stories. What counts is that they’re interesting, not that they’re proven; good for teaching and good company.',
  'channel.12-22':
    'Gives moods a voice. In the right mood the words or the art move people; in the wrong one it’s kinder to stay silent.',
  'channel.13-33':
    'Collects experiences and secrets, withdraws with them and comes back to say what they meant. A witness to other people’s lives.',
  'channel.16-48':
    'Depth combined with practice. Repetition turns skill into art, and art needs money and support to grow.',
  'channel.17-62':
    'Opinions backed up by detail. Sorts the facts into a picture that’s easy to explain and to plan with.',
  'channel.18-58':
    'Sees what could be better and enjoys working on it. Criticism is a service here, provided someone’s asked for it.',
  'channel.19-49':
    'Sensitive to needs and principles: who gets fed, who belongs, on what terms. Closeness depends on rituals, and on keeping one’s side of the bargain.',
  'channel.20-34':
    'Busy energy that turns straight into action. Being busy takes no effort here; what pays off is being busy with the right thing.',
  'channel.20-57':
    'Intuition that speaks at once. A quick, confident word in the moment, before there’s time to explain it.',
  'channel.21-45':
    'A will to manage the material side of life: earning, keeping, sharing out. Wants control of its own resources, and serves a community with them.',
  'channel.23-43':
    'Original insight put into words. A new way of seeing things that saves effort, if the time is right and someone wants to hear it.',
  'channel.24-61':
    'A mind that circles a question until something true drops in. Inspiration feeds it, and silence helps more than effort.',
  'channel.25-51': 'The courage to leap into the unfamiliar. Competes, gets shaken up and grows from it.',
  'channel.26-44':
    'A talent for bringing people what they need: it remembers what worked and gets it across. Achieves a lot with little effort, and then needs a rest.',
  'channel.27-50':
    'Care guided by values: it nourishes, protects and takes responsibility. People can rely on it, and it needs limits to what it takes on.',
  'channel.28-38':
    'A stubborn search for what makes life worth living. Stands up to resistance when the cause is its own.',
  'channel.29-46':
    'Saying yes with the whole body and staying to the end. No one can tell beforehand where it leads, so expectations only get in the way.',
  'channel.30-41':
    'A strong wish for one new experience. Feeling and imagination push for something to happen, and it may turn out differently from the dream.',
  'channel.32-54':
    'Ambition with an instinct for what will last. Works its way up step by step, and earns trust through steady effort.',
  'channel.34-57':
    'Raw strength guided by instinct from one moment to the next. The body reacts before the mind does, and keeps itself safe.',
  'channel.35-36':
    'A hunger for new experiences, with all the ups and downs of feeling. Whatever it’s been through becomes wisdom worth passing on.',
  'channel.37-40':
    'A community held together by a bargain: I give, you give. Warm loyalty to family and friends, with a fair balance of work and rest.',
  'channel.39-55':
    'Moods that swing between melancholy and passion. It stirs up feelings, its own and other people’s, and a mood doesn’t need a reason.',
  'channel.42-53':
    'Starts things and finishes them, in cycles. Grows by going through each one to the end before beginning the next.',
  'channel.47-64':
    'A mind that turns memories into meaning. Images swirl until they make sense, and time does most of the work.',
}
