import type { SectionId } from '~/domain/human-design/reading/reading-section'
import type { ChartReadingKey, RarityOfKind } from '~/domain/human-design/reading/sentence'
import type { CenterCode } from '~/domain/human-design/terms/codes'

type Counted = 'channels.count' | 'rare.frequent_line' | `share.${1 | 2 | RarityOfKind}`

/** The written reading of a chart: sections, open centers, channels, cross, what is unusual, and the closing. */
export const writtenChart = {
  'section.type': 'Who you are and how you start',
  'section.authority': 'How you decide',
  'section.profile': 'How you go about things',
  'section.definition': 'How you hold together',
  'section.centers': 'Where you’re open',
  'section.channels': 'What you can count on',
  'section.cross': 'Your cross',
  'section.unusual': 'A closer look',
  'section.closing': 'To try this week',

  // A center is explained where it's first named
  explained: '{{center}} ({{gloss}})',
  'gloss.head': 'questions and inspiration',
  'gloss.ajna': 'how you think',
  'gloss.throat': 'voice and action',
  'gloss.g': 'who you are and where you’re going',
  'gloss.heart': 'willpower and worth',
  'gloss.spleen': 'instinct and well-being',
  'gloss.sacral': 'the gut’s yes and no',
  'gloss.solar_plexus': 'moods and feelings',
  'gloss.root': 'pressure and drive',
  'gloss.line.1': 'looking for firm ground',
  'gloss.line.2': 'needing peace for a talent',
  'gloss.line.3': 'learning by trying',
  'gloss.line.4': 'living through friendships',
  'gloss.line.5': 'being expected to have the answer',
  'gloss.line.6': 'stepping back to see the whole',
  gateNamed: '{{gate}} ({{name}})',
  channelNamed: '{{channel}} ({{name}})',

  'open.some':
    'The white shapes on your drawing aren’t defined. There you take in what other people have, and feel it more strongly than they do. It’s where you get confused, and where you learn most about others.',
  'open.one':
    'There’s just one white shape on your drawing, one center that isn’t defined. Almost everything about you stays the same in any company, so what comes in there stands out.',
  'open.all':
    'With all nine open, you take in everyone. That makes crowds tiring, and it makes you a good judge of how a group is really doing.',
  'open.none':
    'All nine of your centers are defined, so you’re much the same in any company. People know where they are with you. You may have to make a point of asking how they see it, because their moods don’t get in by themselves.',
  'open.rest': 'Your {{centers}} are open in the same way: what comes and goes there depends on who’s in the room.',
  'open.rest_single': 'Your {{center}} is open too, and takes its colour from the people you’re with.',

  'center.head.undefined':
    'Other people’s questions land in your {{center}} and stick. You can lose a whole Sunday to a problem that was never yours.',
  'center.head.open':
    'Nothing at all is fixed in your {{center}}, so you can be fascinated by anything, and on some days by nothing. An unanswered question can simply be left where it is.',
  'center.ajna.undefined':
    'In your {{center}} you can argue both sides and mean it. The trap is pretending to be certain; “I haven’t made up my mind” is an honest place to be.',
  'center.ajna.open':
    'Your {{center}} has no settled method: you borrow the mind of the person talking. It makes you a wonderful listener and a poor witness to your own opinions of last week.',
  'center.throat.undefined':
    'With your {{center}} you tend to sound like the people you’re with. You may catch yourself talking just to be noticed, when keeping quiet would have made them curious sooner.',
  'center.throat.open':
    'Your {{center}} has no gate of its own, so your voice follows the room. Ask people to invite you into the conversation, and you’ll be spared a lot of blurting.',
  'center.g.undefined':
    'Your {{center}} changes with the setting. If you feel lost, move to another place before you draw any conclusions about your life.',
  'center.g.open':
    'There’s no fixed self to defend in your {{center}}. You can try on a city, a style or a circle of friends, and put it back when it pinches.',
  'center.heart.undefined':
    'Your {{center}} tempts you to prove yourself. You have nothing to prove, and the promises made to impress are the ones that break.',
  'center.heart.open':
    'Competition doesn’t come naturally to your {{center}}. If you’re suddenly out to win, look around for the person who started it.',
  'center.spleen.undefined':
    'Through your {{center}} you often pick up who’s unwell before they say so. You may also hold on to what feels safe, a job or a person, long after it’s stopped doing you good.',
  'center.spleen.open':
    'Your {{center}} picks up every unease nearby. A fear that was huge at the party may be gone by the time you’re home, so give it that long.',
  'center.sacral.undefined':
    'Your {{center}} runs on borrowed energy. Among busy people you can outwork them all, and then it’s gone, so stop while you still have some left.',
  'center.sacral.open':
    'Your {{center}} won’t tell you when you’ve had enough. Lie down before you’re tired, and measure your work by what it’s worth, since hours tell you little.',
  'center.solar_plexus.undefined':
    'Your {{center}} turns up the volume on what others feel. You may avoid a hard conversation to keep the peace; go outside for ten minutes and see which of those feelings came along.',
  'center.solar_plexus.open':
    'When you’re alone, your {{center}} is calm. A storm that starts as someone walks in is theirs, and you’re free to watch it.',
  'center.root.undefined':
    'Your {{center}} takes other people’s hurry for your own. You finish things fast to be rid of the pressure, and then there’s more, because the list was never the cause.',
  'center.root.open':
    'Your {{center}} has no pace of its own. A deadline can be fun for an afternoon; a month of them empties you.',

  'holds.1': 'Something there is always yours, though: gate {{gate}}.',
  'holds.2': 'You keep a corner to yourself in there, gate {{gate}}.',

  'channels.single': 'You have just one of those, so it’s easy to recognise.',
  'channels.count_one': 'You have {{count}} of those.',
  'channels.count_other': 'You have {{count}} of those.',
  'channels.none':
    'You have none of those. Each person you meet completes different lines for you, and over the years you get to know a good many from the inside.',
  'channels.rest': 'Just as reliable are {{channels}}.',
  'lead.only': 'It’s {{channel}}, between your {{center}} and your {{otherCenter}}.',
  'lead.1': 'The first is {{channel}}, between your {{center}} and your {{otherCenter}}.',
  'lead.2': 'Then there’s {{channel}}, which runs from your {{center}} to your {{otherCenter}}.',
  'lead.3': 'Your {{center}} and {{otherCenter}} are joined by {{channel}}.',
  'lead.4': '{{channel}} connects your {{center}} with your {{otherCenter}}.',
  'lead.5': 'And {{channel}} keeps your {{center}} in touch with your {{otherCenter}}.',
  'one_side.personality': 'Both ends were set at your birth, so this is something you know about yourself.',
  'one_side.design':
    'Both ends were set some three months before your birth, so it works by itself. Ask a friend: they’ve probably seen it.',
  'one_side.design.head':
    'Both ends were set some three months before your birth, so you may hardly notice that you think this way.',
  'circuit.individual':
    'Most of your channels do things in a way no one else would. It encourages people, and it means you won’t always fit in.',
  'circuit.tribal':
    'Most of your channels look after your own people: they make sure everyone’s fed and everyone keeps their word.',
  'circuit.collective':
    'Most of your channels make something to pass on, a method or a story, to strangers as readily as to family.',
  'circuit.integration':
    'Most of your channels look after you first, moment by moment. Others get the benefit of someone who’s all there.',
  'likely.channel': 'If it’s yours, it joins your {{center}} and your {{otherCenter}}.',

  'cross.name': 'Yours is the {{cross}}.',
  'angle.right':
    '“Right Angle” marks a personal story: you follow what you want to find out yourself, and other people learn something by watching.',
  'angle.juxtaposition':
    '“Juxtaposition” marks a fixed course: you keep to one narrow path at your own pace, and it takes more than a chance meeting to move you off it.',
  'angle.left':
    '“Left Angle” marks a story that needs other people: someone you meet by chance changes your course, or you change theirs.',
  'quarter.initiation':
    'On the wheel of the gates your Sun is in the quarter of the mind: you want the why before the what.',
  'quarter.civilization':
    'On the wheel of the gates your Sun is in the quarter of form: a thing counts for you once it can be seen or held.',
  'quarter.duality':
    'On the wheel of the gates your Sun is in the quarter of bonds: much of your story takes place between two people.',
  'quarter.mutation':
    'On the wheel of the gates your Sun is in the quarter of change: you’re often there when one thing is over and the next has no name yet.',
  'cross.personality.sun': 'At your birth the Sun, which carries the most weight, was in gate {{gate}}.',
  'cross.personality.earth': 'The Earth, across from it, steadies you with gate {{gate}}.',
  'cross.design.sun': 'On the earlier date the Sun was in gate {{gate}}. That part of you acts without asking you.',
  'cross.design.earth': 'On that date the Earth, which gives it a footing, was in gate {{gate}}.',

  'met.personality.earth': 'That’s half of {{channel}}, described above.',
  'met.design.sun': 'You’ve met it as half of {{channel}}.',
  'met.design.earth': 'It belongs to {{channel}}, which came up among your channels.',
  'met.channel':
    'Gates {{knownGates}} are the two ends of {{channels}}, so you’ve read what they do together. The Sun and the Earth weigh most, so that theme runs through everything.',
  'met.channels':
    'You’ve read what gates {{knownGates}} do in {{channels}}. The Sun and the Earth weigh most, so these themes run through everything.',

  'rare.reflector': 'Having no defined center at all makes yours the rarest of the five types.',
  'rare.quadruple_split': 'You have four separate groups of centers, the most a chart can have.',
  'rare.triple_split': 'Your centers fall into three separate groups, where most people have one or two.',
  'rare.ego_manifested': 'Your will is the only voice you have for decisions, and it can speak for itself.',
  'rare.ego_projected': 'Your will decides, but no channel takes it to your voice, so it waits to be asked.',
  'rare.self_projected': 'Your own voice decides for you, and with none of the four motors defined nothing pushes it.',
  'rare.mental':
    'Only centers from the Throat upwards are defined in your chart, and everything below is open to other people.',
  'rare.rare_profile':
    'Your profile, {{profile}}, seldom comes up, because the Sun’s position three months earlier has to fall just so.',
  'rare.many_channels': 'You have at least eight channels, so a lot of you is switched on all the time.',
  'rare.one_channel': 'A single channel carries everything that’s defined in you.',
  'rare.one_open_center':
    'Your {{center}} is the only center that isn’t defined, so all outside influence comes in through one door.',
  'rare.bare_centers':
    'Your {{centers}} have no active gate at all, so whatever happens there is new to you every time.',
  'rare.repeated_gate':
    'At least four of your 26 planet positions fall in one gate, {{gate}}, so you’ll run into it often.',
  'rare.one_circuit': 'All your channels belong to the same family, called a circuit, so you’re all of a piece.',
  'rare.no_motor':
    'With all four motors white, nothing in you pushes all the time. Other people’s hurry is the only kind you know.',
  'rare.all_motors': 'All four motors are defined: will, feelings, life force and pressure are all running, every day.',
  'rare.frequent_line_one':
    'Each of your 26 planet positions also has a number from 1 to 6, like those of your profile. The {{line}}, {{lineName}} ({{lineGloss}}), comes up {{count}} time, well above its share.',
  'rare.frequent_line_other':
    'Each of your 26 planet positions also has a number from 1 to 6, like those of your profile. The {{line}}, {{lineName}} ({{lineGloss}}), comes up {{count}} times, well above its share.',
  'rare.missing_line':
    'Each of your 26 planet positions also has a number from 1 to 6, like those of your profile. The {{line}}, {{lineName}} ({{lineGloss}}), doesn’t come up once, so you pick that up from other people.',
  'rare.typical': 'Taken one by one, the features of your chart are common ones. A few haven’t come up yet.',
  'share.1_one': 'That’s true of about {{count}} chart in a hundred.',
  'share.1_other': 'That’s true of about {{count}} charts in a hundred.',
  'share.2_one': 'Roughly {{count}} person in a hundred can say the same.',
  'share.2_other': 'Roughly {{count}} people in a hundred can say the same.',
  'share.rare_profile_one': 'About {{count}} chart in a hundred has it.',
  'share.rare_profile_other': 'About {{count}} charts in a hundred have it.',
  'share.one_open_center_one': 'About {{count}} chart in a hundred has just one such door.',
  'share.one_open_center_other': 'About {{count}} charts in a hundred have just one such door.',
  'share.bare_centers_one': 'About {{count}} chart in a hundred has three such centers or more.',
  'share.bare_centers_other': 'About {{count}} charts in a hundred have three such centers or more.',
  'share.repeated_gate_one': 'About {{count}} chart in a hundred has a gate that comes up this often.',
  'share.repeated_gate_other': 'About {{count}} charts in a hundred have a gate that comes up this often.',
  'share.frequent_line_one': 'In about {{count}} chart in a hundred, one of the six comes up nine times or more.',
  'share.frequent_line_other': 'In about {{count}} charts in a hundred, one of the six comes up nine times or more.',
  'share.missing_line_one': 'About {{count}} chart in a hundred lacks one of the six.',
  'share.missing_line_other': 'About {{count}} charts in a hundred lack one of the six.',
  'hanging.1':
    'Some channels are coloured at one end only, and you may notice people with the other end across a room. Gate {{partnerGate}}, for example, would complete that of your gate {{gate}}.',
  'hanging.2': 'Gate {{partnerGate}} would complete another, whose other end is your gate {{gate}}.',
  'node.south':
    'Up to your forties or so, the places and people around you tend to draw out gate {{gate}}, where the South Node was.',
  'node.north': 'Later it’s more often gate {{gate}}, where the North Node was.',
  'node.south.met':
    'Up to your forties or so, the places and people around you tend to draw out a gate you’ve read about, {{gate}}: the South Node was there.',
  'node.north.met': 'Later it’s more often gate {{gate}}, which you’ve already met: the North Node was there.',
  'node.advice': 'When you choose a town or a job, ask which of the two themes it has room for.',
  'bridge.gate':
    'A single gate, {{gate}}, would join two of your separate groups. With people who have it, things may click at once, and that needn’t be love.',
  'bridge.gates':
    'One more gate, such as {{gates}}, is enough to join two of your separate groups. If you feel unusually whole near people who have one of them, that’s where it comes from.',
  'bridge.wide':
    'No single gate would join your separate groups. It takes someone with a whole channel that links them, or several people round a table.',

  'try.generator':
    'Pick one ordinary day and start nothing that hasn’t first come to you as a question, a sight or a sound. Count how often your energy rises.',
  'try.manifesting_generator':
    'Three times this week, say one sentence to the people concerned before you switch to something new. Watch what it does to their faces.',
  'try.manifestor':
    'Before your next three moves, tell one person who’ll feel the effect. Then act as you would have anyway.',
  'try.projector': 'Hold back one piece of good advice until you’re asked for it. Notice how differently it’s heard.',
  'try.reflector': 'Spend an hour each in two places you know well, alone, and write down how you are in them.',
  'decide.emotional': 'Put off one answer you’d normally give at once, and look at it again after two nights.',
  'decide.sacral': 'Let someone ask you five yes-or-no questions about small things, and answer by sound only.',
  'decide.splenic': 'When a quiet “not this” comes up, follow it once without asking for reasons.',
  'decide.ego_manifested': 'Begin one sentence a day with “I want”, and don’t soften the end of it.',
  'decide.ego_projected': 'Before you say yes to something, ask aloud what you’d get out of it.',
  'decide.self_projected':
    'Record yourself talking about something undecided, and listen to the tone, as you would to a friend’s.',
  'decide.mental': 'Take one open question to two different people in two different places, and compare what you said.',
  'decide.lunar':
    'Choose one question to carry until this day next month, and write a line about it whenever your view shifts.',
  'notice.head': 'When a problem keeps you awake, ask whose it was this morning.',
  'notice.ajna': 'Once, when you’re asked for an opinion, say that you don’t have one yet.',
  'notice.throat': 'At one gathering, wait to be spoken to. See who does it.',
  'notice.g': 'If a place feels wrong, leave it early, just to see what that’s like.',
  'notice.heart': 'Make no promise this week that you’d only make to look good.',
  'notice.spleen': 'Throw out one thing you’ve kept only because it felt safer to keep it.',
  'notice.sacral': 'Stop work one hour before you’re worn out.',
  'notice.solar_plexus': 'Say one uncomfortable thing kindly, without waiting for a better mood in the room.',
  'notice.root': 'Do one “urgent” thing at half your usual speed, then check whether it was.',
  'notice.none': 'Ask one person how your presence changes a room. You’re the last to notice.',
} satisfies Record<Exclude<ChartReadingKey, Counted> | `${Counted}_${'one' | 'other'}`, string> &
  Record<
    | `gloss.${CenterCode}`
    | `gloss.line.${1 | 2 | 3 | 4 | 5 | 6}`
    | `section.${SectionId}`
    | 'explained'
    | 'gateNamed'
    | 'channelNamed',
    string
  >
