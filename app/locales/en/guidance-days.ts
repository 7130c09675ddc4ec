import type { AuthorityCode, TypeCode } from '~/domain/human-design/codes'
import type { LunarPhase } from '~/domain/human-design/sky-event.schema'
import type { StrategyCode } from '~/domain/human-design/strategy'

type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7
type Daily = `${`strategy.${StrategyCode}` | `affirmation.${TypeCode}`}.${Day}`
type Twofold = `${`authority.${AuthorityCode}` | `also.${'bridge' | 'moon' | `phase.${LunarPhase}`}`}.${1 | 2}`

/** How a type goes about a day, how an authority decides in it, and what else there is to say. Of the varied ones seven each. */
export const guidanceDays = {
  'strategy.wait_to_respond.1':
    'Let something come to you first: a question, a smell, a request. Then feel whether there is a pull.',
  'strategy.wait_to_respond.2': 'Begin the day by noticing what already speaks to you, and leave the rest unasked.',
  'strategy.wait_to_respond.3': 'Ask a friend to put it as a yes-or-no question, and listen to the sound you make.',
  'strategy.wait_to_respond.4': 'Waiting is not standing still: keep moving among things until one of them lights up.',
  'strategy.wait_to_respond.5': 'If nothing calls, tidy, walk or cook. The response comes while the hands are busy.',
  'strategy.wait_to_respond.6': 'Let an offer lie on the table for a moment before you explain anything to yourself.',
  'strategy.wait_to_respond.7': 'Follow the yes that comes from the belly, and let the polite ones go by.',
  'strategy.wait_to_respond_then_inform.1': 'First the response, then a word to those it touches, then full speed.',
  'strategy.wait_to_respond_then_inform.2':
    'Several things may light up at once. Start with the strongest pull and say so to whoever waits for the others.',
  'strategy.wait_to_respond_then_inform.3':
    'When you change direction today, tell one person. It costs a minute and saves an hour.',
  'strategy.wait_to_respond_then_inform.4':
    'Picture the first step before you take it; if the body still says yes, go.',
  'strategy.wait_to_respond_then_inform.5': 'Skipping a step is allowed. Come back for it without scolding yourself.',
  'strategy.wait_to_respond_then_inform.6':
    'Let the day put something in front of you, and drop it as soon as the pull is gone.',
  'strategy.wait_to_respond_then_inform.7':
    'Say “I am going to” before you do. People step aside gladly when they know.',
  'strategy.inform_before_acting.1':
    'Before you move, tell those who will feel it. Not to ask, only so that they know.',
  'strategy.inform_before_acting.2': 'If an impulse comes, follow it, and send one message ahead of it.',
  'strategy.inform_before_acting.3': 'No impulse today? Then it is a day of rest, and it needs no excuse.',
  'strategy.inform_before_acting.4': 'Say what you are about to do in one plain sentence. The way is clearer after it.',
  'strategy.inform_before_acting.5': 'You can begin without anybody’s push. Begin the thing that is truly yours.',
  'strategy.inform_before_acting.6': 'Tell them when you need to be left alone, too: that is also informing.',
  'strategy.inform_before_acting.7':
    'Start it, hand on what others can carry, and keep your strength for the next beginning.',
  'strategy.wait_for_invitation.1':
    'Let somebody ask before you give the answer. It is the same answer, and it will be heard.',
  'strategy.wait_for_invitation.2': 'Notice who truly sees you today, and spend your attention there.',
  'strategy.wait_for_invitation.3':
    'While no invitation comes, study what you love. That is how one becomes easy to find.',
  'strategy.wait_for_invitation.4': 'A real invitation names you and what you do. Wait for that one.',
  'strategy.wait_for_invitation.5': 'Rest before you need it, so that there is something left when you are called.',
  'strategy.wait_for_invitation.6': 'Ask a good question instead of giving good advice, and see whether they ask back.',
  'strategy.wait_for_invitation.7':
    'Be where you can be seen, doing what you enjoy. More effort than that is not needed.',
  'strategy.wait_lunar_cycle.1':
    'Nothing large has to be decided today. Put it on the calendar and let the Moon walk around it.',
  'strategy.wait_lunar_cycle.2': 'Choose the place first: in a good place the day goes well by itself.',
  'strategy.wait_lunar_cycle.3': 'Talk it over with one more person, and listen to what you say about it this time.',
  'strategy.wait_lunar_cycle.4': 'Be surprised by the day before you judge it. Look at it as if it were a new street.',
  'strategy.wait_lunar_cycle.5':
    'Note how you are this evening; in a month the notes will know more than any single day.',
  'strategy.wait_lunar_cycle.6': 'Take time at the edge of the group. From there you see how everyone is doing.',
  'strategy.wait_lunar_cycle.7': 'If somebody presses you, say that you take a month for such things. It is the truth.',

  'affirmation.generator.1': 'I wait for what lights me up, and satisfaction finds me there.',
  'affirmation.generator.2': 'My yes is felt before it is spoken.',
  'affirmation.generator.3': 'What I love to do gives me strength while I do it.',
  'affirmation.generator.4': 'I may stop when the energy stops; it comes back.',
  'affirmation.generator.5': 'I answer life, and I do not have to chase it.',
  'affirmation.generator.6': 'A tired body after good work is my kind of satisfaction.',
  'affirmation.generator.7': 'My no makes room for a true yes.',
  'affirmation.manifesting_generator.1': 'I am quick, and I am allowed to be quick in my own order.',
  'affirmation.manifesting_generator.2': 'I follow the response and let the plan catch up.',
  'affirmation.manifesting_generator.3': 'Changing course is part of my way to satisfaction.',
  'affirmation.manifesting_generator.4': 'I tell people where I am going, and the path opens.',
  'affirmation.manifesting_generator.5': 'I am many things at once, and that is one whole person.',
  'affirmation.manifesting_generator.6': 'What no longer pulls me I may put down half done.',
  'affirmation.manifesting_generator.7': 'My hands know the shortcut when my belly has said yes.',
  'affirmation.manifestor.1': 'I may begin, and peace follows me when I say so first.',
  'affirmation.manifestor.2': 'My impulse needs no permission, only a word ahead.',
  'affirmation.manifestor.3': 'I rest fully, so that I can begin freely.',
  'affirmation.manifestor.4': 'My effect on others is real, and I take them along by telling.',
  'affirmation.manifestor.5': 'I can be alone without shutting anyone out.',
  'affirmation.manifestor.6': 'Peace is the sign that my way is clear.',
  'affirmation.manifestor.7': 'I open the door; others may walk through it.',
  'affirmation.projector.1': 'I am seen by those who matter, and success comes through them.',
  'affirmation.projector.2': 'My attention is precious, and I give it where it is wanted.',
  'affirmation.projector.3': 'I do not need to work like others to be worth as much.',
  'affirmation.projector.4': 'The right invitation knows my name.',
  'affirmation.projector.5': 'Rest is where my clear sight comes from.',
  'affirmation.projector.6': 'I can see it and still stay silent until I am asked.',
  'affirmation.projector.7': 'Recognition finds me while I do what I love.',
  'affirmation.reflector.1': 'I have time. The month will show me all its sides.',
  'affirmation.reflector.2': 'I am different every day, and that is my constancy.',
  'affirmation.reflector.3': 'In the right place I feel what is good for everyone.',
  'affirmation.reflector.4': 'Life may surprise me today.',
  'affirmation.reflector.5': 'What I feel shows me the room, and I may leave it.',
  'affirmation.reflector.6': 'Nobody can hurry the Moon, and nobody needs to hurry me.',
  'affirmation.reflector.7': 'I see people as they are, and I keep a place for wonder.',

  'authority.emotional.1': 'Sleep on it. What is still true tomorrow, in another mood, may be decided.',
  'authority.emotional.2':
    'Notice where on the wave you are today, high or low, and postpone the answer to calmer water.',
  'authority.sacral.1': 'Notice the first body sound: a hum toward it or a pull away, before any word.',
  'authority.sacral.2': 'Have it asked as a yes-or-no question and take the first reaction for the answer.',
  'authority.splenic.1': 'The quiet hint comes once, in the first moment. Act on it without waiting for reasons.',
  'authority.splenic.2': 'If the body says “not safe”, believe it at once; it will not repeat itself.',
  'authority.ego_manifested.1':
    'Listen to what you say when you have not prepared it: “I want”, “I will”. That is the decision.',
  'authority.ego_manifested.2': 'Ask whether your heart is in it. If there is no wish in it, no promise will hold.',
  'authority.ego_projected.1': 'When you are invited, ask what is in it for you, and agree only to that.',
  'authority.ego_projected.2': 'Check whether you truly want it or only want to be wanted.',
  'authority.self_projected.1': 'Say it aloud to somebody who only listens, and hear whether it sounds like you.',
  'authority.self_projected.2': 'Talk it through on a walk; the sentence that makes you lighter is the direction.',
  'authority.mental.1':
    'Talk it over with different people in places where you feel well, and notice what becomes clear as you speak.',
  'authority.mental.2': 'Change the room before you decide. What stays clear in a good place can be trusted.',
  'authority.lunar.1':
    'Give it the whole month: speak of it at each turn of the Moon, and decide when it sounds the same.',
  'authority.lunar.2': 'Today’s feeling is one of many. Write it down beside the others and let them add up.',

  'lucky.transit': 'Gate {{gate}}, {{name}}: the sky lends it to you today.',
  'lucky.type': 'Gate {{gate}}, {{name}}: the gate that your type can always turn to.',

  'also.bridge.1':
    'Parts of you that usually take turns can talk to each other today. Decisions feel rounder; check them again when the bridge is gone.',
  'also.bridge.2': 'You may feel more whole than usual. Enjoy it, and notice whom you need less today.',
  'also.moon.1': 'The Moon gives you gate {{gate}} for some hours: {{name}}. Look at your question from there.',
  'also.moon.2': 'For some hours you see through gate {{gate}}, {{name}}. Note what looks different.',
  'also.phase.new_moon.1': 'New moon: a good day for a first, small line on an empty page.',
  'also.phase.new_moon.2': 'New moon: let the month begin quietly, with one wish said aloud.',
  'also.phase.first_quarter.1': 'First quarter: what was begun meets its first resistance. One adjustment is enough.',
  'also.phase.first_quarter.2': 'First quarter: half of the light is there. Take the next step with what you have.',
  'also.phase.full_moon.1': 'Full moon: everything is lit, feelings too. Look closely and decide later.',
  'also.phase.full_moon.2': 'Full moon: a good evening to see what has come of the last two weeks.',
  'also.phase.last_quarter.1': 'Last quarter: put something down that you do not need to carry further.',
  'also.phase.last_quarter.2': 'Last quarter: thank, sort and finish. The new can wait.',
} satisfies Record<Daily | Twofold | 'lucky.transit' | 'lucky.type', string>
