/** What each channel does when both its gates are active. */
export const readingsChannels = {
  'channel.1-8':
    'A creative direction of one’s own, made visible. Work done in a personal manner becomes an example that others notice.',
  'channel.2-14':
    'A sense of direction with the energy to drive it. Effort goes where it is called for, and others see a new way without being persuaded.',
  'channel.3-60':
    'Energy for change that comes in pulses: nothing for a long while, then all at once. Patience in the pauses keeps low moods from turning into self-blame.',
  'channel.4-63':
    'A mind that questions and answers: it sees a pattern, doubts it, proposes a formula. It serves other people’s questions better than private worries.',
  'channel.5-15':
    'A natural rhythm that draws others into its flow. Life goes well at this tempo and gets rough when the tempo is overruled.',
  'channel.6-59':
    'Reaching others, and choosing whom to let near. The closeness bears fruit: children, projects, partnerships.',
  'channel.7-31':
    'Leadership that looks ahead: sees where things are going and says it in the name of a group. It works when the group has asked for it.',
  'channel.9-52':
    'Energy held still on one matter until every detail is done. Restless only when nothing deserves the attention.',
  'channel.10-20':
    'Being oneself, visibly and now. Acts on its own principles in the moment, and others take heart from it.',
  'channel.10-34':
    'Following one’s own convictions with full strength. Independent in behavior, and a good example of what that takes.',
  'channel.10-57':
    'Behavior led by intuition: knowing in the moment how to act in order to stay well. Has a feel for form, health and beauty.',
  'channel.11-56':
    'Searches out ideas and tells them as stories. Proof counts less than the interest they awaken; good for teaching and for company.',
  'channel.12-22':
    'Gives moods a voice. In the right mood the words or the art move people; in the wrong one, silence is kinder to everyone.',
  'channel.13-33':
    'Gathers experiences and confidences, withdraws with them, and returns to tell what they meant. A witness for others.',
  'channel.16-48':
    'Depth joined with practice. Repetition turns skill into art, and art needs means and support to grow.',
  'channel.17-62': 'Opinions supported by detail. Sorts facts into a picture that is easy to explain and to plan by.',
  'channel.18-58':
    'Sees what could be better and has the joy to work on it. Criticism is a service here, when it has been asked for.',
  'channel.19-49':
    'Sensitive to needs and to principles: who is fed, who belongs, on what terms. Closeness rests on ritual and on keeping one’s side of the deal.',
  'channel.20-34':
    'Busy energy turned straight into action, now. Being busy comes by itself; what pays is being busy with the right thing.',
  'channel.20-57':
    'Intuition that speaks at once. A quick, sure word in the moment, before there is time to explain it.',
  'channel.21-45':
    'A will to manage material life: earning, holding, sharing out. Wants control of its own resources, and serves a community with them.',
  'channel.23-43':
    'Original insight put into words. A new view that saves effort, if the time is right and somebody wants to hear it.',
  'channel.24-61':
    'A mind that circles a question until a truth drops in. Inspiration is its food, and silence helps more than effort.',
  'channel.25-51':
    'The courage to leap where one has not been before. Competes, meets shock, and grows into itself by it.',
  'channel.26-44':
    'A talent for bringing people what they need: remembers what worked, and puts it across. Achieves much with a small effort, and then needs rest.',
  'channel.27-50':
    'Care guided by values: nourishes, protects, takes on responsibility. Trustworthy with the young and the weak, and in need of limits to its duties.',
  'channel.28-38':
    'A stubborn search for what is worth living for. Meets resistance with strength when the cause is its own.',
  'channel.29-46':
    'Saying yes with the whole body and staying to the end. Where it leads shows only on the way; expectations get in the way of that.',
  'channel.30-41':
    'Desire gathered into one new experience. Feeling and imagination push for something to happen, and the outcome may differ from the dream.',
  'channel.32-54':
    'Ambition with an instinct for what will last. Works its way up step by step, and earns trust by steady effort.',
  'channel.34-57':
    'Raw strength guided by instinct from moment to moment. The body reacts before the thought does, and keeps itself safe.',
  'channel.35-36':
    'Hunger for new experience, through the ups and downs of feeling. What has been lived through becomes wisdom worth passing on.',
  'channel.37-40':
    'Community held together by a bargain: I give, you give. Warm loyalty to family and friends, with work and rest in fair exchange.',
  'channel.39-55':
    'Moods that travel from melancholy to passion. It stirs itself and others to find where the spirit is; a mood needs no other reason.',
  'channel.42-53':
    'Begins and completes in cycles. Grows by going through each one to its end before starting the next.',
  'channel.47-64':
    'A mind that turns memories into meaning. Images swirl until sense appears; time does most of the work.',
}
