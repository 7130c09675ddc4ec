import type { SectionId } from '~/domain/human-design/reading/reading-section'
import type { ChartReadingKey, RareShare } from '~/domain/human-design/reading/sentence'
import type { CenterCode } from '~/domain/human-design/terms/codes'

type Counted = 'channels.count'

/** The written reading of a chart: sections, open centers, channels, cross, what is unusual, and the closing. */
export const writtenChart = {
  'section.type': 'Who you are and how you start',
  'section.authority': 'How you decide',
  'section.profile': 'How you go about things',
  'section.definition': 'How your centers connect',
  'section.centers': 'Where you’re open',
  'section.centers.one': 'The one place you’re open',
  'section.centers.none': 'Much the same in any company',
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
  'gloss.sacral': 'working energy and the gut’s yes and no',
  'gloss.solar_plexus': 'moods and feelings',
  'gloss.root': 'pressure and drive',
  'gloss.line.1': 'looking for firm ground',
  'gloss.line.2': 'a talent that needs peace and quiet',
  'gloss.line.3': 'learning by trying',
  'gloss.line.4': 'living through friendships',
  'gloss.line.5': 'being expected to have the answer',
  'gloss.line.6': 'stepping back to see the whole',
  gateNamed: '{{gate}} ({{name}})',
  channelNamed: '{{channel}} ({{name}})',
  'number.2': 'two',
  'number.3': 'three',
  'number.4': 'four',
  'number.5': 'five',
  'number.6': 'six',
  'number.7': 'seven',
  'number.8': 'eight',
  'number.9': 'nine',
  'hundred.1': 'about one chart in a hundred',
  'hundred.2': 'about two charts in a hundred',
  'hundred.3': 'about three charts in a hundred',
  'hundred.4': 'about four charts in a hundred',
  'hundred.5': 'about five charts in a hundred',
  'hundred.6': 'about six charts in a hundred',
  'hundred.7': 'about seven charts in a hundred',

  'open.some':
    'The white shapes on your drawing aren’t defined. There you take in what other people bring, and feel it more strongly than they do. That’s where you get confused, and where you learn most about others.',
  'open.one':
    'There’s just one white shape on your drawing, one center that isn’t defined. Almost everything about you stays the same in any company, so what comes in there stands out.',
  'open.all':
    'With all nine white, you take in everyone. That makes crowds tiring, and it makes you a good judge of how a group is really doing.',
  'open.none':
    'All nine of your centers are defined, so the people you’re with hardly change you. They know where they are with you. You may have to make a point of asking how they feel, because you don’t pick it up by yourself.',
  'open.none.parts':
    'All nine of your centers are defined, so your moods, your energy and your opinions are your own in any company; what people can do is join your groups. They know where they are with you. You may have to make a point of asking how they feel, because you don’t pick it up by yourself.',
  'open.rest':
    'That leaves your {{centers}}, white as well: what comes and goes there depends on the company you’re in.',
  'open.rest_single':
    'That leaves your {{center}}, white as well: what comes and goes there depends on the company you’re in.',
  'open.rest_only': 'Your {{center}} is white: what comes and goes there depends on the company you’re in.',
  'open.rest_first': 'Your {{centers}} are white: what comes and goes there depends on the company you’re in.',

  'center.head.undefined':
    'Other people’s questions land in your {{center}} and stick. You can lose a whole Sunday to a problem that was never yours.',
  'center.head.open':
    'Your {{center}} is completely open: you can be fascinated by anything, and on some days by nothing. An unanswered question can simply be left where it is.',
  'center.ajna.undefined':
    'With a white {{center}}, you can argue both sides and mean it. The trap is pretending to be certain; “I haven’t made up my mind” is an honest answer.',
  'center.ajna.open':
    'Your {{center}} has no settled method: you borrow the mind of the person talking. It makes you a wonderful listener and a poor witness to your own opinions of last week.',
  'center.throat.undefined':
    'Your white {{center}} tends to sound like the people you’re with. You may catch yourself talking just to be noticed, when keeping quiet would have made them curious sooner.',
  'center.throat.open':
    'None of the gates in your {{center}} is coloured, so your voice follows the room. Wait until someone draws you into the conversation, and you’ll blurt out less.',
  'center.g.undefined':
    'Your {{center}} changes with the setting. If you feel lost, spend an afternoon somewhere else before you draw any conclusions about your life.',
  'center.g.open':
    'There’s no fixed self to defend in your {{center}}. You can try out a city, a style or a circle of friends, and leave it again when it doesn’t fit.',
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
    'Your {{center}} turns up the volume on what others feel. When it gets loud, go outside for ten minutes and see which of those feelings are still there. If something is left that needs saying, don’t swallow it just to keep the peace.',
  'center.solar_plexus.open':
    'When you’re alone, your {{center}} is calm. A storm that starts as someone walks in is theirs, and you’re free to watch it.',
  'center.root.undefined':
    'Your {{center}} takes other people’s hurry for your own. You finish things fast to be rid of the pressure, and it comes back, because the work was never its cause.',
  'center.root.open':
    'Your {{center}} has no pace of its own. A deadline can be fun for an afternoon; a month of them empties you.',

  'holds.1': 'Gate {{gate}} in this center is always yours, though.',
  'holds.2': 'Here too, a gate is always yours: {{gate}}.',

  'channels.single': 'You have just one of those, so it’s easy to recognise.',
  'channels.count_one': 'You have {{number}} of those.',
  'channels.count_other': 'You have {{number}} of those.',
  'channels.most': 'You have {{number}} of those. Here are the ones that count most.',
  'channels.none':
    'You have none of those. Each person you meet completes different channels for you, so over the years you get to know many channels from the inside. What you can count on is the Moon, which passes through the same gates every month.',
  'channels.known.wave': 'You also have {{channel}}, the one your wave runs through.',
  'channels.known.voice': 'You also have {{channel}}, which takes your feelings to your voice.',
  'lead.only': 'It’s {{channel}}, between your {{center}} and your {{otherCenter}}.',
  'lead.1': 'The first is {{channel}}, between your {{center}} and your {{otherCenter}}.',
  'lead.2': 'Then there’s {{channel}}, which connects your {{center}} and your {{otherCenter}}.',
  'lead.3': 'Your {{center}} and {{otherCenter}} are joined by {{channel}}.',
  'lead.4': '{{channel}} links your {{center}} with your {{otherCenter}}.',
  'lead.5': 'And there’s {{channel}}, between your {{center}} and your {{otherCenter}}.',
  'one_side.personality': 'Both ends of this channel were set at your birth, so you recognise it in yourself.',
  'one_side.design':
    'Both ends of this channel were set some three months before your birth, so it works without your noticing. Ask a friend: they’ve probably seen it.',
  'one_side.design.head':
    'Both ends of this channel were set some three months before your birth, so you may hardly notice that you think this way.',
  'circuit.individual':
    'What your channels have in common is doing things in a way no one else would. It encourages people, and it means you won’t always fit in.',
  'circuit.individual.some':
    'What {{knownChannels}} have in common is doing things in a way no one else would. It encourages people, and it means you won’t always fit in.',
  'circuit.tribal':
    'What your channels have in common is looking after your own people: everyone gets fed, and everyone keeps their word.',
  'circuit.tribal.some':
    'What {{knownChannels}} have in common is looking after your own people: everyone gets fed, and everyone keeps their word.',
  'circuit.collective':
    'What your channels have in common is making something to pass on, a method or a story, to strangers as readily as to family.',
  'circuit.collective.some':
    'What {{knownChannels}} have in common is making something to pass on, a method or a story, to strangers as readily as to family.',
  'circuit.integration':
    'What your channels have in common is looking after you first, moment by moment. Others get the benefit of someone who’s all there.',
  'circuit.integration.some':
    'What {{knownChannels}} have in common is looking after you first, moment by moment. Others get the benefit of someone who’s all there.',
  'likely.channel': 'If it’s yours, it joins your {{center}} and your {{otherCenter}}.',
  'likely.type': 'If you’re a {{type}}, this is how you start.',
  'likely.profile': 'If it’s yours, you’re a {{profile}}, {{profileName}}.',
  'likely.authority.emotional':
    'If it’s yours, you feel in waves, and what looks wonderful at the top can look impossible three days later.',
  'likely.authority.sacral':
    'If it’s yours, your gut decides. It’s quick, and it speaks in sounds: a bright “uh-huh”, a flat “uh-uh”, sometimes nothing at all.',
  'likely.authority.splenic':
    'If it’s yours, instinct decides. It’s a small, clear knowing, it comes once, and it doesn’t argue.',
  'likely.authority.ego_manifested':
    'If it’s yours, your will decides, and you can hear it. Listen for what you blurt out: “I want that”, “I’m not doing this.”',
  'likely.authority.ego_projected':
    'If it’s yours, your will decides. It asks a plain question: what’s in this for me, and do I want it enough?',
  'likely.authority.self_projected':
    'If it’s yours, your own voice decides. You find out what’s true for you by hearing yourself say it.',
  'likely.authority.mental':
    'If it’s yours, you find it outside: in people you trust, and places in which you think clearly. Inside there’s no single voice to follow, however sure your head may sound.',
  'likely.authority.lunar':
    'If it’s yours, the Moon decides, or rather its cycle: while the Moon goes once through all 64 gates, you look at a question in one mood after another.',
  'likely.definition.none':
    'If it’s yours, no centers are connected in your chart, so people and places make an unusual difference to you.',
  'likely.definition.single': 'If it’s yours, all your defined centers are connected.',
  'likely.definition.split':
    'If it’s yours, your defined centers form two groups that don’t touch, so you can be in two minds without knowing why.',
  'likely.definition.triple_split':
    'If it’s yours, your defined centers form three separate groups, and different people bring different ones together.',
  'likely.definition.quadruple_split':
    'If it’s yours, your defined centers form four separate groups, each with a life of its own.',
  'likely.angle.right':
    'If it’s yours, “Right Angle” marks a personal story: you follow what you want to find out yourself, and other people learn something by watching.',
  'likely.angle.juxtaposition':
    'If it’s yours, “Juxtaposition” marks a fixed course: you keep to one narrow path at your own pace, and it takes more than a chance meeting to move you off it.',
  'likely.angle.left':
    'If it’s yours, “Left Angle” marks a story that needs other people: someone you meet by chance changes your course, or you change theirs.',
  'likely.angle.same': 'If it’s yours, it’s a story of the same kind.',

  'cross.name': 'Yours is the {{cross}}.',
  'angle.right':
    '“Right Angle” marks a personal story: you follow what you want to find out yourself, and other people learn something by watching.',
  'angle.juxtaposition':
    '“Juxtaposition” marks a fixed course: you keep to one narrow path at your own pace, and it takes more than a chance meeting to move you off it.',
  'angle.left':
    '“Left Angle” marks a story that needs other people: someone you meet by chance changes your course, or you change theirs.',
  'quarter.initiation':
    'The gates form four quarters. Your Sun is in the Quarter of Initiation, which is about the mind: you want the why before the what.',
  'quarter.civilization':
    'The gates form four quarters. Your Sun is in the Quarter of Civilization, which is about form: a thing counts for you once it can be seen or held.',
  'quarter.duality':
    'The gates form four quarters. Your Sun is in the Quarter of Duality, which is about bonds: much of your story takes place between two people.',
  'quarter.mutation':
    'The gates form four quarters. Your Sun is in the Quarter of Mutation, which is about change: you’re often there when one thing is over and the next has no name yet.',
  'cross.personality.sun': 'At your birth the Sun was in gate {{gate}}.',
  'cross.personality.earth': 'The Earth, opposite the Sun, balances that with gate {{gate}}.',
  'cross.design.sun':
    'Three months before your birth, the Sun was in gate {{gate}}. You live out its theme without noticing.',
  'cross.design.earth': 'The Earth was then in gate {{gate}}, which supports that theme.',
  'cross.personality.sun.half':
    'At your birth the Sun was in gate {{gate}}, half of {{channel}}, so that channel is also the main theme of your cross.',
  'cross.personality.sun.other_half':
    'At your birth the Sun was in gate {{gate}}, the other half of {{knownChannels}}, so that channel is also the main theme of your cross.',
  'cross.personality.earth.half': 'The Earth, opposite the Sun, balances that with gate {{gate}}, half of {{channel}}.',
  'cross.personality.earth.other_half':
    'The Earth, opposite the Sun, balances that with gate {{gate}}, the other half of {{knownChannels}}.',
  'cross.design.sun.half':
    'Three months before your birth, the Sun was in gate {{gate}}, half of {{channel}}. You live out its theme without noticing.',
  'cross.design.sun.other_half':
    'Three months before your birth, the Sun was in gate {{gate}}, the other half of {{knownChannels}}. You live out its theme without noticing.',
  'cross.design.earth.half': 'The Earth was then in gate {{gate}}, half of {{channel}}, and supports that theme.',
  'cross.design.earth.other_half':
    'The Earth was then in gate {{gate}}, the other half of {{knownChannels}}, and supports that theme.',

  'rare.reflector':
    'Without a single defined center, you belong to the rarest of the five types: {{share}}. Most advice is written for the other four, so try it for a month before you adopt it.',
  'rare.quadruple_split':
    'Four separate groups are rare: {{share}}. Most people change course more easily, so tell those close to you that you need more time, before they call it stubbornness.',
  'rare.triple_split':
    'Most people have one or two groups of centers; you have three. The people you live with may need less variety than you do, so go out on your own now and then.',
  'rare.ego_manifested':
    'Deciding by will alone, and out loud, is rare: {{share}}. “Do what you want” is seldom meant as serious advice, but for you it is.',
  'rare.ego_projected':
    'A will that decides but waits to be asked is rare: {{share}}. People will press you for a yes before they’ve properly asked, and those are the promises that go wrong.',
  'rare.self_projected':
    'Deciding by voice, with none of the four motors behind it, is rare: {{share}}. Friends who settle things in silence may wonder why you need to talk; talk anyway.',
  'rare.mental':
    'All your defined centers are at the top of your drawing, and that’s rare: {{share}}. The wrong room can cloud a good idea in ten minutes, so choose where you think as carefully as what you think about.',
  'rare.rare_profile':
    'Your profile, {{profile}}, is one of the six rarer ones of the twelve, each found in {{share}}. You won’t often meet someone who goes about things quite as you do.',
  'rare.many_channels':
    'Eight channels or more are rare: {{share}}. So much of you is switched on all the time that you can fill a room without meaning to, so leave the others some space.',
  'rare.one_channel':
    'A single channel is unusual: {{share}}. It’s the one you can count on every day, so when you don’t know what to lean on, begin there.',
  'rare.one_channel.mental':
    'A single channel is unusual: {{share}}. It’s the one you can count on every day, and it’s for thinking. When you have a decision to make, talk to your people first.',
  'rare.no_open_center':
    'Having all nine centers defined is very rare. Others need time alone after company to feel like themselves again; that isn’t about you.',
  'rare.one_open_center':
    'Just one white center is unusual: {{share}}. When something throws you off balance out of nowhere, you know where to look first: your {{center}}.',
  'rare.bare_centers':
    'Your {{centers}} have no active gate at all. Three or more such centers are unusual: {{share}}. There you start from nothing each time, so ask the beginner’s question; it’s often the right one.',
  'rare.repeated_gate':
    'Of the faster-moving points in your chart, {{number}} are in one gate, {{gate}}, so you’ll run into its theme often.',
  'rare.one_circuit':
    'All your channels belong to the same family, called a circuit, and that’s unusual: {{share}}. You’re all of a piece, so for other themes, look for friends who have them.',
  'rare.no_motor':
    'Having all four motors white is unusual: {{share}}. Other people’s hurry is the only kind you know, so whenever you’re rushing, ask who began it.',
  'rare.all_motors':
    'All four motors are running in you every day: will, feelings, life force and pressure. You’ll outlast most people, so look up now and then to see if they’re still with you.',
  'rare.frequent_line':
    'Each of your 26 planet positions also has a number from 1 to 6, like those of your profile. In {{number}} of them it’s the {{line}}, {{lineName}} ({{lineGloss}}), so that manner colours much of what you do.',
  'rare.missing_line':
    'Each of your 26 planet positions also has a number from 1 to 6, like those of your profile. The {{line}}, {{lineName}} ({{lineGloss}}), isn’t among them, which may be why you find it so interesting, or so trying, in others.',
  'rare.typical': 'No single feature of your chart is rare; it’s the mix that’s yours. Here’s what else belongs to it.',
  hanging: 'Your gate {{gate}} is one end of a channel.',
  'hanging.partner':
    'The other end is gate {{partnerGate}}. People who have it complete the channel, and you may feel drawn to them without knowing why.',
  'node.turn':
    'The Moon’s nodes are the two points where its path crosses the Sun’s. Their gates are about your surroundings, and they take turns.',
  'node.south': 'Up to your forties or so, the people and places around you mostly bring out gate {{gate}}.',
  'node.north': 'From your forties on it’s more often gate {{gate}}.',
  'node.south.met':
    'Up to your forties or so, the people and places around you mostly bring out gate {{gate}}, which has come up before.',
  'node.north.met': 'From your forties on it’s more often gate {{gate}}, which you’ve met here already.',
  'node.south.half': 'That’s half of your channel {{channel}}.',
  'node.north.half': 'It’s half of {{channel}}.',
  'node.north.other_half': 'It’s the other half of {{knownChannels}}.',
  'node.advice': 'When you choose a town or a job, ask whether it has room for the theme you’re in now.',
  'bridge.gate.two':
    'Gate {{gate}} is enough on its own, and plenty of people have it. With them things may click at once, and that needn’t be love.',
  'bridge.gate.more':
    'Gate {{gate}} on its own joins two of your groups, and plenty of people have it. With them things may click at once, and that needn’t be love.',
  'bridge.gates.two':
    'One gate is enough: anyone with {{gates}}, for example, joins the two. If you feel unusually whole near someone, that may be why.',
  'bridge.gates.more':
    'Anyone with gate {{gates}}, for example, joins two of your groups. If you feel unusually whole near someone, that may be why.',
  'bridge.channel.two':
    'A single gate isn’t enough. A whole channel would do it, such as {{channel}}, or several gates together.',
  'bridge.channel.more':
    'No single gate joins two of your groups. A whole channel would do it, such as {{channel}}, or several gates together.',
  'bridge.wide':
    'No single gate or channel is enough, because your white {{center}} lies between them. It takes several gates together, from one person or from several round a table.',

  // How a text goes together with a strategy or an authority that it pulls against
  'tension.emotional.manifestor': 'You don’t need anyone’s permission to start. What you do wait for is your own calm.',
  'tension.emotional.manifesting_generator':
    'You’re as quick as ever once it’s decided; it’s only the yes that takes its time.',
  'tension.emotional.generator':
    'Your gut still answers first. Take that as a beginning, and see whether the yes is there again when you’re calm.',
  'tension.emotional.projector': 'An invitation needn’t be answered on the day it comes.',
  'tension.splenic.projector':
    'You still wait for the invitation. When one comes, you’ll know at once whether it’s for you.',
  'tension.splenic.manifestor': 'There’s still time to tell people, and “I’m off” is enough.',
  'tension.line.1.sacral':
    'In a decision, though, your gut’s first answer tells you whether to go ahead; all that study tells you how.',
  'tension.line.1.splenic':
    'In a decision, though, that first quiet knowing tells you whether to go ahead; all that study tells you how.',
  'tension.line.1.ego_manifested':
    'In a decision, though, what you blurt out tells you whether to go ahead; all that study tells you how.',
  'tension.line.6.sacral':
    'In a decision your gut still answers first; what you can take your time about is how far to get involved.',
  'tension.line.6.splenic':
    'In a decision instinct still comes first; what you can take your time about is how far to get involved.',
  'tension.line.6.ego_manifested':
    'In a decision your “I want” still comes first; what you can take your time about is how far to get involved.',
  'tension.own_accord.projector':
    'For the big moves you still want to be invited; which invitation to take is up to you.',
  'tension.own_accord.responding':
    'Stepping in still starts with a response: someone asks, and you notice whether you want to.',
  'tension.leap.projector': 'Even so, wait until you’re asked, and then be the first one in.',
  'tension.leap.emotional':
    'Look at something new as closely as you like, and save the leap for a day when your wave is calm.',
  'tension.leap.responding':
    'The leaps that suit you are answers: something turned up, your gut said yes, and you were off.',
  'tension.leap.manifestor': 'Tell people before you go, so no one is left wondering where you are.',
  'tension.leap.quadruple_split': 'It’s only the last step, though: all four parts of you have to agree first.',
  'tension.at_once.emotional': 'Trust that in the moment. For a decision, wait until your wave has settled.',
  'tension.understood.emotional': 'Understanding isn’t deciding, though: that still takes its time.',
  'tension.yes.emotional': 'Let a yes wait until your wave has settled, and then give it gladly.',
  'tension.begin.projector': 'With anything big, wait until you’ve been invited to begin.',
  'tension.begin.responding': 'Begin what you’ve responded to: that’s what you’ll want to see through.',
  'tension.busy.responding': 'A task is yours if it came to you and you responded.',
  'tension.plans.projector': 'Keep your plans in the drawer until you’re asked for them.',

  'try.generator':
    'Pick one ordinary day and start nothing that hasn’t first come to you as a question, a sight or a sound. Count how often your energy rises.',
  'try.manifesting_generator':
    'Three times this week, say one sentence to the people concerned before you switch to something new. Watch what it does to their faces.',
  'try.manifestor':
    'Before your next three moves, tell one person who’ll feel the effect. Then go ahead as you’d decided.',
  'try.projector': 'Hold back one piece of good advice until you’re asked for it. Notice how differently it’s heard.',
  'try.reflector': 'Spend an hour alone in each of two places you know well, and write down how you feel there.',
  'decide.emotional': 'Put off one answer you’d normally give at once, and look at it again after two nights.',
  'decide.sacral': 'Let someone ask you five yes-or-no questions about small things, and answer by sound only.',
  'decide.splenic': 'When a quiet “not this” comes up, follow it once without asking for reasons.',
  'decide.ego_manifested': 'Begin one sentence a day with “I want”, and don’t soften the end of it.',
  'decide.ego_projected': 'Before you say yes to something, ask aloud what you’d get out of it.',
  'decide.self_projected':
    'Record yourself talking about something undecided, and listen to the tone, as you would to a friend’s.',
  'decide.mental': 'Take one open question to two different people in two different places, and compare what you said.',
  'decide.lunar':
    'Choose one question this week and start a page for it. Add a line every other day until the Moon has gone round once.',
  'notice.head': 'When a problem keeps you awake, ask yourself who you picked it up from.',
  'notice.ajna': 'Once, when you’re asked for an opinion, say that you don’t have one yet.',
  'notice.throat': 'At one gathering, wait to be spoken to. See who speaks to you first.',
  'notice.g': 'If a place feels wrong, leave it early, just to see what that’s like.',
  'notice.heart': 'Make no promise this week that you’d only make to look good.',
  'notice.spleen': 'Throw out one thing you’ve kept only because it felt safer to keep it.',
  'notice.sacral': 'One day this week, stop work an hour early, even if you could go on.',
  'notice.solar_plexus': 'Say one uncomfortable thing kindly, without waiting for a better mood in the room.',
  'notice.root': 'Do one “urgent” thing at half your usual speed, then ask yourself whether it really was urgent.',
  'notice.none': 'Ask one person how your presence changes a room. You’re the last to notice.',
} satisfies Record<Exclude<ChartReadingKey, Counted> | `${Counted}_${'one' | 'other'}`, string> &
  Record<
    | `gloss.${CenterCode}`
    | `gloss.line.${1 | 2 | 3 | 4 | 5 | 6}`
    | `section.${SectionId}`
    | `section.centers.${'one' | 'none'}`
    | `number.${2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
    | `hundred.${RareShare}`
    | 'explained'
    | 'gateNamed'
    | 'channelNamed',
    string
  >
