import type { InsightSentence } from '~/domain/human-design/transit/personal-insight'

/** The personal daily insight: sentences that join readings of gates, channels and centers to paragraphs. Three of each. */
export const guidanceInsight = {
  'opens.1':
    'The Sun stands today in gate {{gate}}, {{name}}, line {{line}}; the Earth, opposite, in gate {{earthGate}}, {{earthName}}. What is said of the gate of the Sun colors the day for everybody:',
  'opens.2':
    'Everyone walks today under gate {{gate}}, {{name}}, where the Sun is in line {{line}}. The ground beneath it is the Earth in gate {{earthGate}}, {{earthName}}. The reading of the upper one:',
  'opens.3':
    'Two gates hold this day: {{gate}}, {{name}}, with the Sun in line {{line}}, and {{earthGate}}, {{earthName}}, with the Earth. The first is the louder one:',
  'natal_sun.1': 'You carry gate {{gate}} yourself, so this is familiar ground, only brighter lit.',
  'natal_sun.2': 'Gate {{gate}} is in your own chart: the day speaks your language and a little louder.',
  'natal_sun.3': 'As gate {{gate}} is yours by birth, you may notice today what usually runs in the background.',

  'completed.1':
    'Your own part of it: you carry gate {{natalGate}}, and gate {{transitGate}} is occupied today ({{bodies}}), so channel {{channel}}, {{name}}, is whole. It is yours as long as that lasts:',
  'completed.2':
    'Your gate {{natalGate}} finds its other half: {{bodies}} in gate {{transitGate}}. Together they are channel {{channel}}, {{name}}:',
  'completed.3':
    'In gate {{transitGate}} today: {{bodies}}. With your gate {{natalGate}} this makes channel {{channel}}, {{name}}, whole for a while:',
  'completed_also.1':
    'Beside it, channel {{channel}}, {{name}}, comes together from your gate {{natalGate}} and gate {{transitGate}}; there: {{bodies}}.',
  'completed_also.2':
    'More quietly, channel {{channel}}, {{name}}, is complete too: gate {{natalGate}} is yours, in gate {{transitGate}}: {{bodies}}.',
  'completed_also.3':
    'The same happens in channel {{channel}}, {{name}}: your gate {{natalGate}} meets gate {{transitGate}}; there: {{bodies}}.',
  'completed_none.1':
    'No fast body completes a channel of yours today. What you feel as energy is either your own or that of the people around you, and a quiet day is a good one to tell the two apart.',
  'completed_none.2':
    'The sky lends you no channel today. That makes it a plain day, on which your own definition can be heard without accompaniment.',
  'completed_none.3':
    'Today nothing of yours is completed from above. Whatever works today is likely to work on other days as well.',
  'stressed.1':
    'Your gate {{gate}}, {{name}}, is underlined; there: {{bodies}}. What it does anyway, it does more clearly.',
  'stressed.2': 'Gate {{gate}}, {{name}}, is yours and is visited today: {{bodies}}. Expect it to be heard.',
  'stressed.3': 'A second look belongs to your gate {{gate}}, {{name}}; in it today: {{bodies}}.',

  'center_lent.1':
    'Your {{center}}, otherwise not defined, is so for the time being. It can feel like certainty of your own, and it goes as it came.',
  'center_lent.2':
    'For now your {{center}} works as if it were defined. Enjoy how steady it is, and promise nothing by it.',
  'center_lent.3':
    'The sky closes a circuit through your {{center}}. You borrow its constancy for a while and may learn from it what constancy is like.',
  'center_visited.1': 'Of your open centers it is the {{center}} through which most comes in today.',
  'center_visited.2':
    'If something today does not feel like you, look first at your {{center}}: there the sky is busiest.',
  'center_visited.3': 'Much of this day arrives through your {{center}}, which takes in more than it makes.',
  'center_quiet.1': 'In your {{center}} nobody stands today. What stirs there comes from the people near you.',
  'center_quiet.2': 'The sky leaves your {{center}} in peace, so it is company that can be felt there.',
  'center_quiet.3': 'Your {{center}} has a quiet day above; notice who brings noise into it.',
  'centers_all.1':
    'All your centers are defined, so the sky finds no open door. You set the tone for others today rather than they for you.',
  'centers_all.2':
    'With every center defined you are hardly moved by a day as such. Look instead at what your constancy does to others.',
  'centers_all.3': 'As none of your centers is open, the weather of the day passes outside. What you feel is your own.',
  'of_center.1': 'Of such a center the reading says:',
  'of_center.2': 'A reminder of how it works in you:',
  'of_center.3': 'What holds for it on any day:',
  'bridged.1':
    'The parts of your definition are joined for a while. What you usually need others for, you may find in one piece today.',
  'bridged.2':
    'Your split is bridged: one part can hear the other without help. A good day for a conversation with yourself.',
  'bridged.3':
    'Between the parts of your chart there is a bridge today. Cross it freely, and decide again when it is gone.',

  'decide.1': 'If there is something to decide, your own way stays the same under any sky.',
  'decide.2': 'None of this decides for you. That remains with your authority.',
  'decide.3': 'Take it as weather and decide as you always do.',
  'evening.1':
    'In the evening ask yourself one thing: was there more of “{{signature}}” in this day, or more of “{{notSelf}}”?',
  'evening.2':
    'Before you sleep, look for the place in the day that felt like “{{signature}}”, and the one that tasted of “{{notSelf}}”.',
  'evening.3':
    'Let the day end with a short note: when was it “{{signature}}”, when “{{notSelf}}”, and what came just before?',
} satisfies Record<`${InsightSentence}.${1 | 2 | 3}`, string>
