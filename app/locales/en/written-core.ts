import type { CoreReadingKey, RemarkKey } from '~/domain/human-design/reading/sentence'

/** The written reading of a chart: type, authority, profile and definition, and what is true of every chart. */
export const writtenCore = {
  'named.type': 'You’re a {{type}}.',
  'type.generator':
    'Your energy is steady, and it wakes up when something you like comes along: a question, an offer, the smell of bread.',
  'type.generator.day':
    'On a good day you go to bed tired and pleased, because you spent your energy on things you wanted to do.',
  'type.manifesting_generator':
    'Like a Generator you need something to respond to, and then you’re quick, often with two or three things on the go.',
  'type.manifesting_generator.day':
    'You’ll skip a step now and then and have to go back for it. That’s a fair price for the shortcuts you find.',
  'type.manifestor': 'You can start things without waiting for anyone, in bursts of energy with real rest in between.',
  'type.manifestor.day':
    'People feel you coming before you’ve said anything, and some of them tense up. A word beforehand helps them a lot.',
  'type.projector': 'You see how a team, a kitchen or a marriage works, often sooner than the people in it.',
  'type.projector.day':
    'Long shifts of routine work wear you out. Your best hours are those in which someone wants to know what you see.',
  'type.reflector': 'You take in the people and places around you and show, often without words, how they’re doing.',
  'type.reflector.day':
    'You can feel like a different person from one week to the next. It’s less confusing once you know how much of it belongs to the room you’re in.',

  'reason.sacral_on': 'Your {{center}} is coloured in, so your energy is there again every day.',
  'reason.sacral_off': 'Your {{center}} is white, so your everyday energy comes and goes.',
  'reason.all_open':
    'In your chart none of the nine is coloured in. They’re all white, and a white center takes in what other people bring.',
  'reason.all_defined': 'In your chart all nine are coloured in.',
  'reason.motor_quiet': 'None of the motors is linked with your voice, so your energy waits to be asked.',
  'reason.motor_direct':
    'Channel {{channels}} takes the power of one of them, your {{center}}, straight to your {{otherCenter}}, so it soon shows in what you say and do.',
  'reason.motor_through':
    'The power of one of them, your {{center}}, reaches your {{otherCenter}} by way of {{channels}}, so it soon shows in what you say and do.',
  'reason.motor_apart':
    'Of the motors, only your {{center}} is coloured in. It works every day, but no channel carries it to your voice, so its power is easiest to use once you’ve been invited.',
  'reason.motors_apart':
    'Of the motors, your {{centers}} are coloured in. They work every day, but no channel carries them to your voice, so their power is easiest to use once you’ve been invited.',
  'reason.motor_none':
    'In your chart all the motors are white, the {{center}} among them. What you bring to a job is attention rather than stamina.',

  'strategy.generator':
    'Your strategy is to wait until there’s something to respond to. Keep busy meanwhile, and let things reach you.',
  'strategy.generator.example':
    'Ask a friend to put questions to you that can be answered yes or no. “Do you want to move?” gets a truer reply than “What do you want to do about the flat?”',
  'signal.generator':
    'You can tell how it’s going by two feelings. Satisfaction says you’re doing the right work; frustration says you began something you’d never said yes to.',
  'strategy.manifesting_generator':
    'Your strategy is to respond first, and then to tell the people affected before you act.',
  'strategy.manifesting_generator.example':
    'One sentence will do: “I’m dropping this and starting that.” Otherwise, at your speed, people find out by bumping into you.',
  'signal.manifesting_generator':
    'Satisfaction means the pace suits you. Frustration, often with a flash of anger in it, means you’re pushing something that never got a yes.',
  'strategy.manifestor':
    'Your strategy is to inform before you act. The decision stays yours; telling people just clears the way.',
  'strategy.manifestor.example':
    'Tell your partner you’re off before you have your coat on. Tell the team about the new plan before they see it in their calendars.',
  'signal.manifestor':
    'Peace is how you know it’s working: no one stops you, and there’s nothing to explain. Anger is the sign that you’re being held up, or have surprised people once too often.',
  'strategy.projector':
    'Your strategy is to wait for an invitation before the big moves: a job, a home, a relationship. Small things don’t need a formal one.',
  'strategy.projector.example':
    'In a meeting it’s enough to ask, “Would you like to know what I’ve noticed?”, and to wait until someone says yes.',
  'signal.projector':
    'Success, to you, is being seen for what you do well. Bitterness builds when you’ve given good advice for a long time to people who never asked.',
  'strategy.reflector': 'Your strategy is to take a whole lunar cycle, about 28 days, over anything that matters.',
  'strategy.reflector.example':
    'If it’s a flat, don’t sign the lease before next month. Until then, go back to it in the rain, on a Sunday, with a friend and alone, and see what stays the same.',
  'signal.reflector':
    'When a day can still surprise you, you’re in a good place. When you’re disappointed week after week, look at the place and the company before you look at yourself.',

  'authority.emotional':
    'Yours is emotional: you feel in waves, and what looks wonderful at the top can look impossible three days later.',
  'authority.emotional.practice':
    'So take your time. Look at a decision once when you’re up and once when you’re down. If it still looks right when you’re calm, it’s yours. “I’ll tell you on Thursday” is a complete answer.',
  'authority.sacral':
    'Yours is the gut. It’s quick, and it speaks in sounds: a bright “uh-huh”, a flat “uh-uh”, sometimes nothing at all.',
  'authority.sacral.practice':
    'Catch the sound before you start explaining it. If you get nothing, the question is probably too big, so cut it into smaller ones. Silence isn’t a yes.',
  'authority.splenic': 'Yours is instinct. It’s a small, clear knowing, it comes once, and it doesn’t argue.',
  'authority.splenic.practice':
    'Act while it’s fresh, even if you can’t give a reason. The louder voice that turns up ten minutes later with a list of worries is something else.',
  'authority.ego_manifested':
    'Yours is the will, and you can hear it. Listen for what you blurt out: “I want that”, “I’m not doing this.”',
  'authority.ego_manifested.practice':
    'Speak before you’ve rehearsed, and take your own words seriously. If you hear “I should” instead of “I want”, drop the idea.',
  'authority.ego_projected':
    'Yours is the will. It asks a plain question: what’s in this for me, and do I want it enough?',
  'authority.ego_projected.practice':
    'Without blushing, ask what’s in it for you. When you’re invited to something you don’t want, a polite no saves everyone a promise you couldn’t have kept.',
  'authority.self_projected': 'Yours is your own voice. You find out what’s true for you by hearing yourself say it.',
  'authority.self_projected.practice':
    'Find someone who’ll listen and keep their advice to themselves. Listen less to your arguments than to your tone: you can hear when you mean it.',
  'authority.mental':
    'Yours is outside you: people you trust, and places in which you think clearly. Inside there’s no single voice to follow, however sure your head may sound.',
  'authority.mental.practice':
    'Talk a question over with three or four of those people, in more than one place. Let them say what they like, and listen for the thing you keep saying yourself.',
  'authority.lunar':
    'Yours is the Moon, or rather its cycle: while the Moon goes once through all 64 gates, you look at a question in one mood after another.',
  'authority.lunar.practice':
    'Write a few lines about your question every other day. After four weeks, read them through and see which thought kept turning up. That one has earned your trust.',

  'wave.individual':
    'Your wave, through channel {{channel}}, is quiet for long stretches. Then a high or low comes suddenly, and it leaves just as suddenly. It needs no cause, so don’t go looking for one.',
  'wave.tribal':
    'Your wave, through channel {{channel}}, builds up step by step, often over things people said or forgot, until it spills over and everything is calm again. A touch or a meal does more for it than a debate.',
  'wave.collective':
    'Your wave, through channel {{channel}}, rises with hope and drops when things turn out differently. On the way up, it’s worth asking what you’re expecting.',

  'companion.throat':
    'Because channel {{channel}} links your {{center}} with your {{otherCenter}}, the words may be out before you’ve thought about them.',
  'companion.g':
    'Through channel {{channel}} your {{center}} is linked with your {{otherCenter}}, so behind most questions you’ll hear another one: is this my direction?',
  'companion.heart':
    'Channel {{channel}} links your {{center}} with your {{otherCenter}}: there’s some pride in your answers, and a bargain has to be fair before you’re at ease with it.',
  'companion.spleen':
    'Channel {{channel}} links your {{center}} with your {{otherCenter}}, so a quiet instinct may speak up first. Take note of it, and let your gut decide.',
  'companion.sacral':
    'Channel {{channel}} links your {{center}} with your {{otherCenter}}. You’ll often feel a pull in the belly at once: it tells you there’s energy, though not yet that it’s time.',
  'companion.root':
    'Channel {{channel}} ties your {{center}} to your {{otherCenter}}, so an answer comes with a push to get on with it. The push is only pressure; go by the answer.',

  'named.profile': 'Yours is {{profile}}, {{profileName}}.',
  'profile.1/3': 'You read up first, and then you find out by trying that the book left something out.',
  'profile.1/3.advice': 'Leave room in the budget for a few attempts that fail. What they teach you stays.',
  'profile.1/4': 'You dig until you’re sure, and then you share it over dinner with people you like.',
  'profile.1/4.advice':
    'A stage does little for you. The person who opens the next door is probably someone you already know.',
  'profile.2/4': 'You need a closed door to do what you’re good at, and friends who knock on it.',
  'profile.2/4.advice':
    'Put both in the diary, the evenings alone and the evenings with people, and apologise for neither.',
  'profile.2/5': 'You’d be glad to be left alone, and people keep expecting you to save the day.',
  'profile.2/5.advice': 'Sometimes you can help. Take on the problems you already have the tools for.',
  'profile.3/5':
    'You’ve walked into enough walls to know where the doors are, and people come to you when things are broken.',
  'profile.3/5.advice':
    'When you have an answer, tell them how you came by it. People believe a solution more readily from someone who got it wrong first.',
  'profile.3/6': 'You try things out, step back to think about them, and get pulled in again.',
  'profile.3/6.advice': 'If your years up to thirty were bumpy, call them research.',
  'profile.4/6': 'You live among friends and watch them with more attention than they realise.',
  'profile.4/6.advice':
    'Choose your friends well and give them time. You’ll probably hear of the next job, and quite possibly the next flat, at their table first.',
  'profile.4/1': 'You have your own way of doing things, thoroughly learned, and a circle of people who count on it.',
  'profile.4/1.advice':
    'You don’t bend easily, so look for places that already suit you, and leave alone the ones you’d have to change.',
  'profile.5/1': 'Strangers look at you and expect a solution. Because you’ve done your homework, you often have one.',
  'profile.5/1.advice':
    'Promise only what you’ve checked. What people imagine about you is generous, and it turns sour when you don’t deliver.',
  'profile.5/2': 'People want you to sort things out, and you’d rather stay at home with what you love.',
  'profile.5/2.advice':
    'You’re at your best when you want to step in and no one has pushed you. Until then, let the phone ring.',
  'profile.6/2': 'You take the long view, and you have a gift that works best when no one is hovering.',
  'profile.6/2.advice':
    'Many people with this profile only trust themselves fully from their forties or fifties on, and that isn’t late.',
  'profile.6/3': 'You’d like to watch from a distance, and life keeps drawing you in to try one more thing.',
  'profile.6/3.advice': 'Join in when your authority says so. You’ll come away with something worth passing on.',

  'line.1.personality':
    'The 1, or Investigator, wants to know how things work underneath, and you don’t feel safe until you do.',
  'line.2.personality':
    'The 2, or Hermit, has a knack that others see and you can’t explain, because it comes so easily.',
  'line.3.personality':
    'The 3, or Martyr, sounds worse than it is: you believe something once you’ve had it in your hands.',
  'line.4.personality':
    'The 4, or Opportunist, sounds colder than it is: your chances come through people, and you’d ask a friend before you’d look it up.',
  'line.5.personality': 'The 5, or Heretic, notices what others hope for.',
  'line.6.personality':
    'The 6, or Role Model, compares what is with what could be, so you take your time about joining in.',
  'line.1.design': 'Under stress the Investigator in you goes looking for solid ground.',
  'line.2.design': 'The Hermit in you slips away when you’ve had enough company, sometimes in mid-sentence.',
  'line.3.design': 'The Martyr in you, who learns by trying, ends up in experiments you never planned.',
  'line.4.design': 'The Opportunist in you, who lives through friendships, is warm before you’ve decided to be.',
  'line.5.design': 'The Heretic in you looks able to deal with anything, so people hand you their problems.',
  'line.6.design': 'The Role Model in you draws back until the whole picture is in view.',

  'definition.none': 'You have none of those to connect, so people and places make an unusual difference to you.',
  'definition.none.advice':
    'You can tell a healthy place from an unhealthy one by spending an afternoon in it. Trust that more than a brochure.',
  'definition.single': 'All of yours are connected.',
  'definition.single.advice':
    'So you take things in quickly and all at once, and you’ve often understood before the other person has finished. Let them finish anyway.',
  'definition.single.advice.mental':
    'A question and your thinking about it belong together, so no one has to set your mind going. You need people to hear where it has got to.',
  'definition.split': 'Yours form two groups that don’t touch, so you can be in two minds without knowing why.',
  'definition.split.advice':
    'When nothing fits together, sit in a full café or walk down a busy street: strangers, between them, often supply what joins your two groups. You don’t need one particular person for that.',
  'definition.triple_split': 'Yours form three separate groups, and different people bring different ones together.',
  'definition.triple_split.advice':
    'Variety does you good: several friends, more than one place to work. A week shut in with one person makes it harder to know what you think.',
  'definition.quadruple_split': 'Yours form four separate groups, each with a life of its own.',
  'definition.quadruple_split.advice':
    'Changing a habit takes you a while, because four parts of you have to come along. Ask for plenty of notice before a move or a new boss.',
  'parts.1': 'They’re your {{centers}}.',
  'parts.2': 'One group is your {{centers}}; the other is your {{otherCenters}}.',
  'parts.3': 'The first is your {{centers}}, the second your {{otherCenters}}, the third your {{thirdCenters}}.',
  'parts.4': 'They are your {{centers}}; your {{otherCenters}}; your {{thirdCenters}}; and your {{fourthCenters}}.',

  // Terms, each explained once where it's first needed
  'intro.centers':
    'The nine shapes on the drawing are centers, and the lines between them are channels. The numbers at their ends, 64 in all, are gates, each with a theme of its own; a channel is named by its two gates. What’s coloured in is called defined and works the same way every day. What’s white changes with the people around you.',
  'intro.motors': 'Four of the centers are motors: they supply power.',
  'intro.strategy': 'The simplest advice a chart gives is called its strategy.',
  'intro.authority': 'In Human Design, authority is what should have the last word in a decision.',
  'intro.profile':
    'Your profile is two numbers, because a chart has two dates: your birth (Personality) and one some three months before (Design). You recognise the first number in yourself. The second shows in what you do without thinking, and others often notice it before you do.',
  'intro.definition': 'Definition shows how the defined centers are connected.',
  'intro.channels': 'A channel coloured at both ends works every day, no matter who’s around.',
  'intro.cross':
    'Your cross is four gates: the Sun’s and the Earth’s at your birth, and theirs some three months earlier. The Sun’s at birth counts most. Think of the cross as a subject you keep coming back to.',
  'intro.details': 'Here’s what stands out in your chart.',

  'uncertain.day': 'Your time of birth is unknown. Everything in this reading is true for every minute of that day.',
  'uncertain.day.headings':
    'Your time of birth is unknown. Where there’s more than one answer, each has its own heading and its share of the day. Everything else here is true for every minute of that day.',
  'uncertain.around':
    'Your time of birth is approximate. Everything in this reading holds for any time up to {{count}} minutes before or after the one you gave.',
  'uncertain.around.headings':
    'Your time of birth is approximate, so this reading covers the {{count}} minutes before and after the one you gave. Where there’s more than one answer, each has its own heading and its share of that time. Everything else here is true throughout.',
  'alternatives.type':
    'Which type you are depends on the time. Read about each, and see which one your friends would recognise.',
  'alternatives.authority': 'Which one is yours depends on the time. Try each for a week on small things.',
  'alternatives.profile':
    'Which two are yours depends on the time, so the likeliest pair comes first. A number that two pairs share is explained with the first of them.',
  'alternatives.definition': 'How your centers are grouped depends on the time.',
  'alternatives.cross':
    'Which cross is yours depends on where exactly the Sun was. What the possible ones share comes first.',
  'alternatives.others': 'Below are the three likeliest; others share the remaining {{percent}} of the time.',
  'certain.channels': 'Those under a heading below depend on the time. First come the ones you have in any case.',
  'certain.channel': 'Those under a heading below depend on the time. First comes the one you have in any case.',
  'certain.no_channels': 'Which ones are yours depends on the time; those below are the likeliest.',
  'certain.center':
    'White shapes on the drawing aren’t defined: there you take in what other people bring, and feel it more strongly than they do. Whether your {{center}} is white too depends on the time, so what follows is about the others.',
  'certain.centers':
    'White shapes on the drawing aren’t defined: there you take in what other people bring, and feel it more strongly than they do. Whether your {{centers}} are white too depends on the time, so what follows is about the others.',
  close: 'You don’t have to believe any of this. Keep what works when you try it.',

  'short.generator': 'Your energy is steady and waits for something worth saying yes to.',
  'short.manifesting_generator': 'You respond first and then move fast, often on several things at once.',
  'short.manifestor': 'You can start things on your own, and they go best when people know beforehand.',
  'short.projector': 'You see how people work together, and you do your best when you’re asked.',
  'short.reflector': 'You mirror the people and places around you, and you take a month over big decisions.',
  'short.generator.signal': 'Satisfaction shows you that the work is right, and frustration that it isn’t.',
  'short.manifesting_generator.signal':
    'Satisfaction tells you that the pace is right, and frustration that the task isn’t.',
  'short.manifestor.signal': 'Peace means that nothing stands in your way, and anger that something does.',
  'short.projector.signal': 'Success feels like being seen, and bitterness like being overlooked.',
  'short.reflector.signal': 'A place is good for you as long as a day there can still surprise you.',
  'short.rare.reflector': 'None of your nine centers is defined, which is true of very few people.',
  'short.rare.quadruple_split': 'Your chart falls into four separate groups, and that’s rare.',
  'short.rare.ego_manifested': 'Few people decide as you do, by will alone and out loud.',
  'short.rare.ego_projected': 'Few people decide as you do, by will and on invitation.',
  'short.rare.self_projected': 'It’s rare to decide by voice alone, with no motor behind it.',
  'short.rare.mental': 'Only centers at the top of your drawing are defined, which is true of very few people.',
  'short.rare.many_channels': 'Few people have as many channels as you: eight at least.',
  'short.emotional': 'You’re clear about something once you’ve looked at it on a good day and on a bad one.',
  'short.sacral': 'Your gut answers yes or no before you’ve found the words.',
  'short.splenic': 'A quiet instinct tells you what’s good for you, in the moment and only once.',
  'short.ego_manifested': 'You hear what you want when you say it without rehearsing.',
  'short.ego_projected': 'You keep the promises you really wanted to make, so make only those.',
  'short.self_projected': 'You find your answer by hearing your own voice say it.',
  'short.mental': 'You think most clearly aloud, with good people, in a good place.',
  'short.lunar': 'Over the Moon’s 28 days you see a question from every side.',
  'short.1/3': 'You study first and learn the rest by trying (profile {{profile}}).',
  'short.1/4': 'You get to the bottom of things and share them with friends (profile {{profile}}).',
  'short.2/4': 'You need time alone with your talent, and you need friends who draw it out (profile {{profile}}).',
  'short.2/5': 'You like your peace and quiet, and people hope you’ll come to the rescue (profile {{profile}}).',
  'short.3/5': 'You learn the hard way and turn it into help for others (profile {{profile}}).',
  'short.3/6': 'You try a great deal and grow into someone others learn from (profile {{profile}}).',
  'short.4/6': 'You live through your friendships and see a lot from a distance (profile {{profile}}).',
  'short.4/1': 'You stand on solid knowledge, with a warm circle around you (profile {{profile}}).',
  'short.5/1': 'People expect solutions from you, and you do your homework (profile {{profile}}).',
  'short.5/2': 'People ask a lot of you, and you act when it’s your own idea (profile {{profile}}).',
  'short.6/2': 'You take the long view, with a gift that needs quiet (profile {{profile}}).',
  'short.6/3': 'You look for a steady view and keep learning from change (profile {{profile}}).',
} satisfies Record<CoreReadingKey | RemarkKey, string>
