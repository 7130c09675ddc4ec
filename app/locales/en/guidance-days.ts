import type { LunarPhase } from '~/domain/human-design/service/sky-event.schema'
import type { AuthorityCode, TypeCode } from '~/domain/human-design/terms/codes'
import type { StrategyCode } from '~/domain/human-design/terms/strategy'

type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7
type Daily = `${`strategy.${StrategyCode}` | `affirmation.${TypeCode}`}.${Day}`
type Twofold = `${`authority.${AuthorityCode}` | `also.${'bridge' | 'moon' | `phase.${LunarPhase}`}`}.${1 | 2}`

/** Strategy, affirmation and authority for a day, and what else there is to say. Seven variants where the text changes daily. */
export const guidanceDays = {
  'strategy.wait_to_respond.1':
    'Let something come to you first: a question, a request, the smell of coffee. Then see whether you feel drawn to it.',
  'strategy.wait_to_respond.2':
    'Before you plan the day, notice what already appeals to you. The rest can wait until someone asks.',
  'strategy.wait_to_respond.3':
    'If there’s something to decide, ask a friend to put it to you as a yes-or-no question, and listen to the sound you make.',
  'strategy.wait_to_respond.4':
    'Waiting doesn’t mean doing nothing. Keep moving among people and things until something lights up.',
  'strategy.wait_to_respond.5':
    'If nothing appeals to you yet, tidy up, go for a walk or cook. The response often comes while your hands are busy.',
  'strategy.wait_to_respond.6':
    'When someone makes you an offer, leave it for a moment before you start explaining it to yourself.',
  'strategy.wait_to_respond.7': 'Follow the yes you feel in your belly, and let the polite ones go.',
  'strategy.wait_to_respond_then_inform.1':
    'First the response, then a word to the people it affects, then full speed.',
  'strategy.wait_to_respond_then_inform.2':
    'Several things may excite you at once. Start with the strongest pull, and tell anyone who’s waiting for the rest.',
  'strategy.wait_to_respond_then_inform.3':
    'If you change direction today, tell someone. It takes a minute and saves an hour.',
  'strategy.wait_to_respond_then_inform.4':
    'Picture the first step before you take it. If your body still says yes, go ahead.',
  'strategy.wait_to_respond_then_inform.5':
    'You’re allowed to skip a step. If you need it after all, go back for it without telling yourself off.',
  'strategy.wait_to_respond_then_inform.6':
    'Let the day bring you something to respond to, and drop it when the pull is gone.',
  'strategy.wait_to_respond_then_inform.7':
    'Say “I’m about to” before you do it. People are happy to make way when they know.',
  'strategy.inform_before_acting.1':
    'Before you make your move, tell the people it will affect. You aren’t asking them, you’re just letting them know.',
  'strategy.inform_before_acting.2': 'When an impulse comes, follow it, but send one message first.',
  'strategy.inform_before_acting.3': 'No impulse today? Then rest where you can, without making excuses.',
  'strategy.inform_before_acting.4':
    'Say what you’re about to do in one simple sentence. You’ll run into less resistance.',
  'strategy.inform_before_acting.5': 'You don’t need anyone to get you going. Start the thing that’s really yours.',
  'strategy.inform_before_acting.6': 'If you need to be left alone, say so. That’s informing too.',
  'strategy.inform_before_acting.7':
    'Get it started, pass on what others can do, and save your strength for the next beginning.',
  'strategy.wait_for_invitation.1':
    'Let someone ask before you give your answer. It’s the same answer, but this time they’ll hear it.',
  'strategy.wait_for_invitation.2': 'Notice who really sees you today, and spend your attention there.',
  'strategy.wait_for_invitation.3':
    'While you’re waiting for an invitation, study something you love. It makes you easier to find.',
  'strategy.wait_for_invitation.4': 'A real invitation is about you and what you’re good at. Hold out for that one.',
  'strategy.wait_for_invitation.5': 'Rest before you need to, so that you have something left when you’re asked.',
  'strategy.wait_for_invitation.6':
    'Instead of giving good advice, ask a good question. See whether they ask you one back.',
  'strategy.wait_for_invitation.7':
    'Be where people can see you, doing something you enjoy. That’s all the effort it takes.',
  'strategy.wait_lunar_cycle.1':
    'You don’t have to decide anything big today. Put it in your calendar for a month from now and keep an eye on it.',
  'strategy.wait_lunar_cycle.2':
    'First choose where you want to be. In a good place, the rest of the day tends to work out.',
  'strategy.wait_lunar_cycle.3':
    'If a question is on your mind, talk it over with one more person, and listen to what you say this time.',
  'strategy.wait_lunar_cycle.4':
    'Let the day surprise you before you judge it. Look at it as if you’d just moved here.',
  'strategy.wait_lunar_cycle.5':
    'Write down how you are this evening. In a month your notes will tell you more than any single day can.',
  'strategy.wait_lunar_cycle.6':
    'Spend some time at the edge of the group. From there you can tell how everyone’s doing.',
  'strategy.wait_lunar_cycle.7':
    'If someone pushes you for an answer, tell them you take a month for decisions like this. It’s true.',

  'affirmation.generator.1': 'I wait for what lights me up, and find satisfaction in it.',
  'affirmation.generator.2': 'I feel my yes before I say it.',
  'affirmation.generator.3': 'Doing what I love gives me energy.',
  'affirmation.generator.4': 'I can stop when my energy runs out. It comes back.',
  'affirmation.generator.5': 'I don’t have to chase life. I can respond to it.',
  'affirmation.generator.6': 'Being pleasantly tired after good work is my kind of satisfaction.',
  'affirmation.generator.7': 'Every honest no makes room for a real yes.',
  'affirmation.manifesting_generator.1': 'I’m fast, and I do things in my own order.',
  'affirmation.manifesting_generator.2': 'I follow my response and let the plan catch up.',
  'affirmation.manifesting_generator.3': 'Changing course is part of how I find satisfaction.',
  'affirmation.manifesting_generator.4': 'I tell people where I’m heading, and they make way.',
  'affirmation.manifesting_generator.5': 'I’m many things at once, and all of them are me.',
  'affirmation.manifesting_generator.6': 'When something no longer excites me, I can leave it half done.',
  'affirmation.manifesting_generator.7': 'Once my gut has said yes, my hands find the shortcut.',
  'affirmation.manifestor.1': 'I’m free to begin, and when I say so first, I do it in peace.',
  'affirmation.manifestor.2': 'I don’t need permission. I just let people know.',
  'affirmation.manifestor.3': 'I rest completely, so that I can start again freely.',
  'affirmation.manifestor.4': 'What I do affects others, and by telling them I bring them along.',
  'affirmation.manifestor.5': 'I can be alone without shutting anyone out.',
  'affirmation.manifestor.6': 'Peace tells me I’m on the right path.',
  'affirmation.manifestor.7': 'I open the door. Others are welcome to walk through it.',
  'affirmation.projector.1': 'The right people see me, and with them I find success.',
  'affirmation.projector.2': 'My attention is valuable, and I give it where it’s wanted.',
  'affirmation.projector.3': 'I don’t have to work like everyone else to be worth as much.',
  'affirmation.projector.4': 'The right invitation has my name on it.',
  'affirmation.projector.5': 'I see clearly because I rest.',
  'affirmation.projector.6': 'I can see it and still wait until I’m asked.',
  'affirmation.projector.7': 'People recognise me while I’m doing what I love.',
  'affirmation.reflector.1': 'I have time. A month shows me every side of a question.',
  'affirmation.reflector.2': 'I’m different every day, and that’s what’s constant about me.',
  'affirmation.reflector.3': 'In the right place I can feel what’s good for everyone.',
  'affirmation.reflector.4': 'I’m ready for life to surprise me today.',
  'affirmation.reflector.5': 'I can feel what’s going on in a room, and I’m free to leave it.',
  'affirmation.reflector.6': 'No one can hurry the Moon, and no one needs to hurry me.',
  'affirmation.reflector.7': 'I see people as they are, and they still amaze me.',

  'authority.emotional.1': 'Sleep on it. Decide tomorrow, if it still feels true in another mood.',
  'authority.emotional.2':
    'Notice whether you’re on a high or a low today, and give your answer once things are calmer.',
  'authority.sacral.1':
    'Listen for the first sound your body makes, an “mm-hm” or an “uh-uh”, before you find the words.',
  'authority.sacral.2': 'Have someone ask you a yes-or-no question, and take your first reaction as the answer.',
  'authority.splenic.1': 'You get one quiet hint, right at the start. Act on it without waiting for reasons.',
  'authority.splenic.2': 'If your body says “not safe”, believe it straight away. It won’t say it twice.',
  'authority.ego_manifested.1':
    'Listen to what you say when you haven’t prepared it: “I want”, “I will”. There’s your decision.',
  'authority.ego_manifested.2': 'Ask yourself whether your heart is in it. If it isn’t, don’t promise anything.',
  'authority.ego_projected.1': 'When you’re invited, ask what’s in it for you, and agree to that and no more.',
  'authority.ego_projected.2': 'Do you really want it, or do you just want to be wanted? Wait until you know.',
  'authority.self_projected.1': 'Say it aloud to someone who’ll just listen, and hear whether it sounds like you.',
  'authority.self_projected.2':
    'Talk it through on a walk. The sentence that makes you feel lighter shows you the direction.',
  'authority.mental.1':
    'Talk it over with different people, in places where you feel good, and notice what becomes clear as you speak.',
  'authority.mental.2': 'Go somewhere else before you decide. What’s still clear in a good place is worth trusting.',
  'authority.lunar.1':
    'Give it a whole month. Keep talking about it, and decide when you hear yourself saying the same thing every time.',
  'authority.lunar.2': 'Today’s feeling is one of many. Write it down next to the others and see what they add up to.',

  'lucky.transit': 'Gate {{gate}}, {{name}}: today’s sky adds it to your chart.',
  'lucky.type': 'Gate {{gate}}, {{name}}: a gate your type can always turn to.',

  'also.bridge.1':
    'Parts of you that usually work separately are connected today, and decisions may feel easier. Check them again once the connection is gone.',
  'also.bridge.2': 'You may feel more complete than usual. Enjoy it, and notice who you rely on a little less today.',
  'also.moon.1': 'For a few hours the Moon is in gate {{gate}}, {{name}}. Look at your question from there.',
  'also.moon.2':
    'You’re seeing the world through gate {{gate}} for a few hours: {{name}}. Note down what looks different.',
  'also.phase.new_moon.1': 'New moon: a good day to write the first line on an empty page.',
  'also.phase.new_moon.2': 'New moon: let the month begin quietly, and say one wish out loud.',
  'also.phase.first_quarter.1':
    'First quarter: whatever you started at the new moon may meet its first obstacle. One small adjustment is enough.',
  'also.phase.first_quarter.2': 'First quarter: half of the Moon is lit. Take the next step with what you have.',
  'also.phase.full_moon.1':
    'Full moon: everything shows more clearly, feelings included. Take a good look and decide later.',
  'also.phase.full_moon.2': 'Full moon: a good evening to see what’s come of the last two weeks.',
  'also.phase.last_quarter.1': 'Last quarter: put down something you don’t need to carry any further.',
  'also.phase.last_quarter.2': 'Last quarter: say thank you, tidy up, finish. New things can wait.',
} satisfies Record<Daily | Twofold | 'lucky.transit' | 'lucky.type', string>
