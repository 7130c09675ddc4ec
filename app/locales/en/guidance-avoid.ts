import type { CenterCode } from '~/domain/human-design/terms/codes'
import type { NotSelfCode } from '~/domain/human-design/terms/strategy'

type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What to avoid today: for an open center under the sky, otherwise for the type's not-self theme. Seven variants each. */
export const guidanceAvoid = {
  'avoid.center.head.1':
    'You don’t have to answer every question that comes up in conversation. Most of them will be gone by tomorrow.',
  'avoid.center.head.2': 'Don’t spend the evening thinking about something that’s none of your business.',
  'avoid.center.head.3':
    'If you feel you have to come up with something brilliant, let the feeling pass. Inspiration rarely comes when you’re chasing it.',
  'avoid.center.head.4': 'Other people’s puzzles are fascinating today. Leave them to the people they belong to.',
  'avoid.center.head.5':
    'No searching the internet at midnight. If the question matters, it’ll still be there after breakfast.',
  'avoid.center.head.6':
    'When people around you are confused, it isn’t up to you to clear things up. Step out of the room before you get drawn in.',
  'avoid.center.head.7': 'Let one clever question go unanswered today, and see that nothing bad happens.',
  'avoid.center.ajna.1': 'Don’t pretend to be certain. “I don’t know yet” is a perfectly good answer.',
  'avoid.center.ajna.2': 'Are you defending an opinion you only picked up an hour ago? You can drop it.',
  'avoid.center.ajna.3': 'Keep your plans in pencil. What seems obvious at noon may look different by evening.',
  'avoid.center.ajna.4':
    'A confident voice isn’t always right. Before you agree, take a walk and see what you think on your own.',
  'avoid.center.ajna.5': 'Going over it one more time won’t make you any surer. When the list is done, close it.',
  'avoid.center.ajna.6':
    'You don’t need to have an explanation ready for everything. Some things can stay open until the weekend.',
  'avoid.center.ajna.7':
    'Not every topic needs your opinion. Try looking at one from several sides and leaving it at that.',
  'avoid.center.throat.1':
    'Don’t talk just to fill a silence. Wait three breaths; someone else may have something to say.',
  'avoid.center.throat.2':
    'Trying to get noticed will only tire you out today. People turn to you sooner when you stop trying.',
  'avoid.center.throat.3':
    'Is there a message you’re about to send just so that something happens? Leave it in drafts.',
  'avoid.center.throat.4': 'You may feel you ought to say or do something right now. You’re allowed to wait.',
  'avoid.center.throat.5': 'Let people finish their own sentences, even if you know how they end.',
  'avoid.center.throat.6': 'Save the big announcement for a day when someone asks.',
  'avoid.center.throat.7':
    'If you notice you’re starting to sound like the person you’re talking to, pause before you go on.',
  'avoid.center.g.1': 'Don’t ask yourself who you ought to be today. Ask whether you feel comfortable where you are.',
  'avoid.center.g.2':
    'Someone who seems very sure of their direction can be hard to resist. Check that you want to go there too.',
  'avoid.center.g.3': 'You don’t have to work out where your life is going by tonight.',
  'avoid.center.g.4': 'If you feel out of place somewhere, don’t stay in the hope of getting used to it.',
  'avoid.center.g.5':
    'Be careful about clinging to someone because they seem to know the way. What they know is their own way.',
  'avoid.center.g.6': 'Leave the big words about love and purpose for another day. A small kindness is enough.',
  'avoid.center.g.7': 'One wrong turn doesn’t mean you’re lost. Don’t judge the whole journey by it.',
  'avoid.center.heart.1': 'You have nothing to prove. Skip the promise you’d only be making to look strong.',
  'avoid.center.heart.2': 'Don’t compare your pace with someone else’s. They may run on a different engine.',
  'avoid.center.heart.3': 'Your time off isn’t something to trade for being thought reliable.',
  'avoid.center.heart.4':
    'When someone dares you, it can feel as if you have to say yes. You can let it pass and lose nothing.',
  'avoid.center.heart.5':
    'A dip in confidence is no reason to lower your price. Wait until tomorrow before you name one.',
  'avoid.center.heart.6':
    'Before you promise anything tonight, think of next Tuesday. You’d have to keep it then, without this evening’s enthusiasm.',
  'avoid.center.heart.7': 'If you find yourself in a race you never meant to enter, drop out. No one is keeping score.',
  'avoid.center.spleen.1': 'Don’t hold on to something only because you’re used to it.',
  'avoid.center.spleen.2': 'Feeling at ease in a room isn’t a reason to agree. Ask your authority.',
  'avoid.center.spleen.3':
    'Some worries belong to someone else and leave when they do. Don’t feed them in the meantime.',
  'avoid.center.spleen.4':
    'However much you have to do, don’t ignore small signs from your body. Take a break when it asks for one.',
  'avoid.center.spleen.5':
    'Feeling safe with someone doesn’t automatically mean they’re good for you. Take your time finding out.',
  'avoid.center.spleen.6': 'Putting off what scares you makes it bigger. Have one quick look at it today.',
  'avoid.center.spleen.7': 'Skip the worrying headlines today. Drink a glass of water and go to bed on time.',
  'avoid.center.sacral.1': 'Don’t keep working just because everyone else still has energy.',
  'avoid.center.sacral.2': 'Wait before you say yes to someone who’s on a roll. You’ve probably done enough already.',
  'avoid.center.sacral.3':
    'Don’t plan the whole week around how strong you feel right now. Some of that energy comes from the people around you.',
  'avoid.center.sacral.4': 'It’s going well, and that’s exactly when breaks get skipped. Take yours.',
  'avoid.center.sacral.5': 'One job this evening is plenty. Leave the second one and lie down before you’re worn out.',
  'avoid.center.sacral.6': 'Leave something half done on purpose, and see that the world keeps turning.',
  'avoid.center.sacral.7':
    'A day isn’t better because you got more done. Try not to measure this one by your to-do list.',
  'avoid.center.solar_plexus.1': 'Don’t keep the peace at the expense of the truth. You can say it calmly tomorrow.',
  'avoid.center.solar_plexus.2': 'When feelings run high, don’t decide anything. They may not even be yours.',
  'avoid.center.solar_plexus.3':
    'Someone’s mood may fill the whole room today. Notice it, and remember that you don’t have to join in.',
  'avoid.center.solar_plexus.4': 'Don’t avoid that difficult conversation for another week. Find a quiet hour for it.',
  'avoid.center.solar_plexus.5': 'Watch out for being nice when you mean no.',
  'avoid.center.solar_plexus.6': 'Don’t hit send while you’re upset. Walk round the block first.',
  'avoid.center.solar_plexus.7': 'Excitement is catching. Before you sign anything, spend half an hour alone.',
  'avoid.center.root.1': 'Hurrying to get it over with won’t help. All it gets you is the next task.',
  'avoid.center.root.2': 'Don’t do three things at once just to have them out of the way.',
  'avoid.center.root.3': 'Check whose deadline it is before you let it rush you.',
  'avoid.center.root.4': 'Feeling restless doesn’t mean you have to start something new. A walk will do.',
  'avoid.center.root.5': 'Be wary of the words “I’ll just quickly”. It always takes an hour.',
  'avoid.center.root.6': 'Leave one item on your list tonight and put your feet up anyway.',
  'avoid.center.root.7':
    'Don’t drive, shop or answer messages in a rush. You’ll be faster today if you take your time.',

  'avoid.not_self.frustration.1':
    'When you get frustrated, don’t push harder. Ask whether you ever really said yes to this.',
  'avoid.not_self.frustration.2':
    'Starting something else won’t get you over the thing that’s stuck. Take a break instead.',
  'avoid.not_self.frustration.3':
    'If your gut has already dropped out of a plan, don’t go through with it just because it’s in the calendar.',
  'avoid.not_self.frustration.4': 'Feeling flat is a signal, not a failure. Don’t bury it in work.',
  'avoid.not_self.frustration.5': 'Watch out for the yes that comes from habit. You tend to regret it by the evening.',
  'avoid.not_self.frustration.6': 'A bad day is no time to quit for good. Put it aside and see what you feel drawn to.',
  'avoid.not_self.frustration.7':
    'You shouldn’t have to talk yourself into wanting it. If you’re still looking for reasons, leave it.',
  'avoid.not_self.anger.1': 'When you feel anger rising, don’t force your way through. Ask who you forgot to tell.',
  'avoid.not_self.anger.2': 'Don’t ask for permission when all you need to do is let people know.',
  'avoid.not_self.anger.3': 'Slipping away without a word causes trouble later. One sentence before you go is enough.',
  'avoid.not_self.anger.4': 'Not every question is an attempt to control you. Some people just want to know.',
  'avoid.not_self.anger.5': 'When the urge is gone, stop. If you carry on, it only gets harder from there.',
  'avoid.not_self.anger.6': 'Don’t swallow it all day and explode over dinner.',
  'avoid.not_self.anger.7': 'You’ll wait a long time if you wait for everyone to agree. Tell them, then go.',
  'avoid.not_self.bitterness.1':
    'When you feel bitter, stop giving advice for a while. Think back to whether anyone asked for it.',
  'avoid.not_self.bitterness.2': 'Don’t stay late in the hope that someone will finally notice.',
  'avoid.not_self.bitterness.3': 'If you’ve knocked three times and no one has opened, don’t knock again.',
  'avoid.not_self.bitterness.4': 'Stop counting who said thank you. Look at who really sees you.',
  'avoid.not_self.bitterness.5':
    'You can see exactly what they’re doing wrong. If they haven’t asked, keep it to yourself.',
  'avoid.not_self.bitterness.6':
    'An invitation that could have gone to anyone isn’t meant for you. Don’t accept it out of politeness.',
  'avoid.not_self.bitterness.7': 'Don’t mistake a quiet day for failure. You may simply have needed the rest.',
  'avoid.not_self.disappointment.1':
    'When you’re disappointed, don’t blame yourself. Look first at where you are and who you’re with.',
  'avoid.not_self.disappointment.2':
    'Don’t settle something for good because of how you feel today. You’ll have had other days by the end of the month.',
  'avoid.not_self.disappointment.3': 'People change. Don’t expect someone to be the same today as they were last week.',
  'avoid.not_self.disappointment.4': 'Other people’s impatience is no reason for you to hurry.',
  'avoid.not_self.disappointment.5': 'If a group has felt wrong for months, you don’t have to turn up again.',
  'avoid.not_self.disappointment.6': 'Be careful not to absorb the mood of a whole room and take it for your own.',
  'avoid.not_self.disappointment.7': 'Don’t try to be the same every day. You weren’t made for that.',
} satisfies Record<`avoid.center.${CenterCode}.${Day}` | `avoid.not_self.${NotSelfCode}.${Day}`, string>
