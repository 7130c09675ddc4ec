import type { InsightSentence } from '~/domain/human-design/transit/personal-insight'

/** The personal daily insight: sentences that join readings of gates, channels and centers. Three variants each. */
export const guidanceInsight = {
  'opens.1':
    'The Sun is in gate {{gate}}, {{name}}, line {{line}} today, and the Earth is opposite in gate {{earthGate}}, {{earthName}}. The Sun’s gate colours the day for everyone:',
  'opens.2':
    'Today everyone feels something of gate {{gate}}, {{name}}, where the Sun is in line {{line}}, while the Earth adds the balance of gate {{earthGate}}, {{earthName}}. This is what the Sun’s gate is about:',
  'opens.3':
    'Gates {{gate}}, {{name}}, and {{earthGate}}, {{earthName}}, shape this day, with the Sun in line {{line}} of the first and the Earth in the second. The first is the stronger of the two:',
  'natal_sun.1': 'You have gate {{gate}} yourself, so you’re on familiar ground, just with the lights turned up.',
  'natal_sun.2': 'Gate {{gate}} is in your own chart. Today speaks your language, only a little louder.',
  'natal_sun.3':
    'Because gate {{gate}} is part of your chart anyway, you may notice something today that usually runs in the background.',

  'completed.1':
    'Here’s your own part in it: you have gate {{natalGate}}, and with {{bodies}} in gate {{transitGate}} today, channel {{channel}}, {{name}}, is complete. While it lasts, this is yours:',
  'completed.2':
    'Your gate {{natalGate}} meets its other half today, gate {{transitGate}}, thanks to {{bodies}}. Together they form channel {{channel}}, {{name}}:',
  'completed.3':
    'With {{bodies}} in gate {{transitGate}} and your own gate {{natalGate}}, channel {{channel}}, {{name}}, is complete for a while. This is how it works:',
  'completed_also.1':
    'Channel {{channel}}, {{name}}, comes together as well, from your gate {{natalGate}} and {{bodies}} in gate {{transitGate}}.',
  'completed_also.2':
    'More quietly, channel {{channel}}, {{name}}, is complete too: gate {{natalGate}} is yours, and gate {{transitGate}} comes from {{bodies}}.',
  'completed_also.3':
    'The same goes for channel {{channel}}, {{name}}, where your gate {{natalGate}} meets {{bodies}} in gate {{transitGate}}.',
  'completed_none.1':
    'None of the fast-moving planets completes one of your channels today. On a quiet day like this it’s easier to tell what’s yours and what comes from the people around you.',
  'completed_none.2':
    'Today’s faster planets leave your channels as they are. That makes it a quiet day, and a good one to notice how you usually work.',
  'completed_none.3':
    'The fast planets don’t complete any of your channels today. If something goes well, it’s likely to work on other days too.',
  'stressed.1':
    'Your gate {{gate}}, {{name}}, gets extra emphasis today from {{bodies}}. It does what it always does, just more clearly.',
  'stressed.2':
    'Gate {{gate}}, {{name}}, is one of yours, and it’s highlighted today by {{bodies}}. Don’t be surprised if people notice.',
  'stressed.3':
    'Take another look at your gate {{gate}}, {{name}}: with {{bodies}} there, it plays a bigger part today.',

  'center_lent.1':
    'Your {{center}} isn’t defined in your chart, but it is for the time being. It can feel like your own certainty, but it’ll pass.',
  'center_lent.2':
    'For now your {{center}} works as if it were defined. Enjoy how steady that feels, and don’t make promises because of it.',
  'center_lent.3':
    'The sky completes a circuit through your {{center}}. For a while you can borrow its consistency and find out what that’s like.',
  'center_visited.1':
    'Of the centers that aren’t defined in your chart, it’s your {{center}} that takes in the most today.',
  'center_visited.2':
    'If something doesn’t feel like you today, check your {{center}} first: that’s where the sky is busiest.',
  'center_visited.3': 'Much of today reaches you through your {{center}}, which takes in more than it gives out.',
  'center_quiet.1':
    'There’s no planet in the gates of your {{center}} today. Whatever you feel there comes from the people near you.',
  'center_quiet.2': 'The sky leaves your {{center}} alone, so what you notice there is the company you’re in.',
  'center_quiet.3': 'It’s a quiet day for your {{center}} as far as the planets go. See who livens it up.',
  'centers_all.1':
    'All your centers are defined, so none of them is open to the sky. You tend to influence others more than they influence you.',
  'centers_all.2':
    'With every center defined, you’re hardly affected by the mood of a particular day. Look at how your consistency affects the people around you instead.',
  'centers_all.3': 'Since all your centers are defined, today’s weather passes you by. What you feel is your own.',
  'of_center.1': 'This is what your chart says about it:',
  'of_center.2': 'Here’s a reminder of how it works in you:',
  'of_center.3': 'On any day, this is true of it:',
  'bridged.1':
    'Separate parts of your definition are connected for a while. You may find in yourself today what you usually look for in other people.',
  'bridged.2':
    'Today’s sky bridges a split in your chart, so the parts on both sides can hear each other without help. Take some time to think things over on your own.',
  'bridged.3':
    'There’s a bridge today between separate parts of your chart. Make the most of it, and look at any decision again once it’s gone.',

  'decide.1': 'If you have a decision to make, make it the way you always do, whatever the sky says.',
  'decide.2': 'None of this decides anything for you. That’s still up to your authority.',
  'decide.3': 'Think of all this as the weather, and stick to your own way of deciding.',
  'evening.1':
    'This evening, ask yourself one question: did today feel more like “{{signature}}” or more like “{{notSelf}}”?',
  'evening.2':
    'Before you go to sleep, think of one moment that felt like “{{signature}}” and one that felt like “{{notSelf}}”.',
  'evening.3':
    'End the day with a short note: when was it “{{signature}}”, when was it “{{notSelf}}”, and what happened just before?',
} satisfies Record<`${InsightSentence}.${1 | 2 | 3}`, string>
