/** What each gate does; written without "you", since a reading also stands on other members' charts. */
export const readingsGates = {
  'gate.1':
    'Makes something in its own way, for the sake of making it. The work speaks for itself and grows best without an audience.',
  'gate.2':
    'Knows where things should go, even before it is clear how to get there. Gives direction and leaves the driving to others.',
  'gate.3': 'Starts in a muddle and sorts it out. Finds order in something new, at the pace the new thing allows.',
  'gate.4': 'Offers answers and formulas wherever there is doubt. An answer is a proposal until it has been tried.',
  'gate.5':
    'Keeps a daily rhythm of its own: the same hours for waking, eating, working. Calm while the rhythm holds, out of sorts when it is broken.',
  'gate.6': 'Decides who may come close, and when. Friction works as a filter here: it warms, or it keeps a distance.',
  'gate.7':
    'Leads from a little to the side, as an adviser more than a ruler. Sees where a group is heading and shows by example how to behave on the way.',
  'gate.8':
    'Draws attention to work that deserves it. Contributes by style: shows what is different and why it is worth a look.',
  'gate.9':
    'Gathers attention on one small thing and stays with it. Details get done because the focus does not wander.',
  'gate.10':
    'Is at ease with being itself, and behaves accordingly. Shows others that there is more than one right way to live.',
  'gate.11':
    'Collects ideas and images, more than one life could carry out. They are there to be shared, and only a few of them to be done.',
  'gate.12':
    'Speaks when the mood is right and holds back when it is not. In the right mood its words reach people; out of it, silence serves better.',
  'gate.13':
    'Listens, remembers and keeps what was told. People bring their stories here because they are heard to the end.',
  'gate.14':
    'Has energy for work it loves, and brings in resources that way. The money follows the work, not the other way round.',
  'gate.15': 'Lives in changing rhythms and finds room for everyone else’s. Fond of people in all their extremes.',
  'gate.16': 'Practices with enthusiasm until skill comes. Likes trying things out as much as mastering them.',
  'gate.17':
    'Forms opinions about how things will go and arranges facts behind them. Useful when asked for, tiring when not.',
  'gate.18':
    'Sees what is not right yet and wants to mend it. Best aimed at patterns and things rather than at people.',
  'gate.19':
    'Senses what is needed: food, shelter, closeness, a place at the table. Moves toward others so that needs are met on both sides.',
  'gate.20': 'Acts and speaks in the present moment. Notices what is here now and says or does it without rehearsal.',
  'gate.21':
    'Wants a say over its own money, time, territory and food. Does well in full charge of one area, and left alone in it.',
  'gate.22':
    'Warm and attentive in a good mood, closed in a bad one. When it is open, it hears the feeling behind the words.',
  'gate.23': 'Puts an odd insight into simple words. Timing decides whether it is heard as clever or as strange.',
  'gate.24':
    'Turns a thought over again and again until it settles into an answer. The answer tends to come between the rounds, unforced.',
  'gate.25': 'Keeps a friendly heart toward everything alike. Comes through hard trials without turning bitter.',
  'gate.26':
    'Sells, persuades, shows things in their best light. Knows which part of a story people will remember; it stands firm when the story is true.',
  'gate.27': 'Looks after whoever is small, weak or hungry. Care for others lasts when the one who cares is fed too.',
  'gate.28': 'Asks what is worth the effort and takes risks to find out. Comes alive when the game has a meaning.',
  'gate.29': 'Says yes and goes the whole way. A yes here carries far, so it matters which one is given.',
  'gate.30':
    'Feels desire strongly and burns for an experience. The feeling is real even while its outcome stays open.',
  'gate.31': 'Speaks for a group and influences where it goes. Leads well when the group has chosen it.',
  'gate.32':
    'Senses what will last and what will not. Careful with change: keeps what works and lets the rest go in time.',
  'gate.33':
    'Steps back, thinks over what happened, and tells it later. Time alone turns experience into something worth sharing.',
  'gate.34':
    'Strong, independent energy that wants to be busy. It works best on its own tasks and loses its way on other people’s.',
  'gate.35': 'Wants to try everything once. Looks for change, gathers experience, and moves on when it has had enough.',
  'gate.36':
    'Walks into the unknown, feelings first. What begins as a storm becomes experience that others can learn from.',
  'gate.37':
    'Makes a family of people through warmth, meals and clear agreements. Friendship here rests on fair give and take.',
  'gate.38': 'Stands up for what it believes in and holds out under pressure. Needs a fight that is worth it.',
  'gate.39': 'Pokes, to find out what spirit people are in. The poke touches moods: some wake up, some walk away.',
  'gate.40': 'Works hard and then needs to be alone. Rest is part of the bargain, and so is the right to say no.',
  'gate.41':
    'Starts a new round of experience out of imagination. Dreams up what could be felt next, one thing at a time.',
  'gate.42': 'Brings things to their end. Grows by finishing what was begun, and stays restless while a cycle is open.',
  'gate.43':
    'Knows something suddenly, from inside, in its own terms. Others need time to follow, so it lands best when someone asks.',
  'gate.44': 'Remembers how people and deals went before, and picks up the pattern early. Alert to who fits where.',
  'gate.45':
    'Gathers people and goods, and shares them out. A natural say over what a community owns comes with the duty to look after it.',
  'gate.46':
    'Is at home in the body and often in the right place at the right time. Luck comes from giving oneself fully to what one is doing.',
  'gate.47':
    'Turns pictures of the past over until they make sense. The moment of understanding comes by itself, after a while.',
  'gate.48':
    'Goes deep into a subject and carries solutions in that depth. The worry of not knowing enough is the other side of it.',
  'gate.49':
    'Holds principles, and accepts or turns down people and terms by them. Ends what no longer meets a need, to make room for something fairer.',
  'gate.50':
    'Looks after the rules that keep people safe. Feels responsible for values, and for those who depend on them.',
  'gate.51': 'Shocks, gets shocked, and finds courage in it. Goes first where others hold back.',
  'gate.52':
    'Sits still until it is clear what deserves attention. Without something worth the focus, the same stillness turns to restlessness.',
  'gate.53': 'Pushes to begin something new. Starting is the gift; it helps to know beforehand who will finish.',
  'gate.54': 'Wants to rise: in work, in standing, in life. This drive gets noticed by those who can help it along.',
  'gate.55': 'Lives by mood, now full, now melancholy. A low day needs no repair; it passes in its own time.',
  'gate.56':
    'Tells stories and keeps people interested. Turns ideas and experience into something worth listening to; proof is somebody else’s job.',
  'gate.57': 'Hears with a fine inner ear what is safe right now. The hint is quiet and does not repeat itself.',
  'gate.58':
    'Pushes to make life better, out of plain joy in being alive. Looks for something that is worth improving.',
  'gate.59': 'Gets past the barriers between people. Makes contact easily; what the closeness is for shows later.',
  'gate.60': 'Meets limits and accepts them until something new gets through. Change comes in jumps, out of restraint.',
  'gate.61': 'Is drawn to what cannot be known for sure. Enjoys the mystery, and now and then simply knows.',
  'gate.62': 'Names things, counts them and puts them in order. Details make a thought clear to other people.',
  'gate.63':
    'Asks whether it is really so. A good doubt tests a pattern; it is about the matter, not about one’s own worth.',
  'gate.64':
    'Holds many pictures of the past that do not fit together yet. The confusion clears when nobody forces it.',
}
