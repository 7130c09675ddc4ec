/** What each gate does; written without "you", since a reading is also shown on other members’ charts. */
export const readingsGates = {
  'gate.1':
    'Makes things in its own way, for the sake of making them. The work speaks for itself and usually turns out best without an audience.',
  'gate.2':
    'Knows where things should go, long before it’s clear how to get there. Points out the direction and leaves the driving to others.',
  'gate.3': 'Starts in a mess and sorts it out. Finds order in something new, at the pace the new thing allows.',
  'gate.4':
    'Comes up with answers and formulas wherever there’s doubt. Every answer is a suggestion until someone has tried it.',
  'gate.5':
    'Likes a fixed daily rhythm: getting up, eating and working at the same hours. Calm as long as the rhythm holds, out of sorts when it’s broken.',
  'gate.6':
    'Decides who may come close, and when. Friction works as a filter here: it either brings people together or keeps them at a distance.',
  'gate.7':
    'Leads from one side, more as an adviser than a ruler. Sees where a group is heading and shows by example how to behave along the way.',
  'gate.8':
    'Draws attention to work that deserves it. Has a style of its own, and a knack for showing what’s different and why it’s worth a look.',
  'gate.9': 'Focuses on one small thing and stays with it. Details get done here because the attention doesn’t wander.',
  'gate.10':
    'Feels comfortable being itself, and it shows. Other people see that there’s more than one right way to live.',
  'gate.11':
    'Collects ideas and images, far more than one life has room for. They’re meant for sharing, and only a few of them for doing.',
  'gate.12':
    'Speaks up when the mood is right and holds back when it isn’t. In the right mood the words reach people; in the wrong one it’s better to say nothing.',
  'gate.13':
    'Listens, remembers and keeps secrets. People come here with their stories because someone hears them out.',
  'gate.14':
    'Has plenty of energy for work it loves, and brings in resources that way. The money follows the work, not the other way round.',
  'gate.15': 'Changes its rhythm often and makes room for everyone else’s. Loves people, extremes and all.',
  'gate.16':
    'Practises with enthusiasm until it becomes a skill. Enjoys trying things out as much as being good at them.',
  'gate.17':
    'Forms opinions about how things will turn out and lines up the facts behind them. Useful when people ask, tiring when they don’t.',
  'gate.18': 'Sees what isn’t right yet and wants to fix it. Best aimed at patterns and things, not at people.',
  'gate.19':
    'Senses what’s needed: food, shelter, closeness, a place at the table. Reaches out to others so that everyone gets what they need.',
  'gate.20':
    'Acts and speaks in the present moment. Notices what’s here right now, and says or does it without rehearsing.',
  'gate.21':
    'Wants control of its own money, time, territory and food. Does well when it’s put in charge of one area and left alone to run it.',
  'gate.22':
    'Warm and attentive in a good mood, closed in a bad one. When it’s open, it hears the feeling behind the words.',
  'gate.23': 'Puts an unusual insight into simple words. Timing decides whether people hear it as clever or just odd.',
  'gate.24':
    'Turns a thought over again and again until it settles into an answer. The answer tends to come in between, when no one’s forcing it.',
  'gate.25':
    'Meets everyone and everything with the same friendly heart. Comes through hard times without turning bitter.',
  'gate.26':
    'Sells, persuades and shows things in their best light. Knows which part of a story people will remember; it works best when the story is true.',
  'gate.27': 'Looks after anyone small, weak or hungry. Can go on caring as long as it gets fed too.',
  'gate.28': 'Asks what’s worth the effort and takes risks to find out. Comes alive when the game means something.',
  'gate.29': 'Says yes and goes all the way. Since a yes goes such a long way here, it matters what it’s for.',
  'gate.30':
    'Longs for things intensely and burns to experience them. The feeling is real, even if no one knows how it’ll turn out.',
  'gate.31': 'Speaks for a group and influences where it goes. Leads well when the group has chosen it.',
  'gate.32':
    'Senses what will last and what won’t. Careful with change: keeps what works and lets the rest go in good time.',
  'gate.33':
    'Steps back, thinks over what happened and talks about it later. Time alone turns experience into something worth sharing.',
  'gate.34':
    'Strong, independent energy that wants to be busy. It works best on its own tasks and gets lost in other people’s.',
  'gate.35': 'Wants to try everything once. Looks for change, gathers experience and moves on when it’s had enough.',
  'gate.36':
    'Walks into the unknown, feelings first. What starts as an emotional storm becomes experience that others can learn from.',
  'gate.37':
    'Makes a family out of people through warmth, meals and clear agreements. Friendship here depends on fair give and take.',
  'gate.38': 'Fights for what it believes in and doesn’t give way under pressure. Needs a cause that’s worth it.',
  'gate.39': 'Provokes people to find out what they’re made of. It touches a nerve: some wake up, others walk away.',
  'gate.40': 'Works hard and then needs to be alone. Rest is part of the deal, and so is the right to say no.',
  'gate.41':
    'Imagines what could be felt next and sets a new experience in motion. Full of dreams, but best at starting one at a time.',
  'gate.42': 'Brings things to an end. Grows by finishing what’s been started, and is restless until it’s done.',
  'gate.43':
    'Suddenly knows something, on its own terms and without knowing how. Other people need time to follow, so it goes down best when someone asks.',
  'gate.44':
    'Remembers how people and deals went in the past, and spots the pattern early. Has a nose for who fits where.',
  'gate.45':
    'Brings people and possessions together and shares them out. Has a natural say in what a community owns, and the duty to look after it.',
  'gate.46':
    'Feels at home in the body and is often in the right place at the right time. Good luck comes from being wholly involved in something.',
  'gate.47': 'Goes over images from the past until they make sense. Understanding comes on its own, after a while.',
  'gate.48':
    'Goes deep into a subject and finds solutions there. The other side of it is the worry of not knowing enough.',
  'gate.49':
    'Has principles, and accepts or rejects people and terms according to them. Ends what no longer meets a need, to make room for something fairer.',
  'gate.50':
    'Looks after the rules that keep people safe. Feels responsible for values, and for the people who depend on them.',
  'gate.51': 'Gives shocks, gets them too, and becomes braver each time. Goes first where others hold back.',
  'gate.52':
    'Keeps still until it’s clear what deserves attention. Without something worth focusing on, the stillness turns into restlessness.',
  'gate.53': 'Pushes to start something new. Starting is the gift; it helps to know beforehand who’s going to finish.',
  'gate.54': 'Wants to move up: at work, in society, in life. People who can help tend to notice this drive.',
  'gate.55':
    'Lives by its moods, full of joy one day and melancholy the next. A low day doesn’t need fixing; it passes in its own time.',
  'gate.56':
    'Tells stories and keeps people interested. Turns ideas and experience into something worth listening to, and leaves the proof to others.',
  'gate.57': 'Has a fine inner ear for what’s safe right now. The hint is quiet and isn’t repeated.',
  'gate.58':
    'Wants to make life better, simply because it’s good to be alive. Looks for something that’s worth improving.',
  'gate.59':
    'Gets past the barriers between people. Makes contact easily; what the closeness is for becomes clear later.',
  'gate.60':
    'Runs into limits and accepts them until something new gets through. Change comes in leaps, out of constraint.',
  'gate.61': 'Is drawn to what no one can know for sure. Enjoys the mystery, and every so often simply knows.',
  'gate.62': 'Names things, counts them and puts them in order. The details make an idea clear to other people.',
  'gate.63': 'Asks whether it’s really true. A good doubt tests an idea, not a person’s worth.',
  'gate.64':
    'Holds a jumble of images from the past that don’t fit together yet. The confusion clears when it isn’t forced.',
}
