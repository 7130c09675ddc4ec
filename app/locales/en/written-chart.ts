import type { CenterCode } from '~/domain/human-design/codes'
import type { SectionId } from '~/domain/human-design/reading/compose-reading'
import type { ChartReadingKey } from '~/domain/human-design/reading/sentence'

type Counted = 'channels.count' | 'share.1' | 'share.2'

/** The written reading of a chart: sections, open centers, channels, cross, what is unusual, and the closing. */
export const writtenChart = {
  'section.type': 'Who you are and how you start',
  'section.authority': 'How you decide',
  'section.profile': 'Your manner',
  'section.definition': 'How you hold together',
  'section.centers': 'Where you’re open',
  'section.channels': 'What you can count on',
  'section.cross': 'Your cross',
  'section.unusual': 'What’s unusual about you',
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
  gateNamed: '{{gate}} ({{name}})',
  channelNamed: '{{channel}} ({{name}})',

  'open.some':
    'The white shapes on your drawing aren’t defined. There you take in what other people have, and feel it more strongly than they do. It’s where you get confused, and where you learn most about others.',
  'open.one':
    'There’s just one white shape on your drawing, one center that isn’t defined. Nearly all of you stays the same in any company, so what comes in there stands out.',
  'open.all':
    'With all nine open, you take in everyone. That makes crowds tiring, and it makes you a good judge of how a group is really doing.',
  'open.none':
    'All nine of your centers are defined, so you’re much the same in any company. People know where they are with you. You may have to make a point of asking how they see it, because their moods don’t get in by themselves.',
  'open.rest': 'Your {{centers}} are open in the same way: what comes and goes there depends on who’s in the room.',
  'open.rest_single': 'Your {{center}} is open too, and takes its colour from the people you’re with.',

  'center.head.undefined':
    'Take your {{center}}: other people’s questions land there and stick. You can lose a whole Sunday to a problem that was never yours.',
  'center.head.open':
    'Nothing at all is fixed in your {{center}}, so you can be fascinated by anything, and on some days by nothing. An unanswered question can simply be left where it is.',
  'center.ajna.undefined':
    'In your {{center}} you can argue both sides and mean it. The trap is pretending to be certain; “I haven’t made up my mind” is an honest place to be.',
  'center.ajna.open':
    'Your {{center}} has no settled method: you borrow the mind of whoever’s talking. It makes you a wonderful listener and a poor witness to your own opinions of last week.',
  'center.throat.undefined':
    'With your {{center}} you sound different in each company. You may catch yourself talking just to be noticed, when keeping quiet would have drawn them in sooner.',
  'center.throat.open':
    'Your {{center}} has no gate of its own, so your voice follows the room. Ask people to invite you into the conversation, and you’ll be spared a lot of blurting.',
  'center.g.undefined':
    'Your {{center}} changes with the setting. If you feel lost, move to another place before you draw any conclusions about your life.',
  'center.g.open':
    'There’s no fixed self to defend in your {{center}}. You can try on a city, a style or a circle of friends, and put it back when it pinches.',
  'center.heart.undefined':
    'Your {{center}} tempts you to prove yourself. You’ve nothing to prove, and the promises made to impress are the ones that break.',
  'center.heart.open':
    'Competition doesn’t come naturally to your {{center}}. If you’re suddenly out to win, look around for the person who started it.',
  'center.spleen.undefined':
    'Through your {{center}} you notice who’s unwell before they do. You may also cling to what feels safe, a job or a person, long after it’s stopped doing you good.',
  'center.spleen.open':
    'Your {{center}} picks up every unease nearby and has no fear of its own. Saying yes on the spot seldom suits you; going home first nearly always does.',
  'center.sacral.undefined':
    'Your {{center}} runs on borrowed energy. Among busy people you can outwork them all, and then it’s gone, so stop while you still have some left.',
  'center.sacral.open':
    'No steady supply comes from your {{center}}. Lie down before you’re tired, and measure your work by what it’s worth, since hours tell you little.',
  'center.solar_plexus.undefined':
    'By way of your {{center}} you feel what others feel, with the volume turned up. You may avoid a hard conversation to keep the peace; go outside for ten minutes and see which of those feelings came along.',
  'center.solar_plexus.open':
    'When you’re alone, your {{center}} is calm. A storm that starts as someone walks in is theirs, and you’re free to watch it.',
  'center.root.undefined':
    'Your {{center}} takes other people’s hurry for your own. You finish things fast to be rid of the pressure, and then there’s more, because the list was never the cause.',
  'center.root.open':
    'Your {{center}} has no pace of its own. A deadline can be fun for an afternoon; a month of them empties you.',

  'holds.1':
    'One thing in there is always yours: gate {{gate}}. A gate is one of the 64 numbers on the drawing, a small theme by itself.',
  'holds.2': 'You do have gate {{gate}} in that center, which gives the visitors something to talk to.',

  'channels.single':
    'A channel is a line with both ends coloured, and whatever it does, it does every day. You have just one, so it’s easy to recognise.',
  'channels.count_one': 'You have {{count}} channel, a line with both ends coloured. What it does, it does every day.',
  'channels.count_other':
    'You have {{count}} channels, lines with both ends coloured. What they do, they do every day, whoever’s around.',
  'channels.none':
    'A channel is a line with both ends coloured, something a person does every day. You have none, and for you that’s no gap: each person you meet completes different lines, and you get to know them all from the inside.',
  'channels.rest': 'Less prominent, though just as reliable, are {{channels}}.',
  'lead.only': 'It’s {{channel}}, between your {{center}} and your {{otherCenter}}.',
  'lead.1': 'The most prominent is {{channel}}, between your {{center}} and your {{otherCenter}}.',
  'lead.2': 'Then there’s {{channel}}, which runs from your {{center}} to your {{otherCenter}}.',
  'lead.3': 'Your {{center}} and {{otherCenter}} are joined by {{channel}}.',
  'lead.4': '{{channel}} connects your {{center}} with your {{otherCenter}}.',
  'lead.5': 'And {{channel}} keeps your {{center}} in touch with your {{otherCenter}}.',
  'known.personality': 'Both ends were set at your birth, so this is something you know about yourself.',
  'known.design':
    'Both ends were set some three months before your birth, so it works by itself. Ask a friend: they’ve probably seen it.',
  'circuit.individual':
    'Most of what you have serves being different. You encourage people by doing things your way, and you aren’t built to fit in.',
  'circuit.tribal':
    'Most of what you have serves your own people: who’s fed, who’s looked after, who keeps their word.',
  'circuit.collective': 'Most of what you have is meant for sharing, with strangers as readily as with family.',
  'circuit.integration':
    'Most of what you have is about looking after yourself first, moment by moment. Others get the benefit of someone who’s all there.',
  'certain.channels':
    'Channels are lines with both ends coloured, and what they do, they do every day. First those that are yours at any time in question; after them those that some of it would give you.',
  'certain.no_channels':
    'Channels are lines with both ends coloured, and what they do, they do every day. Which ones are yours depends on the time; those below are the likeliest.',
  'certain.centers': 'The time of birth leaves some centers undecided. What follows is about those that stay the same.',
  'likely.channel': 'It’s the channel between your {{center}} and your {{otherCenter}}.',

  'cross.name':
    'The gates of the Sun and Earth, at your birth and some three months earlier, make up your cross. Yours is the {{cross}}. Think of it as the subject you keep coming back to.',
  'angle.right':
    'It belongs to the crosses of a personal story: you’re busy with your own life, and others learn something by watching.',
  'angle.juxtaposition':
    'Its kind is rare: you’re neither wrapped up in your own story nor led by other people’s, and you keep to a narrow path at your own pace.',
  'angle.left': 'It belongs to the crosses of encounters: people you meet change your course, and you change theirs.',
  'quarter.initiation': 'It starts in the quarter of the mind, so you’re looking for the why.',
  'quarter.civilization': 'It starts in the quarter of form, so you want to see a thing built.',
  'quarter.duality': 'It starts in the quarter of bonds, so much of it happens between two people.',
  'quarter.mutation': 'It starts in the quarter of change, so you’re often there when something has run its course.',
  'cross.personality.sun': 'At your birth the Sun, which weighs most in a chart, was in gate {{gate}}.',
  'cross.personality.earth': 'The Earth, opposite, keeps you steady with gate {{gate}}.',
  'cross.design.sun': 'The body has a Sun of its own, from before you were born, in gate {{gate}}.',
  'cross.design.earth': 'Under that, as its ground, is gate {{gate}}.',

  'met.personality.sun': 'It’s one end of {{channel}}, which you’ve read about above.',
  'met.personality.earth': 'You’ve met it already, as half of {{channel}}.',
  'met.design.sun': 'It does its work in {{channel}}, described above.',
  'met.design.earth': 'It belongs to {{channel}}, which you know by now.',

  'rare.reflector': 'Having no defined center at all makes yours the rarest of the five types.',
  'rare.quadruple_split': 'Four separate groups of centers are the most a chart can have.',
  'rare.triple_split': 'Your centers fall into three separate groups, where most people have one or two.',
  'rare.ego_manifested': 'You make decisions by the will alone, and can say them straight out.',
  'rare.ego_projected': 'You make decisions by the will, and wait to be asked before you act on them.',
  'rare.self_projected': 'You decide by hearing your own voice, with no motor to drive it.',
  'rare.mental': 'Only the upper part of your chart is defined, so you decide through conversation.',
  'rare.rare_profile':
    'Your profile, {{profile}}, is one of the six that seldom come up, because the Sun’s position three months earlier has to fall just so.',
  'rare.many_channels': 'You have eight channels or more: a lot of you is switched on all the time.',
  'rare.one_channel': 'A single channel carries everything that’s constant in you.',
  'rare.one_open_center':
    'Your {{center}} is the only center that isn’t defined, so all outside influence comes in by one door.',
  'rare.bare_centers': 'Your {{centers}} have no active gate at all, so you meet what happens there without any habit.',
  'rare.repeated_gate':
    'Gate {{gate}} comes up at least four times among your 26 planet positions, so its theme is hard to miss in you.',
  'rare.one_circuit': 'All your channels belong to the same family, called a circuit, so you’re cut from one cloth.',
  'rare.no_motor': 'None of the four motors is defined, which is to say that nothing in you pushes all the time.',
  'rare.all_motors': 'All four motors are defined: will, feelings, life force and pressure are all running, every day.',
  'rare.frequent_line':
    'Line {{line}}, {{lineName}}, comes up in {{count}} of your 26 planet positions, well above its share. You’ll find that manner wherever you look in yourself.',
  'rare.missing_line':
    'Line {{line}}, {{lineName}}, doesn’t come up once in your 26 planet positions. You learn that manner from other people.',
  'rare.typical':
    'No single feature of your chart is rare. What’s particular is the mix, and what follows is part of it.',
  'share.1_one': 'That’s true of about {{count}} chart in a hundred.',
  'share.1_other': 'That’s true of about {{count}} charts in a hundred.',
  'share.2_one': 'You share it with roughly {{count}} person in a hundred.',
  'share.2_other': 'You share it with roughly {{count}} people in a hundred.',
  'hanging.1':
    'Some of your gates have no partner at the other end of the line. Take {{gate}}, which looks for {{partnerGate}} and finds it in certain people. You notice them across a room.',
  'hanging.2': 'Another half line starts at gate {{gate}} and would need {{partnerGate}}.',
  'node.south':
    'The Moon’s nodes are two points that describe surroundings. What feels familiar, and often shapes the first half of life, is gate {{gate}}.',
  'node.north': 'In the second half things lean towards gate {{gate}}.',
  'node.south.met':
    'The Moon’s nodes are two points that describe surroundings. The familiar one is gate {{gate}}, which you’ve already met above.',
  'node.north.met': 'In the second half things lean towards gate {{gate}}, whose theme you’ve read about already.',
  'bridge.gate':
    'One single gate would join groups of yours that are apart: {{gate}}. People who have it can make you feel oddly complete.',
  'bridge.gates':
    'Groups of yours that are apart would be joined by one more gate, such as {{gates}}. It’s pleasant to be near people who have it, and worth knowing why.',
  'bridge.wide':
    'No single gate would join the groups that are apart in you, so one person rarely does it alone. A mixed company does.',

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
  'notice.head': 'And when a problem keeps you awake, ask whose it was this morning.',
  'notice.ajna': 'And once, when you’re asked for an opinion, say that you don’t have one yet.',
  'notice.throat': 'And at one gathering, wait to be spoken to. See who does it.',
  'notice.g': 'And if a place feels wrong, leave it early, just to see what that’s like.',
  'notice.heart': 'And make no promise this week that you’d only make to look good.',
  'notice.spleen': 'And throw out one thing you’ve kept only because it felt safer to keep it.',
  'notice.sacral': 'And stop work one hour before you’re worn out.',
  'notice.solar_plexus': 'And say one uncomfortable thing kindly, without waiting for a better mood in the room.',
  'notice.root': 'And leave one “urgent” thing until the next day, then check whether it was.',
  'notice.none': 'And ask one person how your presence changes a room. You’re the last to notice.',
  close: 'None of this has to be believed. Try it, keep what proves itself, and let the rest go.',
} satisfies Record<Exclude<ChartReadingKey, Counted> | `${Counted}_${'one' | 'other'}`, string> &
  Record<`gloss.${CenterCode}` | `section.${SectionId}` | 'explained' | 'gateNamed' | 'channelNamed', string>
